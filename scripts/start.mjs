// npm start: installs, builds and serves what is missing. Imports only Node's own modules, because the
// dependencies may not be installed.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { installDependencies } from "./environment/install-dependencies.mjs";
import { hashOfSources, lastBuild } from "../server/prerender/last-build.mjs";
import { loadLocalEnv, portFromEnv } from "../server/local-env.mjs";
import { assertPortIsFree } from "./environment/port.mjs";
import { fail } from "../server/fail.mjs";
import { clientFolder, distFolder, serverFolder } from "../server/prerender/build-folders.mjs";

try {
  loadLocalEnv();
  const port = portFromEnv(4173);
  await assertPortIsFree(port);
  installDependencies();
  const build = lastBuild({ dist: distFolder, client: clientFolder, server: serverFolder });
  if (build.isOf(hashOfSources(".", process.env))) {
    console.log("Nothing to build: all is as it was at the last build.");
  } else {
    console.log("Building the site…");
    const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
  const vite = await import(pathToFileURL("node_modules/vite/dist/node/index.js").href);
  const server = await vite.preview();
  console.log("\nCurbfront is running.");
  server.printUrls();
  console.log("  Staff area: /admin, with the pair shown there. Stop with Ctrl+C.");
} catch (error) {
  fail(error);
}
