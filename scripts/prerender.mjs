// After both builds: writes the HTML of every public page, of the not-found page and of
// every published post, the shell for everything else, and the sitemap.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { distFolder, serverFolder } from "./build-folders.mjs";
import { fail } from "./fail.mjs";
import { createPageTemplate } from "./page-template.mjs";

const NOT_FOUND_PATH = "/404";

/** @type {typeof import("../src/app/entry-server.tsx")} */
const server = await import(pathToFileURL(join(serverFolder, "entry-server.js")).href);

async function openBackend() {
  const { supabaseUrl } = server.env;
  if (supabaseUrl !== null) return { origin: supabaseUrl, fetch, close: async () => undefined };
  const { openEmbeddedBackend } = await import("./embedded-backend.mjs");
  return openEmbeddedBackend();
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  const target = join(distFolder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** @param {{path: string, updatedAt: string | null}[]} pages */
function sitemap(pages) {
  const urls = pages.map(({ path, updatedAt }) => {
    const lastmod = updatedAt === null ? "" : `<lastmod>${updatedAt}</lastmod>`;
    return `<url><loc>${new URL(path, server.env.siteUrl).href}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>\n`;
}

const backend = await openBackend().catch(fail);
server.setServerBackend(backend);
const shell = readFileSync(join(distFolder, "index.html"), "utf8");
const manifestFile = join(distFolder, ".vite/manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const fill = createPageTemplate({ dist: distFolder, shell, manifest });

/** @type {{path: string, updatedAt: string | null}[]} */
const pages = server.staticPublicPaths.map((path) => ({ path, updatedAt: null }));
try {
  pages.push(...(await server.listPostPages()));
} catch (error) {
  console.warn("The database did not answer, so no post is prerendered:", error);
}

const skipped = [];
for (const { path } of pages) {
  try {
    const page = await server.renderPage(path);
    write(path === "/" ? "index.html" : `${path}/index.html`, fill(page, path));
  } catch (error) {
    skipped.push(path);
    console.warn(`${path} is left to the browser:`, error);
  }
}
write("404.html", fill(await server.renderPage(NOT_FOUND_PATH), null));
write("app.html", shell.replace("<!--app-head-->", "").replace("<!--app-html-->", ""));
write("sitemap.xml", sitemap(pages));
write(
  "robots.txt",
  `User-agent: *\nDisallow: /admin\n\nSitemap: ${new URL("/sitemap.xml", server.env.siteUrl).href}\n`,
);
// What pages are made of, for a server that renders them on request.
writeFileSync(join(serverFolder, "template.json"), JSON.stringify({ shell, manifest }));
rmSync(dirname(manifestFile), { recursive: true });
await backend.close();
console.log(
  `Wrote ${pages.length - skipped.length} pages${skipped.length > 0 ? `; left to the browser: ${skipped.join(", ")}` : ""}.`,
);
