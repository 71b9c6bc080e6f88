import { gzipSync } from "node:zlib";

/** @typedef {import("@playwright/test").Page} Page */
/**
 * Sizes in bytes, those of text gzipped.
 * @typedef {object} PageWeight
 * @property {number} html
 * @property {number} css what of the HTML is style sheets
 * @property {number} elements in the HTML
 * @property {number} fonts fetched before anything is done
 * @property {number} script run before anything is done
 */

/** @param {string} text */
const gzipped = (text) => (text === "" ? 0 : gzipSync(text, { level: 9 }).length);
/** @param {string} html */
const inlinedCss = (html) =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join("");
/** @param {number[]} sizes */
const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);

/**
 * What a first visit to a page weighs until the network is silent and nothing has been done.
 * @param {Page} page in a context with an empty cache
 * @param {string} address
 * @returns {Promise<PageWeight>}
 */
export async function weighPage(page, address) {
  /** @type {Promise<number>[]} */
  const fonts = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "font") return;
    fonts.push(response.body().then(({ length }) => length));
  });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status()}.`);
  // What is left for when the page has nothing else to do belongs to it. Without a limit the
  // callback of a page that draws nothing any more may never come.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(null), { timeout: 1_000 })),
  );
  const scripts = await page.coverage.stopJSCoverage();
  const html = await answer.text();
  // An empty page has no policy against parsing.
  const emptyPage = await page.context().newPage();
  const elements = await emptyPage.evaluate(
    (text) => new DOMParser().parseFromString(text, "text/html").querySelectorAll("*").length,
    html,
  );
  await emptyPage.close();
  return {
    html: gzipped(html),
    css: gzipped(inlinedCss(html)),
    elements,
    fonts: sum(await Promise.all(fonts)),
    // The first function of a script is the script as a whole.
    script: sum(
      scripts
        .filter(({ functions }) => (functions[0]?.ranges[0]?.count ?? 0) > 0)
        .map(({ source }) => gzipped(source ?? "")),
    ),
  };
}

/**
 * Counts every script file fetched from now on, run or not.
 * @param {Page} page
 * @returns {() => Promise<number>} their size so far
 */
export function countScripts(page) {
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  page.on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    sizes.set(response.url(), response.text().then(gzipped));
  });
  return async () => sum(await Promise.all(sizes.values()));
}
