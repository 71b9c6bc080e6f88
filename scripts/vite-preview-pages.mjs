import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFolder } from "./build-folders.mjs";
import { createPageTemplate } from "./page-template.mjs";

const HTML = "text/html; charset=utf-8";

/** Addresses whose pages exist only in the browser. The static hosts' rules name the same. */
const isClientOnly = /** @param {string} path */ (path) => /^\/admin(\/|$)/.test(path);
const isBlog = /** @param {string} path */ (path) => /^\/blog(\/[^/]+)?$/.test(path);

/**
 * Renders the blog's pages as they are now, so that a post is there, changed or gone on the
 * very next request. A static host serves what the build wrote and the browser refreshes it.
 * @param {string} dist
 * @param {() => string} origin
 */
function blogRenderer(dist, origin) {
  /** @type {Promise<(path: string) => Promise<{isFound: boolean, html: string}>> | undefined} */
  let ready;
  const load = async () => {
    const entry = pathToFileURL(join(serverFolder, "entry-server.js")).href;
    /** @type {typeof import("../src/app/entry-server.tsx")} */
    const server = await import(entry);
    const template = JSON.parse(readFileSync(join(serverFolder, "template.json"), "utf8"));
    const fill = createPageTemplate({ dist, ...template });
    server.setServerBackend({ origin: server.env.supabaseUrl ?? origin(), fetch });
    return async (/** @type {string} */ path) => {
      const page = await server.renderPage(path);
      return { isFound: page.isFound, html: fill(page, path) };
    };
  };
  return async (/** @type {string} */ path) => {
    ready ??= load();
    return (await ready)(path);
  };
}

/**
 * What a static host is told by its own rules: the page's own file, a 404 with the not-found
 * page for an unknown address, the shell for client-only ones.
 * @returns {import("vite").Plugin}
 */
export function previewPages() {
  return {
    name: "curbfront:preview-pages",
    configurePreviewServer(server) {
      const dist = server.config.build.outDir;
      /** @param {string} name */
      const file = (name) => readFileSync(join(dist, name), "utf8");
      const renderBlog = blogRenderer(dist, () => {
        const address = server.resolvedUrls?.local[0] ?? "http://localhost:4173/";
        return new URL(address).origin;
      });

      /** @param {string} path */
      async function answer(path) {
        if (isClientOnly(path)) return { status: 200, html: file("app.html") };
        if (isBlog(path)) {
          try {
            const { isFound, html } = await renderBlog(path);
            return { status: isFound ? 200 : 404, html };
          } catch (error) {
            console.warn(`${path} could not be rendered on request`, error);
          }
        }
        const own = join(path, "index.html");
        if (existsSync(join(dist, own))) return { status: 200, html: file(own) };
        if (isBlog(path)) return { status: 200, html: file("app.html") };
        return { status: 404, html: file("404.html") };
      }

      server.middlewares.use((request, response, next) => {
        if (request.method !== "GET" && request.method !== "HEAD") return next();
        const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
        const isApi = /^\/(rest|auth|_system)(\/|$)/.test(pathname);
        if (isApi || pathname.includes("..")) return next();
        /** @type {string} */
        let path;
        try {
          path = decodeURIComponent(pathname);
        } catch {
          path = "/404";
        }
        if (/\.[a-z0-9]+$/i.test(path) && existsSync(join(dist, path))) return next();
        if (path.length > 1 && path.endsWith("/")) {
          response.writeHead(308, {
            Location: path.replace(/\/+$/, "").replace(/^\/+/, "/") + search,
          });
          return response.end();
        }
        answer(path).then(({ status, html }) => {
          response.writeHead(status, { "Content-Type": HTML, "Cache-Control": "no-cache" });
          response.end(request.method === "HEAD" ? undefined : html);
        }, next);
      });
    },
  };
}
