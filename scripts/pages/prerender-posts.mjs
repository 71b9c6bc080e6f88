import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serverFolder } from "./build-folders.mjs";
import { hashOf } from "./hash-of.mjs";
import { writePage } from "./write-page.mjs";

/** @typedef {typeof import("../../src/app/entry-server.tsx")} Server */
/** @typedef {import("./page-template.mjs").FillTemplate} FillTemplate */
/** @typedef {Awaited<ReturnType<typeof import("./page-cache.mjs").openPageCache>>} PageCache */
/** @typedef {(picture: import("../../src/app/prerender/share-pictures.ts").SharePicture) => Promise<void>} WriteShareImage */

/** So many posts are read and written at once; more would only stay longer in memory. */
const AT_ONCE = 40;

/** @param {string} folder */
function filesOf(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/**
 * A hash of what all pages are made by: our code as it was bundled, the libraries beside it, what
 * puts a page together, and the runtime, whose release decides how a date is written.
 * @param {string} template
 */
function codeHash(template) {
  const bundle = filesOf(serverFolder).filter((file) => file.endsWith(".js"));
  const code = [...bundle, ...filesOf("scripts/pages"), "package-lock.json"];
  const texts = code.flatMap((file) => [file, readFileSync(file, "utf8")]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return hashOf(...texts, template, process.version, timeZone);
}

/**
 * Writes the page and the share picture of every post. One that is made of the same as in an earlier
 * build is not made again.
 * @param {{server: Server, template: string, fill: FillTemplate}} code
 *   `template` is the text of what `fill` puts pages into
 * @param {{cache: PageCache, writeShareImage: WriteShareImage}} made
 * @param {readonly string[]} ids
 * @param {(what: string, error: unknown) => void} leaveOut
 */
export async function prerenderPosts(
  { server, template, fill },
  { cache, writeShareImage },
  ids,
  leaveOut,
) {
  const code = codeHash(template);
  const count = { written: 0, rendered: 0 };
  /** @param {import("../../src/app/prerender/prerendered-posts.ts").PostPage} post */
  const makePage = ({ path, data }) =>
    cache.page(hashOf(code, path, JSON.stringify(data)), async () => {
      count.rendered += 1;
      const page = await server.renderPage(path, "", data);
      return fill(page, page.key);
    });
  let writing = Promise.resolve();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const batch = ids.slice(from, from + AT_ONCE);
    const posts = await server.readPostPages(batch).catch((error) => {
      leaveOut(`posts ${from + 1} to ${from + batch.length}`, error);
      return [];
    });
    // The posts before these are packed and written while these were read.
    await writing;
    writing = Promise.all(
      posts.map(async (post) => {
        const { text, packed } = await makePage(post);
        await writePage(post.path, text, packed);
        if (post.share !== null) await writeShareImage(post.share);
        count.written += 1;
      }),
    ).then(() => undefined);
  }
  await writing;
  return count;
}
