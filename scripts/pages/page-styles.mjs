import { Parser } from "htmlparser2";
import { Features, transform } from "lightningcss";
import { PurgeCSS } from "purgecss";

/** Pages made alike share their styles; of a server that runs for long, no more kinds are remembered. */
const MOST_KINDS = 200;

const READ = /var\((--[\w-]+)/g;

/** The names of its elements and their classes. @param {string} html */
function namesIn(html) {
  const names = new Set(["html", "body", "root"]);
  const parser = new Parser({
    onopentag(element, { class: classes = "" }) {
      for (const name of [element, ...classes.split(/\s+/)]) names.add(name);
    },
  });
  parser.end(html);
  return [...names].toSorted();
}

/** @param {string} css @param {import("lightningcss").Visitor<never>["Rule"]} Rule */
const minify = (css, Rule) =>
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    // Vite's own form, which older browsers read.
    include: Features.MediaRangeSyntax,
    visitor: { Rule },
  }).code.toString();

/**
 * Cuts style sheets down to the rules that one page of HTML needs before its scripts change it. Rules for
 * print and for the dark theme, which only the staff area has, come with the full sheets.
 * @param {string} sheets
 */
export function createPageStyles(sheets) {
  const css = minify(sheets, {
    media: ({ value: { query } }) =>
      query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
  });
  const layers = Array.from(css.matchAll(/@layer ([^{;]+)/g), ([, names]) => `@layer ${names};`);
  // Scripts and readers set attributes, so that a selector may ask for one that the HTML has not.
  const attributes = Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = ""]) => name);
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();

  /** @param {string[]} names @param {string[]} reads */
  async function purge(names, reads) {
    const purgeCss = new PurgeCSS();
    purgeCss.variablesStructure.addVariableUsageInProperties(reads.join().matchAll(READ));
    const [purged] = await purgeCss.purge({
      content: [{ raw: "", extension: "html" }],
      css: [{ raw: css }],
      defaultExtractor: () => names,
      dynamicAttributes: attributes,
      // PurgeCSS takes a pseudo-class for missing where nothing else stands beside it.
      safelist: [/^:/],
      blocklist: ["data-theme"],
      keyframes: true,
      variables: true,
    });
    const text = purged?.css ?? "";
    const read = new Set(Array.from(text.matchAll(READ), ([, name]) => name));
    // The full sheets, which come later, need the order also of the layers that this page has no rules in.
    return minify(layers.join("") + text, {
      property: ({ value: { name } }) => (read.has(name) ? undefined : []),
    });
  }

  /** @param {string} html @returns {Promise<string>} */
  return function stylesFor(html) {
    const names = namesIn(html);
    const reads = [...new Set(html.match(READ))].toSorted();
    const kind = JSON.stringify([names, reads]);
    const styles = known.get(kind) ?? purge(names, reads);
    if (known.size < MOST_KINDS) known.set(kind, styles);
    return styles;
  };
}
