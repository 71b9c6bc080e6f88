import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as packByGzip } from "node:zlib";

const packByBrotli = promisify(brotliCompress);
export const gzip = promisify(packByGzip);

const COMPRESSED = /\.(html|js|css|svg|xml|json|txt)$/;
/** A smaller file fits into the first packet as it is. In bytes. */
const SMALLEST = 1024;
/** Pages are many: the best would make them a tenth smaller in fifty times the time. */
const PAGE_QUALITY = 6;
export const BEST_QUALITY = 10;

/** @param {Buffer} bytes */
export const brotli = (bytes, quality = PAGE_QUALITY) =>
  packByBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** @param {string} file @param {Buffer} bytes */
const isCompressed = (file, bytes) => COMPRESSED.test(file) && bytes.length >= SMALLEST;

/**
 * Writes a file, and beside it its compressed forms for a host that sends those.
 * @param {string} file
 * @param {Buffer} bytes
 * @param {number | Buffer} [packed] its brotli form, where that is known, or how well to pack it
 */
export async function writeCompressed(file, bytes, packed = PAGE_QUALITY) {
  /** @type {Promise<void>[]} */
  const forms = [writeFile(file, bytes)];
  if (isCompressed(file, bytes)) {
    const known = typeof packed === "number" ? brotli(bytes, packed) : Promise.resolve(packed);
    forms.push(
      known.then((br) => writeFile(`${file}.br`, br)),
      gzip(bytes).then((gz) => writeFile(`${file}.gz`, gz)),
    );
  }
  await Promise.all(forms);
}

/**
 * The same for what a bundler has written into a folder, once: browsers keep that for long, so it is worth
 * the time of the best quality.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    if (existsSync(`${file}.gz`)) continue;
    const bytes = await readFile(file);
    if (isCompressed(file, bytes)) await writeCompressed(file, bytes, BEST_QUALITY);
  }
}
