// Not the asynchronous ones: thousands of small files are read and written in a third of the time.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { distFolder } from "./build-folders.mjs";
import { compressedForms } from "./compression.mjs";

/** Where this build has files, and the folders that they stand in. @type {Set<string>} */
const current = new Set([distFolder]);

/**
 * Only what is not there yet: most files of a build are those of the build before, and disks write much
 * more slowly than they read.
 * @param {string} target @param {Buffer} bytes
 */
function put(target, bytes) {
  for (let path = target; !current.has(path); path = dirname(path)) current.add(path);
  const isThere = existsSync(target);
  if (isThere && readFileSync(target).equals(bytes)) return;
  if (!isThere) mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/**
 * Writes a file of the built site, and beside it its compressed forms for a host that sends those.
 * @param {string} file
 * @param {string | Buffer} content
 * @param {number | {br: Buffer, gz: Buffer}} [packed] how well to pack it, or those forms
 */
export async function writeFileOfSite(file, content, packed) {
  const target = join(distFolder, file);
  const bytes = Buffer.from(content);
  const { br, gz } = await compressedForms(file, bytes, packed);
  put(target, bytes);
  if (br !== undefined) put(`${target}.br`, br);
  if (gz !== undefined) put(`${target}.gz`, gz);
}

/**
 * The same for the page at an address.
 * @param {string} path
 * @param {string | Buffer} content
 * @param {number | {br: Buffer, gz: Buffer}} [packed]
 */
export const writePage = (path, content, packed) =>
  writeFileOfSite(path === "/" ? "index.html" : `${path}/index.html`, content, packed);

/**
 * Copies all files of a folder into the site, but those.
 * @param {string} folder
 * @param {readonly string[]} left files or folders
 */
export function copyIntoSite(folder, left) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (left.includes(entry.name)) continue;
    copy(join(folder, entry.name), join(distFolder, entry.name), entry.isDirectory());
  }
}

/** @param {string} from @param {string} to @param {boolean} isFolder */
function copy(from, to, isFolder) {
  if (!isFolder) return put(to, readFileSync(from));
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    copy(join(from, entry.name), join(to, entry.name), entry.isDirectory());
  }
}

/** Deletes what earlier builds left and this one did not write. */
export function removeOthers(folder = distFolder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!current.has(path)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeOthers(path);
  }
}
