// Both builds at once, then the prerendering. Exits with the first failure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { hashOfSources, lastBuild } from "./environment/last-build.mjs";
import { loadLocalEnv } from "./environment/local-env.mjs";
import { distFolder, serverFolder } from "./pages/build-folders.mjs";

/** @param {string[]} args */
async function run(...args) {
  const [status] = await once(spawn(process.execPath, args, { stdio: "inherit" }), "exit");
  if (status !== 0) process.exit(status ?? 1);
}

loadLocalEnv();
const build = lastBuild({ dist: distFolder, server: serverFolder });
const sources = hashOfSources(".", process.env);
build.forget();
// React reads it when it is loaded, and takes twice the time in its development version.
process.env.NODE_ENV = "production";
const vite = "node_modules/vite/bin/vite.js";
await Promise.all([
  run(vite, "build", "--logLevel", "warn"),
  run(vite, "build", "--logLevel", "warn", "--ssr", "src/app/entry-server.tsx"),
]);
await run("scripts/pages/prerender.mjs");
build.remember(sources);
