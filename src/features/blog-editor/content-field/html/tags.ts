import { trustedHtml } from "@/lib/html/trusted-types";

/** Inline elements of the visual view, with their mark names. */
export const MARK_OF_TAG: Readonly<Record<string, string>> = {
  a: "link",
  strong: "strong",
  b: "b",
  em: "em",
  i: "i",
  u: "u",
  s: "s",
  del: "del",
  ins: "ins",
  sub: "sub",
  sup: "sup",
  small: "small",
  mark: "mark",
  abbr: "abbr",
  cite: "cite",
  q: "q",
  code: "code",
  kbd: "kbd",
  samp: "samp",
  time: "time",
  span: "span",
};

/** The attributes that src/lib/html/sanitize-html.ts allows. */
const KEPT_ATTRIBUTES: readonly string[] =
  "href title id class src srcset sizes alt width height colspan rowspan span scope start reversed datetime cite lang dir rel target".split(
    " ",
  );

const BLOCK_TAGS = new Set(
  (
    "address article aside blockquote body caption center col colgroup dd details dialog dir div dl " +
    "dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav " +
    "ol p pre search section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

export function tagOf(node: Node): string {
  return node.nodeName.toLowerCase();
}

export function isBlock(node: Node): node is Element {
  return isElement(node) && BLOCK_TAGS.has(tagOf(node));
}

export function holdsBlock(element: Element): boolean {
  return [...element.getElementsByTagName("*")].some(isBlock);
}

let inertDocument: Document | null = null;

export function inertBody(): HTMLElement {
  inertDocument ??= document.implementation.createHTMLDocument("");
  return inertDocument.createElement("body");
}

export function parseInert(html: string): HTMLElement {
  const body = inertBody();
  body.innerHTML = trustedHtml(html);
  // A form's fields shadow its properties: with `<input name="nodeName">` in it, its nodeName is
  // that input.
  for (const field of body.querySelectorAll("form [name], form [id]")) {
    field.removeAttribute("name");
    field.removeAttribute("id");
  }
  return body;
}

export function allowedAttributes(element: Element): Record<string, string> | null {
  const kept = [...element.attributes].filter(({ name }) => KEPT_ATTRIBUTES.includes(name));
  if (kept.length === 0) return null;
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]));
}
