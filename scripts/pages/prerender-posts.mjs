import { hashOf } from "./cache/hash-of.mjs";
import { writePage } from "./site-folder.mjs";

/** @typedef {typeof import("../../src/app/entry-server.tsx")} Server */
/** @typedef {import("./page-template.mjs").FillTemplate} FillTemplate */
/** @typedef {ReturnType<typeof import("./cache/page-cache.mjs").openPageCache>} PageCache */
/** @typedef {(picture: import("../../src/app/prerender/share-pictures.ts").SharePicture) => Promise<void>} WriteShareImage */

/** So many posts are read and written at once; more would only stay longer in memory. */
const AT_ONCE = 40;

/**
 * Writes the page and the share picture of every post. One that is made of the same as in an earlier
 * build is not made again.
 * @param {{server: Server, madeBy: string, fill: FillTemplate}} code
 *   `madeBy` is a hash of all that makes pages of posts
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
  async function putPage({ path, data }) {
    const made = hashOf(madeBy, path, JSON.stringify(data));
    const { html, ...packed } = await cache.page(made, async () => {
      count.rendered += 1;
      const page = await server.renderPage(path, "", data);
      return fill(page, page.key);
    });
    await writePage(path, html, packed);
  }
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
        // The picture meanwhile: another thread draws it.
        await Promise.all([
          putPage(post),
          post.share === null ? null : writeShareImage(post.share),
        ]);
        count.written += 1;
      }),
    ).then(() => undefined);
  }
  await writing;
  return count;
}
