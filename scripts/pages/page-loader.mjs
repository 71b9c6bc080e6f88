import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFolder } from "./build-folders.mjs";
import { shareImages } from "../../art/share/share-images.mjs";
import { createPageTemplate } from "./page-template.mjs";

/** @typedef {typeof import("../../src/app/entry-server.tsx")} Server */

/** @returns {Promise<Server>} */
export const loadServer = () => import(pathToFileURL(join(serverFolder, "entry-server.js")).href);

/** @param {Server} server @returns {Record<string, {type: string, render: () => Promise<string>}>} */
export const feedsOf = ({ paths, renderRobots, renderSitemap, renderRss }) => ({
  [paths.sitemap]: { type: "application/xml; charset=utf-8", render: renderSitemap },
  [paths.robots]: { type: "text/plain; charset=utf-8", render: async () => renderRobots() },
  [paths.rssFeed]: { type: "application/rss+xml; charset=utf-8", render: renderRss },
});

/**
 * Renders the blog's pages on request, so that a published, changed or deleted post shows at once. A static host
 * serves the pages of its build, which the browser refreshes.
 * @param {string} dist @param {() => string} origin
 */
export function pageLoader(dist, origin) {
  const load = async () => {
    const server = await loadServer();
    const template = JSON.parse(readFileSync(join(serverFolder, "template.json"), "utf8"));
    const fill = createPageTemplate({ dist, ...template });
    const images = shareImages(dist, server);
    server.setServerBackend({ origin: server.env.supabaseUrl ?? origin(), fetch });
    return {
      isKnownPath: server.isKnownPath,
      /** @param {string} path @param {string} search */
      async render(path, search) {
        const page = await server.renderPage(path, search);
        return { ...page, document: await fill(page, page.key) };
      },
      /** @param {string} file */
      async shareImage(file) {
        const picture = await server.sharePictureAt(file);
        return picture && images.png(images.card(picture));
      },
      feeds: feedsOf(server),
    };
  };
  /** @type {ReturnType<typeof load> | undefined} */
  let ready;
  return () => (ready ??= load());
}
