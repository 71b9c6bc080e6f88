// Not the asynchronous functions: they take three times as long for thousands of small files.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotli, gzip } from "../serving/compression.mjs";

/**
 * Pages and pictures of earlier builds, each under a name with the hash of all it was made of. The folder
 * may be deleted at any time, and a host may keep it between builds.
 * @param {string} folder
 */
export function openPageCache(folder) {
  mkdirSync(folder, { recursive: true });
  const complete = new Set(readdirSync(folder));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Map<string, Promise<Buffer>>} */
  const making = new Map();

  /**
   * The file of that name, made now unless an earlier build made it.
   * @param {string} name
   * @param {() => Promise<Buffer>} make
   */
  async function file(name, make) {
    used.add(name);
    const path = join(folder, name);
    if (complete.has(name)) return readFileSync(path);
    const made = making.get(name) ?? make();
    making.set(name, made);
    const bytes = await made;
    // The first that waited writes it, renamed once it is complete, because a build may be interrupted.
    if (making.delete(name)) {
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      complete.add(name);
    }
    return bytes;
  }

  return {
    file,
    /** The page of that hash, with its compressed forms. @param {string} hash @param {() => Promise<string>} render */
    async page(hash, render) {
      const html = await file(`${hash}.html`, async () => Buffer.from(await render()));
      const br = await file(`${hash}.br`, () => brotli(html));
      const gz = await file(`${hash}.gz`, () => gzip(html));
      return { html, br, gz };
    },
    /** Deletes what this build did not use. */
    close() {
      for (const name of complete) {
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
