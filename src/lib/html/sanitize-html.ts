import createDOMPurify, { type RemovedAttribute, type RemovedElement } from "dompurify";
import { srcsetOf } from "@/lib/pictures/picture-widths";
import { trustedHtml } from "./trusted-types";

/** A kind of removed content, in English for `t()`, with its values. */
type Removal = { text: string; values?: Record<string, string> };

/** English, for `t()`. */
const COMMENT = "a comment";

/** English, for `t()`. */
const ELEMENTS: Record<string, string> = {
  script: "a script",
  style: "a style sheet",
  iframe: "an embedded page",
  frame: "an embedded page",
  object: "an embedded object",
  embed: "an embedded object",
  form: "a form",
  input: "a form field",
  textarea: "a form field",
  select: "a form field",
  svg: "an inline drawing",
  "#comment": COMMENT,
};

const schemeOf = (address: string) => (URL.canParse(address) ? new URL(address).protocol : null);

const tagOf = ({ nodeName }: { nodeName: unknown }) =>
  typeof nodeName === "string" ? nodeName.toLowerCase() : "form";

/** English, for `t()`. */
const TAGS = "<{{tag}}> tags";

/** English, for `t()`: each after "a" and after "an". */
const ATTRIBUTES = {
  link: ["a {{scheme}} link", "an {{scheme}} link"],
  picture: ["a {{scheme}} picture address", "an {{scheme}} picture address"],
  any: ["a {{name}} attribute on <{{tag}}>", "an {{name}} attribute on <{{tag}}>"],
} as const;

const beginsWithVowel = (word: string) => /^[aeiou]/i.test(word);

function removedAttribute(attribute: Attr, tag: string): Removal {
  const name = attribute.name.toLowerCase();
  const scheme = schemeOf(attribute.value);
  const kind = name === "href" ? "link" : name === "src" ? "picture" : "any";
  if (kind === "any" || scheme === null) {
    return { text: ATTRIBUTES.any[beginsWithVowel(name) ? 1 : 0], values: { name, tag } };
  }
  return { text: ATTRIBUTES[kind][beginsWithVowel(scheme) ? 1 : 0], values: { scheme } };
}

const removedTags = (tag: string): Removal => ({ text: TAGS, values: { tag } });

function removalOf(removed: RemovedElement | RemovedAttribute): Removal | null {
  if ("attribute" in removed) {
    return removed.attribute && removedAttribute(removed.attribute, tagOf(removed.from));
  }
  const tag = tagOf(removed.element);
  // DOMPurify counts the element it works in.
  if (tag === "body") return null;
  const text = ELEMENTS[tag];
  return text === undefined ? removedTags(tag) : { text };
}

/** Each kind once, in the order of removal: a script, an onclick attribute on <p>. */
function describeRemovals(removals: readonly (RemovedElement | RemovedAttribute)[]): Removal[] {
  const described = removals.map(removalOf).filter((removal) => removal !== null);
  return [...new Map(described.map((removal) => [JSON.stringify(removal), removal])).values()];
}

const browser = import.meta.env.SSR ? new (await import("jsdom")).JSDOM("").window : window;
const purify = createDOMPurify(browser);
if (!purify.isSupported) throw new Error("Post HTML cannot be sanitised here");

const TEXT_TAGS = "p br hr h2 h3 h4 blockquote a strong b em i u s sub sup small mark abbr cite q";
const CODE_TAGS = "code pre kbd samp time del ins span div";
const LIST_TAGS = "ul ol li dl dt dd";
const MEDIA_TAGS = "figure figcaption img";
const TABLE_TAGS = "table caption colgroup col thead tbody tfoot tr th td";
const ALLOWED_TAGS = [TEXT_TAGS, CODE_TAGS, LIST_TAGS, MEDIA_TAGS, TABLE_TAGS].flatMap((names) =>
  names.split(" "),
);

const ALLOWED_ATTR =
  "href title id class src srcset sizes alt width height colspan rowspan span scope start reversed datetime cite lang dir rel target".split(
    " ",
  );

const LINK_PROTOCOLS = ["http:", "https:", "mailto:", "tel:", "sms:"];
const FILE_PROTOCOLS = ["http:", "https:"];
/** An inline picture. SVG is not allowed, because it is a document. */
const INLINE_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+={0,2}$/i;
/** Only for resolving relative paths; never requested. */
const ANY_SITE = "https://site.invalid/blog/post";

