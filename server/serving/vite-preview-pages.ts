import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sirv from "sirv";
import type { Plugin } from "vite";
import {
  isBlog,
  isBrowserOnly,
  isSharePicture,
  mayBeFeed,
  readAddress,
} from "../prerender/page-addresses.ts";
import { pageLoader } from "../prerender/page-loader.ts";
import { sendCompressed } from "./compression.ts";
import { headersAt, readHeaders } from "./host-headers.ts";

const HTML = "text/html; charset=utf-8";
/**
 * Longer than a proxy's own timeout (nginx: a minute; Node's default: 5 seconds), because a proxy may send a
 * request on a connection that is closing.
 */
const KEEP_ALIVE_MS = 75_000;

type Rendered = { status: number; body: string | Buffer; type: string; location?: string };
type Written = { file: string; type?: string };

/**
 * Serves pages like a static host by its rules: files, redirects, 404, headers. Blog, share pictures, feed and
 * sitemap are rendered on request.
 */
export function previewPages(): Plugin {
  return {
    name: "curbfront:preview-pages",
    configurePreviewServer(server) {
      if ("keepAliveTimeout" in server.httpServer)
        server.httpServer.keepAliveTimeout = KEEP_ALIVE_MS;
      const dist = server.config.build.outDir;
      // Without sirv's cache, because a build may rewrite the folder.
      const sendFile = sirv(dist, {
        dev: true,
        etag: true,
        brotli: true,
        gzip: true,
        extensions: [],
      });
      const file = (name: string) => readFileSync(join(dist, name), "utf8");
      const rules = readHeaders(file("_headers"));
      const loadPages = pageLoader(dist, () => {
        const address = server.resolvedUrls?.local[0] ?? "http://localhost:4173/";
        return new URL(address).origin;
      });

      /** Null when the build's file is current. */
      async function renderNow(path: string, search: string): Promise<Rendered | null> {
        if (!isBlog(path) && !mayBeFeed(path) && !isSharePicture(path)) return null;
        const pages = await loadPages();
        if (isSharePicture(path)) {
          const picture = await pages.shareImage(path);
          return picture && { status: 200, body: picture, type: "image/png" };
        }
        const feed = pages.feeds[path];
        if (feed !== undefined) return { status: 200, body: await feed.render(), type: feed.type };
        if (!isBlog(path)) return null;
        const { isFound, movedTo, document } = await pages.render(path, search);
        if (movedTo !== null) {
          return { status: 301, body: "", type: HTML, location: movedTo + search };
        }
        return { status: isFound ? 200 : 404, body: document, type: HTML };
      }

      function writtenByBuild(path: string): Rendered | Written {
        if (/\.[a-z0-9]+$/i.test(path) && existsSync(join(dist, path))) return { file: path };
        const own = join(path, "index.html");
        if (existsSync(join(dist, own))) return { file: own, type: HTML };
        if (isBlog(path)) return { file: "/app.html", type: HTML };
        return { status: 404, body: file("404.html"), type: HTML };
      }

      async function answer(path: string, search: string): Promise<Rendered | Written> {
        if (isBrowserOnly(path)) {
          const status = (await loadPages()).isKnownPath(path) ? 200 : 404;
          return { status, body: file("app.html"), type: HTML };
        }
        try {
          const fresh = await renderNow(path, search);
          if (fresh !== null) return fresh;
        } catch (error) {
          console.warn(`${path} could not be rendered on request`, error);
        }
        return writtenByBuild(path);
      }

      server.middlewares.use((request, response, next) => {
        if (request.method !== "GET" && request.method !== "HEAD") return next();
        const { path, search, redirect } = readAddress(request.url ?? "/");
        if (redirect !== null) {
          response.writeHead(308, { ...headersAt(rules, path), Location: redirect });
          return response.end();
        }
        if (/^\/(rest|auth)(\/|$)/.test(path)) return next();
        answer(path, search)
          .then((found) => {
            const status = "file" in found ? 200 : found.status;
            const headers = headersAt(rules, status === 404 ? "/404.html" : path);
            if (found.type) headers["Content-Type"] = found.type;
            for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
            if ("file" in found) {
              request.url = encodeURI(found.file);
              return sendFile(request, response, next);
            }
            if (found.location) response.setHeader("Location", found.location);
            return sendCompressed(request, response, status, found.body);
          })
          .catch(next);
      });
    },
  };
}
