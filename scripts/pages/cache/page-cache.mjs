// Not the asynchronous ones: thousands of small files are read and written in a third of the time.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotli, gzip } from "../compression.mjs";
import { SHEET_LINK } from "../styles/page-sheets.mjs";

/**
 * Pages, their sheets and pictures that earlier builds made, each under a name with the hash of all it was
 * made of, so that one is never taken for another. It may be deleted at any time, and a host may keep it
 * between builds.
 * @param {string} folder
 */
export function openPageCache(folder) {
  mkdirSync(folder, { recursive: true });
  const kept = new Set(readdirSync(folder));
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** @type {Map<string, Promise<Buffer>>} */
  const made = new Map();

  /** @param {string} name */
  function read(name) {
    used.add(name);
    return kept.has(name) ? readFileSync(join(folder, name)) : null;
  }
  /**
   * Under its name once it is whole: a build may break off.
   * @param {string} name @param {string | Buffer} content
   */
  function keep(name, content) {
    const unfinished = join(folder, `${name}.new`);
    writeFileSync(unfinished, content);
    renameSync(unfinished, join(folder, name));
  }
  /** Whether the sheet is there that a page of an earlier build links to. @param {string} page */
  function hasSheetOf(page) {
    const name = SHEET_LINK.exec(page)?.[1];
    if (name === undefined || sheets.has(name)) return true;
    const sheet = read(name);
    if (sheet === null) return false;
    sheets.set(name, sheet.toString());
    return true;
  }

  return {
    /** The sheets that the pages of this build link to, by name. */
    sheets,
    /** Keeps one for the pages of later builds. @param {string} name @param {string} css */
    keepSheet(name, css) {
      used.add(name);
      sheets.set(name, css);
      if (!kept.has(name)) keep(name, css);
    },
    /**
     * What stands under that name, made now unless an earlier build did.
     * @param {string} name says all that it is made of
     * @param {() => Promise<Buffer>} make
     */
    async file(name, make) {
      const there = read(name);
      if (there !== null) return there;
      const known = made.get(name);
      if (known !== undefined) return known;
      const making = make();
      made.set(name, making);
      keep(name, await making);
      return making;
    },
    /**
     * The page of that hash, with its compressed forms.
     * @param {string} hash
     * @param {() => Promise<string>} render
     */
    async page(hash, render) {
      const [html, br, gz] = [read(`${hash}.html`), read(`${hash}.br`), read(`${hash}.gz`)];
      if (html !== null && br !== null && gz !== null && hasSheetOf(html.toString())) {
        return { html, br, gz };
      }
      const bytes = Buffer.from(await render());
      const page = { html: bytes, br: await brotli(bytes), gz: await gzip(bytes) };
      for (const [form, content] of Object.entries(page)) keep(`${hash}.${form}`, content);
      return page;
    },
    /** Deletes what nothing of this build was. */
    close() {
      for (const name of kept) {
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
