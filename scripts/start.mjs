// npm start: installs, builds and serves what is missing. Imports at first only Node's own modules, because the
// dependencies may not be installed.
import { spawnSync } from "node:child_process";
import { fail } from "./environment/fail.mjs";
import { installDependencies } from "./environment/install-dependencies.mjs";
import { hashOfSources, lastBuild } from "./environment/last-build.mjs";
import { assertPortIsFree } from "./environment/port.mjs";

try {
  installDependencies();
  const { register } = await import("tsx/esm/api");
  register();
  const { loadLocalEnv, portFromEnv } = await import("../server/local-env.ts");
  const { clientFolder, distFolder, serverFolder } =
    await import("../server/prerender/build-folders.ts");
  loadLocalEnv();
  await assertPortIsFree(portFromEnv(4173));
  const build = lastBuild({ dist: distFolder, client: clientFolder, server: serverFolder });
  if (build.isOf(hashOfSources(".", process.env))) {
    console.log("Nothing to build: all is as it was at the last build.");
  } else {
    console.log("Building the site…");
    const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
  const { preview } = await import("vite");
  const server = await preview();
  console.log("\nCurbfront is running.");
  server.printUrls();
  console.log("  Staff area: /admin, with the pair shown there. Stop with Ctrl+C.");
} catch (error) {
  fail(error);
}
