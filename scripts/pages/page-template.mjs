import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bareShell } from "./bare-shell.mjs";
import { firstPictures } from "./first-picture.mjs";
import { FIRST_SCREEN_END } from "./styles/first-screen.mjs";
import { SHEET_SCRIPT, sheetLink, sheetName } from "./styles/page-sheets.mjs";
import { createPageStyles } from "./styles/page-styles.mjs";

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

const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const STAFF_SCRIPT = /<script data-staff>[^]*?<\/script>\s*/;

/** What libraries write and nothing in a page of HTML reads. @param {string} html */
const withoutIdleAttributes = (html) =>
  html
    .replaceAll(
      / (xmlns="http:\/\/www\.w3\.org\/2000\/svg"|data-discover="true"|fetchPriority="auto")(?=[^<>]*>)/g,
      "",
    )
    .replaceAll(/(<svg[^<>]*) class="lucide lucide-[\w-]+( [^"]*)?"/g, (_, tag, own = "") =>
      own === "" ? tag : `${tag} class="${own.trim()}"`,
    );

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
 * Puts rendered pages into the built shell: the CSS of a page's first screen stands in its HTML, its
 * scripts come last, because a browser asks for things in the order in which they are named.
 * @param {{dist: string, shell: string, manifest: Manifest, writeSheet: (name: string, css: string) => void}} build
 *   `shell` is the index.html that Vite wrote; `writeSheet` is given each sheet that a page links to, once
 */
export function createPageTemplate({ dist, shell, manifest, writeSheet }) {
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

  /** @type {Set<string>} */
  const written = new Set();
  /** The HTML, whose part after the first screen waits for its sheet. @param {string} html @param {string | null} sheet */
  function linked(html, sheet) {
    if (sheet === null) return html;
    const name = sheetName(sheet);
    if (!written.has(name)) writeSheet(name, sheet);
    written.add(name);
    const link = `${sheetLink(name)}<script>${SHEET_SCRIPT}</script>`;
    return html.replace(FIRST_SCREEN_END, (_, start, end) => start + link + end);
  }

  const carryPicture = firstPictures(read);
  const whole = bareShell(shell);
  // The theme is the staff area's alone.
  const bare = whole
    .replaceAll(/<link rel="stylesheet"[^>]*>/g, "")
    .replaceAll(SCRIPTS, "")
    .replace(STAFF_SCRIPT, "");
  const scripts = Array.from(whole.matchAll(SCRIPTS), ([tag]) =>
    tag.replace(/^<\w+/, '$& fetchpriority="low"'),
  );

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
    const { styles, sheet, html } = stylesOf(css)(withoutIdleAttributes(page.html));
    const carried = carryPicture({ head: page.head, html: linked(html, sheet) });
    return bare
      .replace("<!--app-head-->", () => `${carried.head}<style>${styles}</style>`)
      .replace("</body>", [...scripts, ...wholeSheets].join("") + "</body>")
      .replace(
        '<div id="root"><!--app-html--></div>',
        () =>
          `<div id="root"${key === null ? "" : attributes({ path: key, reads: page.reads.join(" ") })}>${carried.html}</div>${page.data}`,
      );
  };
}
