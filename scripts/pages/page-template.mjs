import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bareShell } from "./bare-shell.mjs";
import { createPageStyles } from "./page-styles.mjs";

/** @typedef {{file: string, css?: string[], imports?: string[], isEntry?: boolean}} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */
/** @typedef {ReturnType<typeof createPageTemplate>} FillTemplate */

const ENTRY = "index.html";

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

/** By which the page's script knows what stands there. @param {Record<string, string>} data */
const attributes = (data) =>
  Object.entries(data)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
    .join("");

/**
 * Puts rendered pages into the built shell: the CSS a page needs stands in its HTML, its
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

  const bare = bareShell(shell);

  /**
   * @param {import("../../src/app/entry-server.tsx").RenderedPage} page
   * @param {string | null} key what the app knows the page by; null for HTML that answers many
   *   addresses
   */
  return function fill(page, key) {
    const chunks = chunksOf(manifest, [ENTRY, ...page.files]);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    // The whole sheets are fetched last, and applied before a script changes the page. The links
    // also tell the loader of lazy chunks that the files are there.
    const wholeSheets = css.map(
      (file) => `<link rel="stylesheet" href="/${file}" media="print" data-whole-sheet>`,
    );
    const { styles, html } = stylesOf(css)(page.html);
    const head = `${page.head}<style>${styles}</style>${wholeSheets.join("")}`;
    return bare
      .replace(/<link rel="stylesheet"[^>]*>/g, "")
      .replace(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"')
      .replace("<!--app-head-->", () => head)
      .replace(
        '<div id="root"><!--app-html--></div>',
        () =>
          `<div id="root"${key === null ? "" : attributes({ path: key, reads: page.reads.join(" ") })}>${html}</div>${page.data}`,
      );
  };
}
