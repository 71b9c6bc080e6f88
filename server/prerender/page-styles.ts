import { Parser } from "htmlparser2";
import { Features, transform, type Visitor } from "lightningcss";
import { PurgeCSS } from "purgecss";

const MAX_KINDS = 200;

const READ = /var\((--[\w-]+)/g;

function namesIn(html: string) {
  const names = new Set(["html", "body", "root"]);
  const parser = new Parser({
    onopentag(element, { class: classes = "" }) {
      for (const name of [element, ...classes.split(/\s+/)]) names.add(name);
    },
  });
  parser.end(html);
  return [...names].toSorted();
}

const minify = (css: string, Rule: Visitor<never>["Rule"]) =>
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
 */
export function createPageStyles(sheets: string) {
  const css = minify(sheets, {
    media: ({ value: { query } }) =>
      query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined,
  });
  const layers = Array.from(css.matchAll(/@layer ([^{;]+)/g), ([, names]) => `@layer ${names};`);
  // Keeps rules for attributes that scripts set later.
  const attributes = Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = ""]) => name);
  const known = new Map<string, Promise<string>>();

  async function purge(names: string[], reads: string[]) {
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

  return function stylesFor(html: string): Promise<string> {
    const names = namesIn(html);
    const reads = [...new Set(html.match(READ))].toSorted();
    const kind = JSON.stringify([names, reads]);
    const styles = known.get(kind) ?? purge(names, reads);
    if (known.size < MAX_KINDS) known.set(kind, styles);
    return styles;
  };
}
