import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPageStyles } from "./page-styles.mjs";

/** @typedef {{file: string, css?: string[], imports?: string[], isEntry?: boolean}} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {ReturnType<typeof createPageTemplate>} FillTemplate */

const ENTRY = "index.html";

/** What src/components/head/first-screen-end.tsx draws. */
const FIRST_SCREEN_END = /(<div[^>]* data-first-screen-end="[^>]*>)(<\/div>)/;

/**
 * The chunks a set of source files needs, each once, dependencies first.
 * @param {Manifest} manifest
 * @param {string[]} keys
 */
function chunksOf(manifest, keys) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (seen.has(key) || chunk === undefined) return;
    for (const dependency of chunk.imports ?? []) visit(dependency);
    seen.add(key);
  };
  keys.forEach(visit);
  return [...seen].map((key) => /** @type {Chunk} */ (manifest[key]));
}

/** @param {string} text */
const escapeAttribute = (text) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * The styles of a page and its HTML. The first screen is seen without waiting for a file. What comes
 * after it waits for the whole sheets, which scripts and the next pages need too; without a first
 * screen they are fetched last, and applied by src/app/start/whole-sheets.ts.
 * @param {string[]} files
 * @param {string} html
 * @param {(html: string) => string} cut
 */
function withStyles(files, html, cut) {
  /** @param {string} when */
  const links = (when) =>
    files.map((file) => `<link rel="stylesheet" href="/${file}"${when} data-whole-sheet>`).join("");
  const end = html.search(FIRST_SCREEN_END);
  if (end < 0) {
    return { head: `<style>${cut(html)}</style>${links(' media="print"')}`, html };
  }
  return {
    head: `<style>${cut(html.slice(0, end))}</style>`,
    // Firefox goes on past a sheet, but not past a script that follows one.
    html: html.replace(FIRST_SCREEN_END, `$1${links("")}<script> </script>$2`),
  };
}

/** By which the page's script knows what stands there. @param {Record<string, string>} data */
const attributes = (data) =>
  Object.entries(data)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
    .join("");

/**
 * Puts rendered pages into the built shell: the CSS that is needed first stands in the HTML, its
 * scripts are announced early and run after the first paint.
 * @param {{dist: string, shell: string, manifest: Manifest}} build `shell` is the index.html
 *   that Vite wrote
 */
export function createPageTemplate({ dist, shell, manifest }) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {string} file */
  const read = (file) => {
    const text = texts.get(file) ?? readFileSync(join(dist, file), "utf8").trim();
    texts.set(file, text);
    return text;
  };
  /** @type {Map<string, ReturnType<typeof createPageStyles>>} */
  const pageStyles = new Map();
  /** @param {string[]} files */
  const stylesOf = (files) => {
    const key = files.join();
    const stylesFor = pageStyles.get(key) ?? createPageStyles(files.map(read).join(""));
    pageStyles.set(key, stylesFor);
    return stylesFor;
  };

  /**
   * @param {import("../../src/app/entry-server.tsx").RenderedPage} page
   * @param {string | null} key what the app knows the page by; null for HTML that answers many
   *   addresses
   */
  return function fill(page, key) {
    const chunks = chunksOf(manifest, [ENTRY, ...page.files]);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const { head, html } = withStyles(css, page.html, stylesOf(css));
    return shell
      .replace(/<link rel="stylesheet"[^>]*>/g, "")
      .replace(/<script type="module"/, '<script type="module" fetchpriority="low"')
      .replace("<!--app-head-->", () => page.head + head)
      .replace(
        '<div id="root"><!--app-html--></div>',
        () =>
          `<div id="root"${key === null ? "" : attributes({ path: key, reads: page.reads.join(" ") })}>${html}</div>${page.data}`,
      );
  };
}
