// node --import tsx art/fonts/make-fonts.ts: subsets the packaged fonts into src/assets/fonts. Run it after changing
// the characters, weights or widths that the site uses, and commit the files; a test compares them.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { subsetFonts } from "./subset-fonts";

const FOLDER = fileURLToPath(new URL("../../src/assets/fonts/", import.meta.url));

mkdirSync(FOLDER, { recursive: true });
for (const [name, font] of await subsetFonts()) {
  writeFileSync(FOLDER + name, font);
  console.log(`${name}: ${font.length} bytes`);
}
