import { Parser } from "htmlparser2";
import { Features, transform } from "lightningcss";
import { PurgeCSS } from "purgecss";

const MAX_KINDS = 200;

const READ = /var\((--[\w-]+)/g;

/** @param {string} html */
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
    // Older browsers need min-width and max-width.
    include: Features.MediaRangeSyntax,
    visitor: { Rule },
  }).code.toString();

/**
 * Reduces style sheets to the rules that a page's HTML uses before its scripts run. Print rules and the staff
 * area's dark theme come with the full sheets.
 * @param {string} sheets
 */
export function createPageStyles(sheets) {
  const css = minify(sheets, {
    media: ({ value: { query } }) =>
      query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
  });
  const layers = Array.from(css.matchAll(/@layer ([^{;]+)/g), ([, names]) => `@layer ${names};`);
  // Keeps rules for attributes that scripts set later.
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
      // PurgeCSS drops rules that consist of a pseudo-class alone.
      safelist: [/^:/],
      blocklist: ["data-theme"],
      keyframes: true,
      variables: true,
    });
    const text = purged?.css ?? "";
    const read = new Set(Array.from(text.matchAll(READ), ([, name]) => name));
    // Keeps the order of all layers for the full sheets, which load later.
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
    if (known.size < MAX_KINDS) known.set(kind, styles);
    return styles;
  };
}
