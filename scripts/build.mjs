// Both bundles, unless those of the last build were made of the same, then the pages. Exits with the
// first failure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { hashOfSources, lastBuild } from "./environment/last-build.mjs";
import { loadLocalEnv } from "./environment/local-env.mjs";
import { clientFolder, distFolder, serverFolder } from "./pages/build-folders.mjs";

/** @param {string[]} args */
async function run(...args) {
  const [status] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit");
  if (status !== 0) process.exit(status ?? 1);
}

loadLocalEnv();
const build = lastBuild({ dist: distFolder, client: clientFolder, server: serverFolder });
const sources = hashOfSources(".", process.env);
const areBundled = build.isOf(sources);
build.forget();
// React reads it when it is loaded, and takes twice the time in its development version.
process.env.NODE_ENV = "production";
const vite = "node_modules/vite/bin/vite.js";
if (!areBundled) {
  // One after the other: each takes most of a gigabyte and both cores.
  await run(vite, "build", "--logLevel", "warn");
  await run(vite, "build", "--logLevel", "warn", "--ssr", "src/app/entry-server.tsx");
}
// Of many posts the pages would fill whatever memory there is before any is freed. A page is made of
// short-lived objects: with room for them, less is collected.
const memory = ["--max-old-space-size=256", "--max-semi-space-size=16"];
await run(...memory, "scripts/pages/prerender.mjs");
build.remember(sources);
