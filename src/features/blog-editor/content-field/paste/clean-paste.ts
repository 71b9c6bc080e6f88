import { trustedHtml } from "@/lib/html/trusted-types";
import { readEditorCode } from "./editor-code";
import { nestLooseLists, unwrapGoogleWrapper, unwrapRedirects } from "./google-docs";
import { brokenLinks, completeLinks } from "./links";
import { rename, unwrap } from "./rewrite";
import { stylesToMarks } from "./styles-to-marks";
import { buildWordLists } from "./word-lists";
import { readWordOnline } from "./word-online";

export type CleanedPaste = {
  html: string;
  /** Local or clipboard pictures without a URL. */
  imagesLeftOut: number;
  /** Links whose targets do not exist on the site. */
  brokenLinks: readonly string[];
};

const NOISE = "style, script, meta, link, title, xml, colgroup, head";
const BLOCKS = "p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, div";
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  ol: ["start"],
  // Holds the language of a code block.
  code: ["class"],
  abbr: ["title"],
  time: ["datetime"],
};

/** Reduces pasted HTML to headings, paragraphs, lists, tables, links and emphasis. */
export function cleanPaste(html: string): CleanedPaste {
  // Our own HTML is clean and keeps its attributes.
  if (/\sdata-pm-slice=/.test(html)) return { html, imagesLeftOut: 0, brokenLinks: [] };
  const { body } = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  buildWordLists(body);
  removeComments(body);
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  readEditorCode(body);
  readWordOnline(body);
  unwrapGoogleWrapper(body);
  nestLooseLists(body);
  unwrapRedirects(body);
  completeLinks(body);
  const imagesLeftOut = removeLocalImages(body);
  settleHeadings(body);
  stylesToMarks(body);
  unwrapForeign(body);
  dropAttributes(body);
  dropEmptyBlocks(body);
  unwrapSoleParagraphs(body);
  body.normalize();
  const cleaned = body.innerHTML.trim();
  return { html: cleaned, imagesLeftOut, brokenLinks: brokenLinks(cleaned) };
}

function removeComments(root: Node): void {
  for (const child of Array.from(root.childNodes)) {
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
    else removeComments(child);
  }
}

function removeLocalImages(body: Element): number {
  const local = [...body.querySelectorAll("img")].filter(
    (image) => !/^(https?:\/\/|\/(?!\/))/i.test(image.getAttribute("src") ?? ""),
  );
  for (const image of local) image.remove();
  return local.length;
}

/** The post's title is the first level, so headings go one level down. */
function settleHeadings(body: Element): void {
  for (const title of body.querySelectorAll("p.MsoTitle")) rename(title, "h1");
  const shift = body.querySelector("h1") === null ? 0 : 1;
  for (const heading of Array.from(body.querySelectorAll("h1, h2, h3, h4, h5, h6"))) {
    const level = Math.min(4, Number(heading.localName[1]) + shift);
    if (heading.localName !== `h${level}`) rename(heading, `h${level}`);
  }
}

function unwrapForeign(body: Element): void {
  for (const element of Array.from(body.querySelectorAll("*"))) {
    if (element.localName.includes(":") || element.localName === "font") unwrap(element);
  }
}

function dropAttributes(body: Element): void {
  for (const element of body.querySelectorAll("*")) {
    const kept = KEPT[element.localName] ?? [];
    for (const { name, value } of Array.from(element.attributes)) {
      const isEmptySpan = /^(col|row)span$/.test(name) && value === "1";
      const isRtl = name === "dir" && value === "rtl";
      if (isEmptySpan || !(isRtl || kept.includes(name))) element.removeAttribute(name);
    }
  }
}

const isBlank = (element: Element) =>
  /^[\s\u00a0\u200b]*$/.test(element.textContent ?? "") &&
  element.querySelector("img, hr, table") === null;

function dropEmptyBlocks(body: Element): void {
  for (const child of Array.from(body.querySelectorAll(":scope > br"))) child.remove();
  for (const block of Array.from(body.querySelectorAll("p, h2, h3, h4, div"))) {
    const isInCell = block.parentElement?.matches("td, th") ?? false;
    if (isBlank(block) && !isInCell) block.remove();
    else if (isBlank(block)) block.replaceChildren();
  }
  for (const anchor of Array.from(body.querySelectorAll("a:not([href])"))) unwrap(anchor);
}

/** `<li><p>one</p></li>` becomes an item without a paragraph. */
function unwrapSoleParagraphs(body: Element): void {
  for (const holder of body.querySelectorAll("li, td, th")) {
    const blocks = [...holder.children].filter((child) => child.matches(BLOCKS));
    const [only] = blocks;
    if (blocks.length === 1 && only?.localName === "p") unwrap(only);
  }
}
