import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { brotli } from "./compression.mjs";

const unpack = promisify(brotliDecompress);

/** @param {string[]} parts */
export function hashOf(...parts) {
  const hash = createHash("sha256");
  // A zero ends each, so that what moves from one part to the next makes another hash.
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}

/** What ends a PNG. */
const PNG_END = Buffer.from("IEND");

/**
 * Pages and pictures that earlier builds made, each under the hash of all it was made of, so that one is
 * never taken for another. It may be deleted at any time, and a host may keep it between builds.
 * @param {string} folder
 */
export async function openPageCache(folder) {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  /** @type {Set<string>} */
  const used = new Set();
  return {
    /**
     * The page of that hash, compressed and not.
     * @param {string} hash
     * @param {() => Promise<string>} render
     */
    async page(hash, render) {
      const name = `${hash}.br`;
      used.add(name);
      if (kept.has(name)) {
        const packed = await readFile(join(folder, name));
        const text = await unpack(packed).catch(() => null);
        // A file that a broken-off build left half written is no page.
        if (text !== null) return { text, packed };
      }
      const text = Buffer.from(await render());
      const packed = await brotli(text);
      await writeFile(join(folder, name), packed);
      return { text, packed };
    },
    /**
     * The PNG of that hash.
     * @param {string} hash
     * @param {() => Promise<Buffer>} draw
     */
    async picture(hash, draw) {
      const name = `${hash}.png`;
      used.add(name);
      if (kept.has(name)) {
        const png = await readFile(join(folder, name));
        if (png.subarray(-8, -4).equals(PNG_END)) return png;
      }
      const png = await draw();
      await writeFile(join(folder, name), png);
      return png;
    },
    /** Deletes what nothing of this build was. */
    async close() {
      for (const name of kept) {
        if (!used.has(name)) await rm(join(folder, name), { force: true });
      }
    },
  };
}
