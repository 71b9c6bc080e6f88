import { writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { brotli } from "./compression.mjs";
import { SHEET_LINK } from "./styles/page-sheets.mjs";

const unpack = promisify(brotliDecompress);

/** What ends a PNG. */
const PNG_END = Buffer.from("IEND");

/**
 * Pages, their sheets and pictures that earlier builds made, each under the hash of all it was made of, so that one is
 * never taken for another. It may be deleted at any time, and a host may keep it between builds.
 * @param {string} folder
 */
export async function openPageCache(folder) {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** Whether the sheet is there that a page of an earlier build links to. @param {string} page */
  async function hasSheetOf(page) {
    const name = SHEET_LINK.exec(page)?.[1];
    if (name === undefined) return true;
    used.add(name);
    if (sheets.has(name)) return true;
    if (!kept.has(name)) return false;
    sheets.set(name, await readFile(join(folder, name), "utf8"));
    return true;
  }
  return {
    /** The sheets that the pages of this build link to, by name. */
    sheets,
    /** Keeps one for the pages of later builds. @param {string} name @param {string} css */
    keepSheet(name, css) {
      used.add(name);
      sheets.set(name, css);
      if (!kept.has(name)) writeFileSync(join(folder, name), css);
    },
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
        if (text !== null && (await hasSheetOf(text.toString()))) return { text, packed };
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
