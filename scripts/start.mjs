// npm start: everything from a clone to a served site. Only Node's own modules may be
// imported before the dependencies are known to be there.
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { installDependencies } from "./environment/install-dependencies.mjs";
import { loadLocalEnv, portFromEnv } from "./environment/local-env.mjs";
import { assertPortIsFree } from "./environment/port.mjs";
import { fail } from "./environment/fail.mjs";

try {
  loadLocalEnv();
  const port = portFromEnv(4173);
  await assertPortIsFree(port);
  installDependencies();
  console.log("Building the site…");
  const build = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (build.status !== 0) process.exit(build.status ?? 1);
  const vite = await import(pathToFileURL("node_modules/vite/dist/node/index.js").href);
  const server = await vite.preview();
  console.log("\nCurbfront is running.");
  server.printUrls();
  console.log("  Staff area: /admin, with the pair shown there. Stop with Ctrl+C.");
} catch (error) {
  fail(error);
}
