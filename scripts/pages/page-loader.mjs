import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFolder } from "./build-folders.mjs";
import { shareImages } from "../share/share-images.mjs";
import { createPageTemplate } from "./page-template.mjs";

/** @typedef {import("../../src/app/entry-server.tsx").RenderedPage} RenderedPage */

/**
 * The files made of posts, by their address.
 * @param {typeof import("../../src/app/entry-server.tsx")} server
 * @returns {Record<string, {type: string, render: () => Promise<string>}>}
 */
export function feedsOf({ paths, renderSitemap, renderRss }) {
  return {
    [paths.sitemap]: { type: "application/xml; charset=utf-8", render: renderSitemap },
    [paths.rssFeed]: { type: "application/rss+xml; charset=utf-8", render: renderRss },
  };
}

/**
 * Renders the blog's pages as they are now, so that a post is there, changed or gone on the
 * very next request. A static host serves what the build wrote and the browser refreshes it.
 * @param {string} dist
 * @param {() => string} origin
 */
export function pageLoader(dist, origin) {
  const load = async () => {
    const entry = pathToFileURL(join(serverFolder, "entry-server.js")).href;
    /** @type {typeof import("../../src/app/entry-server.tsx")} */
    const server = await import(entry);
    const template = JSON.parse(readFileSync(join(serverFolder, "template.json"), "utf8"));
    const fill = createPageTemplate({
      dist,
      ...template,
      writeSheet: (name, css) => writeFileSync(join(dist, "assets", name), css),
    });
    const images = shareImages(dist, server);
    server.setServerBackend({ origin: server.env.supabaseUrl ?? origin(), fetch });
    return {
      isKnownPath: server.isKnownPath,
      /** @param {string} path @param {string} search */
      async render(path, search) {
        const page = await server.renderPage(path, search);
        return { ...page, document: fill(page, page.key) };
      },
      /** The share picture of a post as it is now; null for any other file. @param {string} file */
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
