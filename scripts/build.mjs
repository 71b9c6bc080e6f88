// Builds both bundles, unless the sources are unchanged, then the pages.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { hashOfSources, lastBuild } from "../server/prerender/last-build.mjs";
import { loadLocalEnv } from "../server/local-env.mjs";
import { clientFolder, distFolder, serverFolder } from "../server/prerender/build-folders.mjs";

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
// React renders at half the speed in its development version.
process.env.NODE_ENV = "production";
const vite = "node_modules/vite/bin/vite.js";
if (!areBundled) {
  // One after the other: each takes most of a gigabyte and both cores.
  await run(vite, "build", "--logLevel", "warn");
  await run(vite, "build", "--logLevel", "warn", "--ssr", "src/app/entry-server.tsx");
}
// Limits memory, which thousands of posts would fill. The large semi-space reduces garbage collection of
// short-lived objects.
const memory = ["--max-old-space-size=256", "--max-semi-space-size=16"];
await run(...memory, "--import", "tsx", "server/prerender/prerender.ts");
build.remember(sources);
