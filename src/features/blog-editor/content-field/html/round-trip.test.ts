import { partOf } from "@tests/test-size";
import { getSchema } from "@tiptap/core";
import type { Node as PmNode } from "@tiptap/pm/model";
import { EditorState } from "@tiptap/pm/state";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { lossText } from "../loss-notice";
import { schemaExtensions } from "../extensions";
import { canonicalHtml } from "./compare-html";
import { nastyHtml } from "./round-trip-corpus";
import { PreservingSerializer } from "./preserving-serializer";
import { openInVisual } from "./visual-document";
import { writeHtml } from "./write-html";

const schema = getSchema(schemaExtensions);
const seeds = import.meta.glob<string>(["/supabase/seed.sql", "/supabase/seed/**/*.sql"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const seed = Object.values(seeds).join("\n");
const articles = [...seed.matchAll(/\$html\$([\s\S]*?)\$html\$/g)].map(([, html = ""]) => html);
const corpus = [...articles, ...partOf(nastyHtml)].map((html) => ({
  html,
  name: JSON.stringify(html.slice(0, 90)),
}));

const opened = corpus.map(({ html, name }) => ({ html, name, ...openInVisual(html, schema) }));
const accepted = opened.filter(({ losses }) => losses.length === 0);
const refused = opened.filter(({ losses }) => losses.length > 0);

const parse = (html: string) => new DOMParser().parseFromString(`<body>${html}`, "text/html").body;
/** In jsdom selectors are very slow in a document that was just parsed. */
const all = (root: Element) => [...root.getElementsByTagName("*")];

function inventory(html: string): string[] {
  return all(parse(html))
    .map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return `${element.localName} ${attributes.sort().join(" ")}`;
    })
    .sort();
}

const characters = (html: string) => (parse(html).textContent ?? "").replace(/[ \t\n\f\r]/g, "");

const LINE_ENDS =
  /^(p|div|h[2-4]|li|ul|ol|dl|dt|dd|blockquote|pre|table|tr|td|th|caption|thead|tbody|tfoot|figure|figcaption|hr|br)$/;

function words(html: string): string {
  const root = parse(html);
  for (const element of all(root)) {
    if (!LINE_ENDS.test(element.localName)) continue;
    element.before(" ");
    element.after(" ");
    if (element.localName !== "br") element.prepend(" ");
    if (element.localName !== "br") element.append(" ");
  }
  return (root.textContent ?? "")
    .split(/[ \t\n\f\r]+/)
    .filter(Boolean)
    .join(" ");
}

const verbatim = (html: string) =>
  all(parse(html))
    .filter(({ localName }) => localName === "pre" || localName === "code")
    .map(({ textContent }) => textContent);

describe(`${corpus.length} pieces of nasty HTML`, () => {
  it("are enough, and most of what a post may hold is shown", () => {
    expect(nastyHtml.length).toBeGreaterThanOrEqual(330);
    expect(accepted.length).toBeGreaterThan(corpus.length * 0.7);
    expect(refused.length).toBeGreaterThan(corpus.length * 0.15);
  });

  it("every seeded article opens in the visual view", () => {
    expect(articles.length).toBeGreaterThanOrEqual(12);
    for (const html of articles) expect(openInVisual(html, schema).losses).toEqual([]);
  });

  it.each(refused)("refused with a reason: $name", ({ losses }) => {
    for (const loss of losses) expect(lossText(loss, i18next.t)).toMatch(/\w/);
  });

  it.each(accepted)("accepted, and written back the same: $name", ({ html, doc }) => {
    const written = html.trim() === "" ? "" : writeHtml(doc.children);
    expect(canonicalHtml(written)).toBe(canonicalHtml(html));
    // An independent check that shares no code with the comparer.
    expect(inventory(written)).toEqual(inventory(html));
    expect(characters(written)).toBe(characters(html));
    expect(words(written)).toBe(words(html));
    expect(verbatim(written)).toEqual(verbatim(html));
  });

  it.each(accepted)("kept to the byte while nothing is edited: $name", ({ html, doc }) => {
    const serializer = new PreservingSerializer();
    serializer.adopt(doc, html);
    expect(serializer.write(doc)).toBe(html);
  });

  it.each(accepted)("one word typed changes one place: $name", ({ html, doc }) => {
    const place = middleOfAWord(doc);
    if (place === null) return;
    const serializer = new PreservingSerializer();
    serializer.adopt(doc, html);
    const { tr } = EditorState.create({ doc });
    const edited = serializer.write(tr.insertText("CURB", place).doc);
    expect(edited).toContain("CURB");
    // Edited blocks passed the allow-list, which secures links and removes nothing.
    const before = [html, sanitizeHtml(html)];
    expect(before.map(canonicalHtml)).toContain(canonicalHtml(edited).replace("CURB", ""));
    expect(before.map(inventory)).toContainEqual(inventory(edited));
    // Taken back, every byte is as it was.
    expect(serializer.write(tr.delete(place, place + 4).doc)).toBe(html);
  });
});

/** A position between two letters of the first text. */
function middleOfAWord(doc: PmNode): number | null {
  let place: number | null = null;
  doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? "").search(/[a-z]{2}/i) : -1;
    if (place === null && at >= 0) place = position + at + 1;
    return place === null;
  });
  return place;
}
