import type { Plugin } from "vite";
import { mayBeFeed, readAddress } from "../prerender/page-addresses.ts";
import { feedsOf, type Server } from "../prerender/page-loader.ts";

/** Serves the feed, the sitemap and robots.txt on the development server. */
export function devFeeds(): Plugin {
  return {
    name: "curbfront:dev-feeds",
    configureServer(server) {
      async function feedAt(path: string) {
        const entry = (await server.ssrLoadModule("/src/app/entry-server.tsx")) as Server;
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
