// Cuts the packaged fonts down to src/assets/fonts, which is committed. Run it after
// changing which letters, weights or widths the site uses; a test compares.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { subsetFonts } from "./subset-fonts.mjs";

const FOLDER = fileURLToPath(new URL("../../src/assets/fonts/", import.meta.url));

mkdirSync(FOLDER, { recursive: true });
for (const [name, font] of await subsetFonts()) {
  writeFileSync(FOLDER + name, font);
  console.log(`${name}: ${font.length} bytes`);
}
