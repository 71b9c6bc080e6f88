import { mayBeFeed, readAddress } from "../pages/page-addresses.mjs";
import { feedsOf } from "../pages/page-loader.mjs";

/** Serves the feed, the sitemap and robots.txt on the development server. @returns {import("vite").Plugin} */
export function devFeeds() {
  return {
    name: "curbfront:dev-feeds",
    configureServer(server) {
      /** @param {string} path */
      async function feedAt(path) {
        const loaded = await server.ssrLoadModule("/src/app/entry-server.tsx");
        const entry = /** @type {typeof import("../../src/app/entry-server.tsx")} */ (loaded);
        const here = new URL(server.resolvedUrls?.local[0] ?? "http://localhost:5173/");
        entry.setServerBackend({ origin: entry.env.supabaseUrl ?? here.origin, fetch });
        const feed = feedsOf(entry)[path];
        return feed && { type: feed.type, body: await feed.render() };
      }

      server.middlewares.use((request, response, next) => {
        const { path } = readAddress(request.url ?? "/");
        if (request.method !== "GET" || !mayBeFeed(path)) return next();
        feedAt(path).then((feed) => {
          if (feed === undefined) return next();
          response.writeHead(200, { "Content-Type": feed.type, "Cache-Control": "no-cache" });
          response.end(feed.body);
        }, next);
      });
    },
  };
}
