// Not the asynchronous functions: they take three times as long for thousands of small files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compressedForms } from "../serving/compression.mjs";
import { distFolder, filesIn } from "./build-folders.mjs";

/** The files of this build and their folders. @type {Set<string>} */
const current = new Set([distFolder]);

/**
 * Writes only what differs: most files are those of the build before, and disks write slowly.
 * @param {string} target @param {Buffer} bytes
 */
function put(target, bytes) {
  for (let path = target; !current.has(path); path = dirname(path)) current.add(path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/**
 * Writes a file of the built site and, for a host that sends them, its compressed forms beside it.
 * @param {string} file
 * @param {string | Buffer} content
 * @param {number | {br: Buffer, gz: Buffer}} [packed] how well to compress it, or those forms
 */
export async function writeFileOfSite(file, content, packed) {
  const target = join(distFolder, file);
  const bytes = Buffer.from(content);
  const forms = await compressedForms(file, bytes, packed);
  put(target, bytes);
  for (const [form, compressed] of Object.entries(forms)) put(`${target}.${form}`, compressed);
}

/**
 * Writes the page at an address.
 * @param {string} path
 * @param {string | Buffer} content
 * @param {number | {br: Buffer, gz: Buffer}} [packed]
 */
export const writePage = (path, content, packed) =>
  writeFileOfSite(path === "/" ? "index.html" : `${path}/index.html`, content, packed);

/** Copies a folder into the site. @param {string} folder @param {readonly string[]} omitted names in it */
export function copyIntoSite(folder, omitted) {
  for (const path of filesIn(folder)) {
    const file = relative(folder, path);
    if (!omitted.includes(file.split(sep)[0] ?? ""))
      put(join(distFolder, file), readFileSync(path));
  }
}

/** Deletes what earlier builds wrote and this one did not. */
export function removeOthers() {
  for (const name of readdirSync(distFolder, { recursive: true, encoding: "utf8" })) {
    const path = join(distFolder, name);
    if (!current.has(path)) rmSync(path, { recursive: true, force: true });
  }
}
