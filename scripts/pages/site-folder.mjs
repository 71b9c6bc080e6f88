// Synchronous, because the asynchronous functions take three times as long for thousands of small files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compressedForms } from "../serving/compression.mjs";
import { distFolder, filesIn } from "./build-folders.mjs";

/** @type {Set<string>} */
const current = new Set([distFolder]);

/** @param {string} target @param {Buffer} bytes */
function put(target, bytes) {
  for (let path = target; !current.has(path); path = dirname(path)) current.add(path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/**
 * @param {string} file
 * @param {string | Buffer} content
 * @param {number | {br: Buffer, gz: Buffer}} [packed] compression quality, or the compressed forms
 */
export async function writeFileOfSite(file, content, packed) {
  const target = join(distFolder, file);
  const bytes = Buffer.from(content);
  const forms = await compressedForms(file, bytes, packed);
  put(target, bytes);
  for (const [form, compressed] of Object.entries(forms)) put(`${target}.${form}`, compressed);
}

/** @param {string} path @param {string | Buffer} content @param {number | {br: Buffer, gz: Buffer}} [packed] */
export const writePage = (path, content, packed) =>
  writeFileOfSite(path === "/" ? "index.html" : `${path}/index.html`, content, packed);

/** @param {string} folder @param {readonly string[]} omitted names in it */
export function copyIntoSite(folder, omitted) {
  for (const path of filesIn(folder)) {
    const file = relative(folder, path);
    if (!omitted.includes(file.split(sep)[0] ?? ""))
      put(join(distFolder, file), readFileSync(path));
  }
}

export function removeOthers() {
  for (const name of readdirSync(distFolder, { recursive: true, encoding: "utf8" })) {
    const path = join(distFolder, name);
    if (!current.has(path)) rmSync(path, { recursive: true, force: true });
  }
}
