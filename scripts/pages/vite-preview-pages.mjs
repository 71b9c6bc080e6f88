import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isBlog, isStaff, readAddress } from "./page-addresses.mjs";
import { pageLoader } from "./page-loader.mjs";

const HTML = "text/html; charset=utf-8";

/** @typedef {{status: number, body: string, type?: string, location?: string}} Answer */

/**
 * What a static host is told by its own rules: the page's own file, a 404 with the not-found
 * page for an unknown address, the shell for client-only ones. Beyond them, the blog, its feed
 * and the sitemap as they are at this moment.
 * @returns {import("vite").Plugin}
 */
export function previewPages() {
  return {
    name: "curbfront:preview-pages",
    configurePreviewServer(server) {
      const dist = server.config.build.outDir;
      /** @param {string} name */
      const file = (name) => readFileSync(join(dist, name), "utf8");
      const loadPages = pageLoader(dist, () => {
        const address = server.resolvedUrls?.local[0] ?? "http://localhost:4173/";
        return new URL(address).origin;
      });

      /**
       * @param {string} path
       * @param {string} search
       * @returns {Promise<Answer | null>} null when what the build wrote will do
       */
      async function renderNow(path, search) {
        const pages = await loadPages();
        const feed = pages.feeds[path];
        if (feed !== undefined) return { status: 200, body: await feed.render(), type: feed.type };
        if (!isBlog(path)) return null;
        const { isFound, movedTo, document } = await pages.render(path, search);
        if (movedTo !== null) return { status: 301, body: "", location: movedTo + search };
        return { status: isFound ? 200 : 404, body: document };
      }

      /**
       * @param {string} path
       * @returns {Answer}
       */
      function writtenByBuild(path) {
        const own = join(path, "index.html");
        if (existsSync(join(dist, own))) return { status: 200, body: file(own) };
        if (isBlog(path)) return { status: 200, body: file("app.html") };
        return { status: 404, body: file("404.html") };
      }

      /**
       * @param {string} path
       * @param {string} search
       * @returns {Promise<Answer | null>} null for a file, which the server itself sends
       */
      async function answer(path, search) {
        if (isStaff(path)) {
          const status = (await loadPages()).isKnownPath(path) ? 200 : 404;
          return { status, body: file("app.html") };
        }
        try {
          const fresh = await renderNow(path, search);
          if (fresh !== null) return fresh;
        } catch (error) {
          console.warn(`${path} could not be rendered on request`, error);
        }
        const isFile = /\.[a-z0-9]+$/i.test(path) && existsSync(join(dist, path));
        return isFile ? null : writtenByBuild(path);
      }

      server.middlewares.use((request, response, next) => {
        if (request.method !== "GET" && request.method !== "HEAD") return next();
        const { path, search, redirect } = readAddress(request.url ?? "/");
        if (/^\/(rest|auth|_system)(\/|$)/.test(path)) return next();
        if (redirect !== null) {
          response.writeHead(308, { Location: redirect });
          return response.end();
        }
        answer(path, search).then((found) => {
          if (found === null) return next();
          const { status, body, type = HTML, location } = found;
          const headers = { "Content-Type": type, "Cache-Control": "no-cache" };
          response.writeHead(status, location ? { ...headers, Location: location } : headers);
          response.end(request.method === "HEAD" ? undefined : body);
        }, next);
      });
    },
  };
}
