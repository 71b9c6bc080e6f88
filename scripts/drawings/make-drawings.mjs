// npm run drawings: draws public/drawings and what a page has in its HTML; all of it is committed.
// Run it after changing a drawing; a test compares.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

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
console.log(`Drew ${files.size} pictures.`);
