import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { distFolder } from "./build-folders.mjs";
import { writeCompressed } from "./compression.mjs";

/**
 * Writes a file of the built site and its compressed forms.
 * @param {string} file
 * @param {string | Buffer} content
 * @param {number | Buffer} [packed] as for writeCompressed
 */
export async function writeFileOfSite(file, content, packed) {
  const target = join(distFolder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeCompressed(target, Buffer.from(content), packed);
}

/**
 * The same for the page at an address.
 * @param {string} path
 * @param {string | Buffer} content
 * @param {number | Buffer} [packed]
 */
export const writePage = (path, content, packed) =>
  writeFileOfSite(path === "/" ? "index.html" : `${path}/index.html`, content, packed);
