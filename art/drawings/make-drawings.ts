// node --import tsx art/drawings/make-drawings.ts: writes public/drawings and the icons made of public/favicon.svg.
// Commit the files; a test compares them.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { drawAll, PUBLIC_FOLDER } from "./draw";
import { drawIcons } from "./icons";

const root = fileURLToPath(new URL("../../", import.meta.url));

const files = await drawAll();
rmSync(root + PUBLIC_FOLDER, { recursive: true, force: true });
for (const [file, svg] of files) {
  mkdirSync(dirname(root + file), { recursive: true });
  writeFileSync(root + file, svg);
}
const icons = drawIcons();
for (const [file, bytes] of icons) writeFileSync(root + file, bytes);
console.log(`Drew ${files.size + icons.size} pictures.`);
