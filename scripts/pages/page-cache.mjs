// Synchronous, because the asynchronous functions take three times as long for thousands of small files.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotli, gzip } from "../serving/compression.mjs";

/**
 * Pages and pictures of earlier builds, named by the hash of their inputs. The folder may be deleted at any
 * time.
 * @param {string} folder
 */
export function openPageCache(folder) {
  mkdirSync(folder, { recursive: true });
  const complete = new Set(readdirSync(folder));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Map<string, Promise<Buffer>>} */
  const making = new Map();

  /** @param {string} name @param {() => Promise<Buffer>} make */
  async function file(name, make) {
    used.add(name);
    const path = join(folder, name);
    if (complete.has(name)) return readFileSync(path);
    const made = making.get(name) ?? make();
    making.set(name, made);
    const bytes = await made;
    // Written under a temporary name and renamed, because a build may be interrupted.
    if (making.delete(name)) {
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      complete.add(name);
    }
    return bytes;
  }

  return {
    file,
    /** @param {string} hash @param {() => Promise<string>} render */
    async page(hash, render) {
      const html = await file(`${hash}.html`, async () => Buffer.from(await render()));
      const br = await file(`${hash}.br`, () => brotli(html));
      const gz = await file(`${hash}.gz`, () => gzip(html));
      return { html, br, gz };
    },
    close() {
      for (const name of complete) {
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
