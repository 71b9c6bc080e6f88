import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

const SYSTEM_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
];

function playwrightsOwn() {
  try {
    /** @type {typeof import("@playwright/test")} */
    const { chromium } = createRequire(import.meta.url)("@playwright/test");
    return chromium.executablePath();
  } catch {
    return null;
  }
}

function* candidates() {
  yield process.env.CHROME_PATH;
  yield "/usr/bin/chromium-headless-shell";
  yield "/usr/bin/chromium";
  yield playwrightsOwn();
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const name of SYSTEM_NAMES) for (const folder of folders) yield join(folder, name);
  yield "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
}

export function findChromium() {
  for (const path of candidates()) {
    if (path && existsSync(path)) return path;
  }
  return null;
}
