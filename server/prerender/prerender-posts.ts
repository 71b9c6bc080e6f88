import type { PostPage } from "../../src/app/prerender/prerendered-posts.ts";
import type { SharePicture } from "../../src/app/prerender/share-pictures.ts";
import type { PageCache } from "./page-cache.ts";
import { hashOf } from "./page-inputs.ts";
import type { Server } from "./page-loader.ts";
import type { FillTemplate } from "./page-template.ts";
import { writePage } from "./site-folder.ts";

type Code = {
  server: Server;
  fill: FillTemplate;
  /** a hash of what makes the pages of posts */
  madeBy: string;
};
type Output = {
  cache: PageCache;
  writeShareImage: (picture: SharePicture) => Promise<void>;
};

const AT_ONCE = 24;

/** Writes each post's page and share picture. Renders only those whose inputs changed since an earlier build. */
export async function prerenderPosts(
  { server, madeBy, fill }: Code,
  { cache, writeShareImage }: Output,
  ids: readonly string[],
  leaveOut: (what: string, error: unknown) => void,
) {
  const count = { written: 0, rendered: 0 };
  async function writePost({ path, data, share }: PostPage) {
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
  let writing: Promise<unknown> = Promise.resolve();
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
