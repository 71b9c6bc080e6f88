// node art/drawings/make-drawings.mjs: writes public/drawings, the inlined drawings, and the icons made of public/favicon.svg.
// Commit the files; a test compares them.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { drawIcons } from "./icons.mjs";

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));
const root = path("../../");

/** @typedef {typeof import("./draw.ts")} Draw */
const { module } = await runnerImport(path("draw.ts"), {
  configFile: false,
  resolve: { alias: { "@": `${root}src` } },
});
const { drawAll, PUBLIC_FOLDER } = /** @type {Draw} */ (module);

const files = await drawAll();
rmSync(root + PUBLIC_FOLDER, { recursive: true, force: true });
for (const [file, svg] of files) {
  mkdirSync(dirname(root + file), { recursive: true });
  writeFileSync(root + file, svg);
}
const icons = drawIcons();
for (const [file, bytes] of icons) writeFileSync(root + file, bytes);
console.log(`Drew ${files.size + icons.size} pictures.`);
