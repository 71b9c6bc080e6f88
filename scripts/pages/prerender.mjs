// After both builds: writes the HTML of every public page, of the not-found page and of
// every published post, the shell for everything else, the sitemap and the feed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { distFolder, serverFolder } from "./build-folders.mjs";
import { fail } from "../environment/fail.mjs";
import { movedPage } from "./moved-page.mjs";
import { createPageTemplate } from "./page-template.mjs";

const NOT_FOUND_PATH = "/404";
const VERCEL_FILE = "vercel.json";

/** @type {typeof import("../../src/app/entry-server.tsx")} */
const server = await import(pathToFileURL(join(serverFolder, "entry-server.js")).href);

async function openBackend() {
  const { supabaseUrl } = server.env;
  if (supabaseUrl !== null) return { origin: supabaseUrl, fetch, close: async () => undefined };
  const { openEmbeddedBackend } = await import("../database/embedded-backend.mjs");
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

/** Vercel reads its rules before it builds, so they stand among the sources. */
function writeVercelRewrites() {
  const written = readFileSync(VERCEL_FILE, "utf8");
  const rules = { ...JSON.parse(written), rewrites: server.vercelRewrites() };
  const text = `${JSON.stringify(rules, null, 2)}\n`;
  if (text !== written) writeFileSync(VERCEL_FILE, text);
}

/** Every post, and every address that leads to one. */
async function listPosts() {
  try {
    return await server.listPostPages();
  } catch (error) {
    console.warn("The database did not answer, so no post is prerendered:", error);
    return { posts: [], moved: [] };
  }
}

const backend = await openBackend().catch(fail);
server.setServerBackend(backend);
const shell = readFileSync(join(distFolder, "index.html"), "utf8");
const manifestFile = join(distFolder, ".vite/manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const fill = createPageTemplate({ dist: distFolder, shell, manifest });

const { posts, moved } = await listPosts();
const pages = [...server.staticPublicPaths, ...posts];
/** @type {string[]} */
const skipped = [];
for (const path of pages) {
  try {
    const page = await server.renderPage(path);
    write(path === "/" ? "index.html" : `${path}/index.html`, fill(page, page.key));
  } catch (error) {
    skipped.push(path);
    console.warn(`${path} is left to the browser:`, error);
  }
}
for (const { from, to } of moved) {
  write(`${from}/index.html`, movedPage(to, server.env.siteUrl));
}
write("_redirects", server.redirectRules(moved));
writeVercelRewrites();
write("404.html", fill(await server.renderPage(NOT_FOUND_PATH), null));
write("app.html", shell.replace("<!--app-head-->", "").replace("<!--app-html-->", ""));
for (const [path, render] of /** @type {const} */ ([
  [server.paths.sitemap, server.renderSitemap],
  [server.paths.rssFeed, server.renderRss],
])) {
  try {
    write(path, await render());
  } catch (error) {
    skipped.push(path);
    console.warn(`${path} is missing:`, error);
  }
}
write(
  "robots.txt",
  `User-agent: *\nDisallow: /admin\n\nSitemap: ${new URL(server.paths.sitemap, server.env.siteUrl).href}\n`,
);
// What pages are made of, for a server that renders them on request.
writeFileSync(join(serverFolder, "template.json"), JSON.stringify({ shell, manifest }));
rmSync(dirname(manifestFile), { recursive: true });
await backend.close();
console.log(
  `Wrote ${pages.length - skipped.length} pages${skipped.length > 0 ? `; left out: ${skipped.join(", ")}` : ""}.`,
);
