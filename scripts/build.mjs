// Both builds and the prerendering, in order. Exits with the first failure.
import { spawnSync } from "node:child_process";

/** @param {string[]} args */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

// React reads it when it is loaded, and takes twice the time in its development version.
process.env.NODE_ENV = "production";
const vite = "node_modules/vite/bin/vite.js";
run(vite, "build", "--logLevel", "warn");
run(vite, "build", "--logLevel", "warn", "--ssr", "src/app/entry-server.tsx");
run("scripts/pages/prerender.mjs");
