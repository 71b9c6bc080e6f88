// After both bundles: writes public pages, posts, share pictures, sitemap, feed and host rules.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { shareCards } from "../../art/share/share-cards.mjs";
import { fail } from "../fail.mjs";
import type { SharePicture } from "../../src/app/prerender/share-pictures.ts";
import { BEST_QUALITY, compressFolder } from "../serving/compression.ts";
import { headerRules, serviceOrigins } from "../serving/header-rules.ts";
import { writeHeaders, writeVercelRules } from "../serving/host-headers.ts";
import { movedPage } from "../serving/moved-page.ts";
import { clientFolder, pageCacheFolder, serverFolder } from "./build-folders.mjs";
import { openPageCache } from "./page-cache.ts";
import { hashOfPageInputs } from "./page-inputs.ts";
import { feedsOf, loadServer } from "./page-loader.ts";
import { bareShell, createPageTemplate } from "./page-template.ts";
import { prerenderPosts } from "./prerender-posts.ts";
import { copyIntoSite, removeOthers, writeFileOfSite as write, writePage } from "./site-folder.ts";

const NOT_FOUND_PATH = "/404";
const TEMPLATES = ["index.html", "index.html.br", "index.html.gz", ".vite"];

const skipped: string[] = [];
function leaveOut(what: string, error: unknown) {
  skipped.push(what);
  console.warn(`${what} left to the browser:`, error);
}

const server = await loadServer();
const { env } = server;
const pages = [...server.staticPublicPaths, ...server.examplePaths];

async function openBackend() {
  if (env.supabaseUrl !== null)
    return { origin: env.supabaseUrl, fetch, close: async () => undefined };
  const { openThreadedBackend } = await import("../backend/threaded-backend.ts");
  return openThreadedBackend();
}

async function listPosts() {
  try {
    return await server.listPostPages();
  } catch (error) {
    console.warn("The database did not answer, so no post is prerendered:", error);
    return { ids: [], moved: [], authors: [] };
  }
}

const shell = readFileSync(join(clientFolder, "index.html"), "utf8");
const bare = bareShell(shell);
const manifest = JSON.parse(readFileSync(join(clientFolder, ".vite/manifest.json"), "utf8"));
const template = JSON.stringify({ shell, manifest });
const fill = createPageTemplate({ dist: clientFolder, shell, manifest });
const cache = openPageCache(pageCacheFolder);
const compressing = compressFolder(clientFolder);

const backend = await openBackend().catch(fail);
server.setServerBackend(backend);
const cards = shareCards(clientFolder, server, cache);
const writeShareImage = async (picture: SharePicture) =>
  write(picture.file, await cards.png(picture));

const { ids, moved, authors } = await listPosts();
const code = { server, fill, madeBy: hashOfPageInputs(template) };
const writingPosts = prerenderPosts(code, { cache, writeShareImage }, ids, leaveOut);
for (const { path, share } of [...pages.map((page) => ({ path: page, share: null })), ...authors]) {
  try {
    const page = await server.renderPage(path);
    await writePage(path, await fill(page, page.key), BEST_QUALITY);
    await writeShareImage(share ?? server.sharePictureOfPage(path, page.head));
  } catch (error) {
    leaveOut(path, error);
  }
}
// Rendered without a key: the server must not see it, so the browser renders what it leads to.
for (const path of [server.paths.booking, server.paths.upload]) {
  await writePage(path, await fill(await server.renderPage(path), null), BEST_QUALITY);
}
const posts = await writingPosts;
cache.close();
for (const { from, to } of moved) await writePage(from, movedPage(to, env.siteUrl));
for (const [path, { render }] of Object.entries(feedsOf(server))) {
  await render().then(
    (text) => write(path, text),
    (error) => leaveOut(path, error),
  );
}
const site = { shell: bare, services: serviceOrigins(env) };
await write("_redirects", server.redirectRules(moved));
await write("_headers", writeHeaders(headerRules(site)));
writeVercelRules(site, server.vercelRewrites());
await write("404.html", await fill(await server.renderPage(NOT_FOUND_PATH), null));
await write("app.html", bare.replace("<!--app-head-->", "").replace("<!--app-html-->", ""));
writeFileSync(join(serverFolder, "template.json"), template);
await Promise.all([compressing, backend.close(), cards.close()]);
copyIntoSite(clientFolder, TEMPLATES);
removeOthers();
console.log(
  `Wrote ${pages.length} pages, ${authors.length} of authors and ${posts.written} posts, ${posts.rendered} of them anew${skipped.length > 0 ? `; left out: ${skipped.join(", ")}` : ""}.`,
);
