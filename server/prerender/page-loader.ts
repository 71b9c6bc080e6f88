import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { shareImages } from "../../art/share/share-images.mjs";
import type * as entryServer from "../../src/app/entry-server.tsx";
import { serverFolder } from "./build-folders.mjs";
import { createPageTemplate } from "./page-template.ts";

export type Server = typeof entryServer;
type Feed = { type: string; render: () => Promise<string> };

export const loadServer = (): Promise<Server> =>
  import(pathToFileURL(join(serverFolder, "entry-server.js")).href);

export const feedsOf = ({
  paths,
  renderRobots,
  renderSitemap,
  renderRss,
}: Server): Record<string, Feed> => ({
  [paths.sitemap]: { type: "application/xml; charset=utf-8", render: renderSitemap },
  [paths.robots]: { type: "text/plain; charset=utf-8", render: async () => renderRobots() },
  [paths.rssFeed]: { type: "application/rss+xml; charset=utf-8", render: renderRss },
});

/**
 * Renders the blog's pages on request, so that a published, changed or deleted post shows at once. A static host
 * serves the pages of its build, which the browser refreshes.
 */
export function pageLoader(dist: string, origin: () => string) {
  const load = async () => {
    const server = await loadServer();
    const template = JSON.parse(readFileSync(join(serverFolder, "template.json"), "utf8"));
    const fill = createPageTemplate({ dist, ...template });
    const images = shareImages(dist, server);
    server.setServerBackend({ origin: server.env.supabaseUrl ?? origin(), fetch });
    return {
      isKnownPath: server.isKnownPath,
      async render(path: string, search: string) {
        const page = await server.renderPage(path, search);
        return { ...page, document: await fill(page, page.key) };
      },
      async shareImage(file: string) {
        const picture = await server.sharePictureAt(file);
        return picture && images.png(images.card(picture));
      },
      feeds: feedsOf(server),
    };
  };
  let ready: ReturnType<typeof load> | undefined;
  return () => (ready ??= load());
}
