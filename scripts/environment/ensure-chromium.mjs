import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./find-chromium.mjs";

/** @param {string} command @param {string[]} args */
const run = (command, ...args) =>
  spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });

export function ensureChromium() {
  if (findChromium() !== null) return;
  console.log("No Chromium found; installing Playwright's…");
  run("npx", "playwright", "install", "chromium");
  if (findChromium() !== null) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("That did not work; installing Debian's…");
    run("apt-get", "update");
    for (const name of ["chromium-headless-shell", "chromium"]) {
      run("apt-get", "install", "-y", "--no-install-recommends", name);
      if (findChromium() !== null) return;
    }
  }
  throw new Error(
    "The browser tests need a Chromium. Install one, or name it: CHROME_PATH=/path/to/chrome npm test",
  );
}
