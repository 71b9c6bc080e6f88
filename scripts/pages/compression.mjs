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
 * What is to stand beside a file for a host that sends it compressed; nothing for one that hardly gets
 * smaller.
 * @param {string} file
 * @param {Buffer} bytes
 * @param {number | {br: Buffer, gz: Buffer}} [packed] how well to pack it, or those forms
 * @returns {Promise<{br?: Buffer, gz?: Buffer}>}
 */
export async function compressedForms(file, bytes, packed = PAGE_QUALITY) {
  if (!isCompressed(file, bytes)) return {};
  if (typeof packed !== "number") return packed;
  const [br, gz] = await Promise.all([brotli(bytes, packed), gzip(bytes)]);
  return { br, gz };
}

/**
 * Writes those forms beside each file that a bundler has written into a folder, once: browsers keep that
 * for long, so it is worth the time of the best quality.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    if (existsSync(`${file}.gz`)) continue;
    const forms = await compressedForms(file, await readFile(file), BEST_QUALITY);
    for (const [form, bytes] of Object.entries(forms)) await writeFile(`${file}.${form}`, bytes);
  }
}
