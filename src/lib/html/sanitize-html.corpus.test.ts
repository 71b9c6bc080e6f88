import { partOf } from "@tests/test-size";
import { fromCorpora, vectors as allVectors } from "@tests/xss/vectors";
import { describe, expect, it } from "vitest";
import { cleanForSaving, sanitizeHtml } from "./sanitize-html";

/** Repeated on purpose, so that allowing more must be stated here as well. */
const TAGS = new Set(
  "P BR HR H2 H3 H4 BLOCKQUOTE A STRONG B EM I U S SUB SUP SMALL MARK ABBR CITE Q CODE PRE KBD SAMP TIME DEL INS SPAN DIV UL OL LI DL DT DD FIGURE FIGCAPTION IMG TABLE CAPTION COLGROUP COL THEAD TBODY TFOOT TR TH TD".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "href title id class src alt width height colspan rowspan span scope start reversed datetime cite lang dir rel target".split(
    " ",
  ),
);
const SAFE_LINK = /^(https?|mailto|tel|sms):$/;
const SAFE_FILE = /^https?:$/;
/** An SVG would be a document. */
const INLINE_PIXELS = /^data:image\/(png|jpeg|gif|webp|avif);base64,/i;

function protocolOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).protocol : "https:";
}

const inert = document.implementation.createHTMLDocument("");

/** Lists parts of the parsed HTML that could run, load or take over something. */
function dangersIn(html: string): string[] {
  inert.body.innerHTML = html;
  const elements = [...inert.body.querySelectorAll("*")];
  return elements.flatMap((element) => [
    ...(TAGS.has(element.nodeName) ? [] : [element.nodeName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      // An element keeps the `is` it was created with; emptied, it has no effect.
      if (name === "is" && value === "") return [];
      if (!ATTRIBUTES.has(name)) return [name];
      if (name === "href" && !SAFE_LINK.test(protocolOf(value))) return [`href=${value}`];
      if (name === "src" && !SAFE_FILE.test(protocolOf(value)) && !INLINE_PIXELS.test(value)) {
        return [`src=${value}`];
      }
      if (name === "cite" && !SAFE_FILE.test(protocolOf(value))) return [`cite=${value}`];
      if (name === "target" && element.getAttribute("rel")?.includes("noopener") !== true) {
        return ["target without noopener"];
      }
      return [];
    }),
  ]);
}

const vectors = partOf(allVectors);

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
}
const clean = once(() => vectors.map((vector) => sanitizeHtml(vector)));
const saved = once(() => vectors.map((vector) => cleanForSaving(vector)));

describe("the corpora of cross-site-scripting vectors", { timeout: 120_000 }, () => {
  it("are several hundred", () => {
    expect(fromCorpora.length).toBeGreaterThan(1000);
    expect(allVectors.length).toBeGreaterThan(1300);
  });

  it("are mostly dangerous as they are, so that this file could fail", () => {
    const dangerous = vectors.filter((vector) => dangersIn(vector).length > 0);
    expect(dangerous.length).toBeGreaterThan(vectors.length * 0.7);
  });

  it("leave nothing dangerous behind", () => {
    const survivors = clean()
      .map((html, index) => ({ vector: vectors[index], dangers: dangersIn(html) }))
      .filter(({ dangers }) => dangers.length > 0);
    expect(survivors).toEqual([]);
  });

  it("come out the same the second time", () => {
    expect(clean().filter((html) => sanitizeHtml(html) !== html)).toEqual([]);
  });

  it("are told of wherever something goes", () => {
    const silent = saved().filter(
      ({ html, removed }, index) => html !== vectors[index] && removed.length === 0,
    );
    expect(silent).toEqual([]);
  });

  it("are stored without danger, and saving once more takes nothing further", () => {
    const wrong = saved().filter(({ html }) => {
      const again = cleanForSaving(html);
      const dangers = dangersIn(html).filter((danger) => danger !== "target without noopener");
      return dangers.length > 0 || again.html !== html || again.removed.length > 0;
    });
    expect(wrong).toEqual([]);
  });
});
