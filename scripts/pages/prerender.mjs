// After both builds: writes the HTML and the share picture of every public page and of every
// published post, the not-found page, the shell for everything else, the sitemap and the feed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { clientFolder, pageCacheFolder, serverFolder } from "./build-folders.mjs";
import { BEST_QUALITY, compressFolder } from "./compression.mjs";
import { fail } from "../environment/fail.mjs";
import { headerRules, serviceOrigins } from "../serving/header-rules.mjs";
import { writeHeaders } from "../serving/host-headers.mjs";
import { bareShell } from "./bare-shell.mjs";
import { movedPage } from "./moved-page.mjs";
import { pagesMadeBy } from "./cache/made-by.mjs";
import { openPageCache } from "./cache/page-cache.mjs";
import { createPageTemplate } from "./page-template.mjs";
import { prerenderPosts } from "./prerender-posts.mjs";
import { shareCards } from "../share/share-cards.mjs";
import { writeVercelRules } from "./vercel-rules.mjs";
import { copyIntoSite, removeOthers, writeFileOfSite as write, writePage } from "./site-folder.mjs";

const NOT_FOUND_PATH = "/404";

/** @type {typeof import("../../src/app/entry-server.tsx")} */
const server = await import(pathToFileURL(join(serverFolder, "entry-server.js")).href);

async function openBackend() {
  const { supabaseUrl } = server.env;
  if (supabaseUrl !== null) return { origin: supabaseUrl, fetch, close: async () => undefined };
  const { openThreadedBackend } = await import("../database/thread/threaded-backend.mjs");
  return openThreadedBackend();
}

/** Every post, and every address that leads to one. */
async function listPosts() {
  try {
    return await server.listPostPages();
  } catch (error) {
    console.warn("The database did not answer, so no post is prerendered:", error);
    return { ids: [], moved: [] };
  }
}

/** @type {string[]} */
const skipped = [];
/** @param {string} what @param {unknown} error */
function leaveOut(what, error) {
  skipped.push(what);
  console.warn(`${what} left to the browser:`, error);
}

/** What pages are made from, and no site has. */
const TEMPLATES = ["index.html", "index.html.br", "index.html.gz", ".vite"];

const shell = readFileSync(join(clientFolder, "index.html"), "utf8");
const bare = bareShell(shell);
const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"));
const cache = openPageCache(pageCacheFolder);
const fill = createPageTemplate({
  dist: clientFolder,
  shell,
  manifest,
  writeSheet: (name, css) => cache.keepSheet(name, css),
});
const compressing = compressFolder(clientFolder);

const backend = await openBackend().catch(fail);
server.setServerBackend(backend);
const cards = shareCards(clientFolder, server, cache);
/** @param {import("../../src/app/prerender/share-pictures.ts").SharePicture} picture */
const writeShareImage = async (picture) => write(picture.file, await cards.png(picture));

const { ids, moved } = await listPosts();
const template = JSON.stringify({ shell, manifest });
const code = { server, fill, madeBy: pagesMadeBy(template) };
// The database reads them while the other pages are made.
const writingPosts = prerenderPosts(code, { cache, writeShareImage }, ids, leaveOut);
for (const path of server.staticPublicPaths) {
  try {
    const page = await server.renderPage(path);
    await writePage(path, fill(page, page.key), BEST_QUALITY);
    await writeShareImage(server.sharePictureOfPage(path, page.head));
  } catch (error) {
    leaveOut(path, error);
  }
}
const posts = await writingPosts;
for (const { from, to } of moved) {
  await writePage(from, movedPage(to, server.env.siteUrl));
}
const site = { shell: bare, services: serviceOrigins(server.env) };
await write("_redirects", server.redirectRules(moved));
await write("_headers", writeHeaders(headerRules(site)));
writeVercelRules(site, server.vercelRewrites());
await write("404.html", fill(await server.renderPage(NOT_FOUND_PATH), null));
for (const [name, css] of cache.sheets) await write(`assets/${name}`, css, BEST_QUALITY);
cache.close();
await write("app.html", bare.replace("<!--app-head-->", "").replace("<!--app-html-->", ""));
for (const [path, render] of /** @type {const} */ ([
  [server.paths.sitemap, server.renderSitemap],
  [server.paths.rssFeed, server.renderRss],
])) {
  await render().then(
    (text) => write(path, text),
    (error) => leaveOut(path, error),
  );
}
await write(
  "robots.txt",
  `User-agent: *\nDisallow: /admin\n\nSitemap: ${new URL(server.paths.sitemap, server.env.siteUrl).href}\n`,
);
// What pages are made of, for a server that renders them on request.
writeFileSync(join(serverFolder, "template.json"), template);
await Promise.all([compressing, backend.close(), cards.close()]);
copyIntoSite(clientFolder, TEMPLATES);
removeOthers();
console.log(
  `Wrote ${server.staticPublicPaths.length} pages and ${posts.written} posts, ${posts.rendered} of them anew${skipped.length > 0 ? `; left out: ${skipped.join(", ")}` : ""}.`,
);
