// Synchronous, because the asynchronous functions take three times as long for thousands of small files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { compressedForms, type Packed } from "../serving/compression.ts";
import { distFolder, filesIn } from "./build-folders.mjs";

const current = new Set([distFolder]);

function put(target: string, bytes: Buffer) {
  for (let path = target; !current.has(path); path = dirname(path)) current.add(path);
  if (existsSync(target) && readFileSync(target).equals(bytes)) return;
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** @param packed compression quality, or the compressed forms */
export async function writeFileOfSite(
  file: string,
  content: string | Buffer,
  packed?: number | Packed,
) {
  const target = join(distFolder, file);
  const bytes = Buffer.from(content);
  const forms = await compressedForms(file, bytes, packed);
  put(target, bytes);
  for (const [form, compressed] of Object.entries(forms)) put(`${target}.${form}`, compressed);
}

export const writePage = (path: string, content: string | Buffer, packed?: number | Packed) =>
  writeFileOfSite(path === "/" ? "index.html" : `${path}/index.html`, content, packed);

/** @param omitted names in the folder */
export function copyIntoSite(folder: string, omitted: readonly string[]) {
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
