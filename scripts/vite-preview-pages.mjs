import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serverFolder } from "./build-folders.mjs";
import { createPageTemplate } from "./page-template.mjs";

const HTML = "text/html; charset=utf-8";
const UNKNOWN = "/404";

/** Addresses whose pages exist only in the browser. The static hosts' rules name the same. */
const isStaff = /** @param {string} path */ (path) => /^\/admin(\/|$)/.test(path);
/** The database refuses any other slug, so nothing else is worth rendering. */
const isBlog = /** @param {string} path */ (path) => /^\/blog(\/[a-z0-9-]+)?$/.test(path);

/**
 * One spelling of an address: its decoded path, and where to send a visitor who spelled it with
 * doubled or trailing slashes. What cannot be decoded, or climbs out of `dist`, is unknown.
 * @param {string} requestUrl
 */
export function readAddress(requestUrl) {
  try {
    // Not a base URL: "//host/" would be read as another host.
    const { pathname, search } = new URL(`http://localhost${requestUrl}`);
    const tidy = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
    const path = decodeURIComponent(tidy);
    return {
      path: /\.\.|[\\\0]/.test(path) ? UNKNOWN : path,
      redirect: tidy === pathname ? null : tidy + search,
    };
  } catch {
    return { path: UNKNOWN, redirect: null };
  }
}

/**
 * Renders the blog's pages as they are now, so that a post is there, changed or gone on the
 * very next request. A static host serves what the build wrote and the browser refreshes it.
 * @param {string} dist
 * @param {() => string} origin
 */
function pageLoader(dist, origin) {
  const load = async () => {
    const entry = pathToFileURL(join(serverFolder, "entry-server.js")).href;
    /** @type {typeof import("../src/app/entry-server.tsx")} */
    const server = await import(entry);
    const template = JSON.parse(readFileSync(join(serverFolder, "template.json"), "utf8"));
    const fill = createPageTemplate({ dist, ...template });
    server.setServerBackend({ origin: server.env.supabaseUrl ?? origin(), fetch });
    const render = async (/** @type {string} */ path) => {
      const page = await server.renderPage(path);
      return { isFound: page.isFound, html: fill(page, path) };
    };
    return { render, isKnownPath: server.isKnownPath };
  };
  /** @type {ReturnType<typeof load> | undefined} */
  let ready;
  return () => (ready ??= load());
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
      const loadPages = pageLoader(dist, () => {
        const address = server.resolvedUrls?.local[0] ?? "http://localhost:4173/";
        return new URL(address).origin;
      });

      /** @param {string} path */
      async function answer(path) {
        if (isStaff(path)) {
          const status = (await loadPages()).isKnownPath(path) ? 200 : 404;
          return { status, html: file("app.html") };
        }
        if (isBlog(path)) {
          try {
            const { isFound, html } = await (await loadPages()).render(path);
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
        const { path, redirect } = readAddress(request.url ?? "/");
        if (/^\/(rest|auth|_system)(\/|$)/.test(path)) return next();
        if (redirect !== null) {
          response.writeHead(308, { Location: redirect });
          return response.end();
        }
        if (/\.[a-z0-9]+$/i.test(path) && existsSync(join(dist, path))) return next();
        answer(path).then(({ status, html }) => {
          response.writeHead(status, { "Content-Type": HTML, "Cache-Control": "no-cache" });
          response.end(request.method === "HEAD" ? undefined : html);
        }, next);
      });
    },
  };
}