/** Ids that the pages use themselves. React's contain an underscore. */
const OWN_IDS = new Set(["root", "main", "page-data", "post-short", "keep-reading"]);
const ANCHOR_NAME = /^[a-z][a-z0-9-]*$/i;
const CODE_LANGUAGE = /^language-[\w+#-]+$/;

function hasProtocol(address: string, protocols: readonly string[]): boolean {
  if (!URL.canParse(address, ANY_SITE)) return true;
  return protocols.includes(new URL(address, ANY_SITE).protocol);
}

/** Whether this inline picture is allowed in a post. */
export const isInlinePicture = (address: string) => INLINE_PICTURE.test(address);

const LAYOUT_WIDTHS = /^[\w\s.,:%()+*-]{1,200}$/;

/** Other widths of the same picture, and nothing else that a browser would load instead. */
const isOwnSrcset = (image: Element, srcset: string) =>
  srcset === srcsetOf(image.getAttribute("src")?.trim() ?? "");

/** Checks attribute values, which the list of names cannot express. */
function isValueAllowed(element: Element, name: string, value: string): boolean {
  const tag = element.nodeName.toLowerCase();
  switch (name) {
    case "srcset":
      return tag === "img" && isOwnSrcset(element, value);
    case "sizes":
      return tag === "img" && LAYOUT_WIDTHS.test(value);
    case "href":
      return hasProtocol(value, LINK_PROTOCOLS);
    case "src":
      return hasProtocol(value, FILE_PROTOCOLS) || isInlinePicture(value);
    case "cite":
      return hasProtocol(value, FILE_PROTOCOLS);
    case "id":
      return ANCHOR_NAME.test(value) && !OWN_IDS.has(value.toLowerCase());
    case "class":
      return (tag === "code" || tag === "pre") && CODE_LANGUAGE.test(value);
    case "target":
      return value === "_blank";
    default:
      return true;
  }
}

/** A page opened in a new tab must not get access to this one. */
function secureLink(element: Element): void {
  if (element.getAttribute("target") !== "_blank") return;
  const tokens = element.getAttribute("rel")?.split(/\s+/).filter(Boolean) ?? [];
  if (!tokens.includes("noopener")) element.setAttribute("rel", [...tokens, "noopener"].join(" "));
}

purify.addHook("uponSanitizeAttribute", (element, data) => {
  if (!isValueAllowed(element, data.attrName, data.attrValue.trim())) {
    data.keepAttr = false;
  }
});
/** A parser drops the first line break in <pre>, and serializing does not restore it. */
function keepFirstLineBreak(element: Element): void {
  const first = element.firstChild;
  if (
    element.nodeName === "PRE" &&
    first?.nodeName === "#text" &&
    first.nodeValue?.startsWith("\n") === true
  ) {
    first.nodeValue = `\n${first.nodeValue ?? ""}`;
  }
}

purify.addHook("afterSanitizeAttributes", (element) => {
  secureLink(element);
  keepFirstLineBreak(element);
});

/**
 * This text comes before the HTML, because after text a parser moves nothing into <head>, where it
 * would not be recorded, and lets no <frameset> replace the page.
 */
const START = "\u200b";

function sanitizeOnce(html: string): string {
  return purify
    .sanitize(START + html, {
      ALLOWED_TAGS,
      ALLOWED_ATTR,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    })
    .slice(START.length);
}

const MOST_PASSES = 5;

/**
 * Sanitizes again until parsing and serializing change nothing, as with hundreds of nested
 * elements; as a last resort returns only the text.
 */
function settle(clean: string): string {
  let settled = clean;
  for (let pass = 1; pass < MOST_PASSES; pass += 1) {
    const again = sanitizeOnce(settled);
    if (again === settled) return settled;
    settled = again;
  }
  return purify.sanitize(settled, { ALLOWED_TAGS: [] });
}

/** Removes everything that a post may not contain, on save and on render. */
export function sanitizeHtml(html: string): string {
  return settle(sanitizeOnce(html));
}

/** A comment that no parser could read as markup. */
const isPlainComment = (node: Node) => !/[<>]/.test(node.nodeValue ?? "");

/** A parser drops these tags inside a page, and obeys them at the start of one. */
const PAGE_TAGS = /<(html|head|body|frameset|frame)(?![a-z0-9-])/i;

/**
 * Parses HTML and makes only the harmless changes of `sanitizeHtml`: it removes plain comments and
 * spaces around values, and secures links.
 */
function asParsed(html: string): string {
  const { body } = new browser.DOMParser().parseFromString(trustedHtml(START + html), "text/html");
  const { SHOW_COMMENT, SHOW_ELEMENT } = browser.NodeFilter;
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_COMMENT | SHOW_ELEMENT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    if (node instanceof browser.Element) {
      for (const attribute of node.attributes) attribute.value = attribute.value.trim();
      secureLink(node);
      keepFirstLineBreak(node);
    } else if (isPlainComment(node)) {
      node.parentNode?.removeChild(node);
    }
  }
  return body.innerHTML.slice(START.length);
}

/** English, for `t()`. */
const OTHER_MARKUP: Removal = { text: "markup a post cannot hold" };

/** If nothing was removed, the HTML is byte for byte the author's. */
export function cleanForSaving(html: string): { html: string; removed: Removal[] } {
  const once = sanitizeOnce(html);
  const removed = describeRemovals(purify.removed);
  const clean = settle(once);
  if (clean === html) return { html, removed: [] };
  const pageTag = PAGE_TAGS.exec(html)?.[1];
  if (pageTag) removed.push(removedTags(pageTag.toLowerCase()));
  // Forms are removed from here on, because their fields could hide properties.
  const isRemoved = removed.some(({ text }) => text !== COMMENT);
  if (!isRemoved && asParsed(html) === clean) return { html, removed: [] };
  return { html: clean, removed: removed.length > 0 ? removed : [OTHER_MARKUP] };
}
