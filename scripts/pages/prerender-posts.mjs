import { hashOf } from "./page-inputs.mjs";
import { writePage } from "./site-folder.mjs";

/** @typedef {import("./page-loader.mjs").Server} Server */
/** @typedef {import("./page-template.mjs").FillTemplate} FillTemplate */
/** @typedef {ReturnType<typeof import("./page-cache.mjs").openPageCache>} PageCache */
/** @typedef {(picture: import("../../src/app/prerender/share-pictures.ts").SharePicture) => Promise<void>} WriteShareImage */

const AT_ONCE = 24;

/**
 * Writes each post's page and share picture. Renders only those whose inputs changed since an earlier build.
 * @param {{server: Server, madeBy: string, fill: FillTemplate}} code
 *   `madeBy` is a hash of what makes the pages of posts
 * @param {{cache: PageCache, writeShareImage: WriteShareImage}} made
 * @param {readonly string[]} ids
 * @param {(what: string, error: unknown) => void} leaveOut
 */
export async function prerenderPosts(
  { server, madeBy, fill },
  { cache, writeShareImage },
  ids,
  leaveOut,
) {
  const count = { written: 0, rendered: 0 };
  /** @param {import("../../src/app/prerender/prerendered-posts.ts").PostPage} post */
  async function writePost({ path, data, share }) {
    const picture = share === null ? null : writeShareImage(share);
    const { html, ...packed } = await cache.page(
      hashOf(madeBy, path, JSON.stringify(data)),
      async () => {
        count.rendered += 1;
        const page = await server.renderPage(path, "", data);
        return fill(page, page.key);
      },
    );
    await Promise.all([writePage(path, html, packed), picture]);
    count.written += 1;
  }
  let writing = Promise.all(/** @type {Promise<void>[]} */ ([]));
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const batch = ids.slice(from, from + AT_ONCE);
    const posts = await server.readPostPages(batch).catch((error) => {
      leaveOut(`posts ${from + 1} to ${from + batch.length}`, error);
      return [];
    });
    await writing;
    writing = Promise.all(posts.map(writePost));
  }
  await writing;
  return count;
}
