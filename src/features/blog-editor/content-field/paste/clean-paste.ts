import { trustedHtml } from "@/lib/html/trusted-types";
import { readEditorCode } from "./editor-code";
import { brokenLinks, completeLinks, rename, unwrap, styleOf } from "./links";
import { buildWordLists, nestByLevel, type ListItem } from "./word-lists";

/** Turns styles of emphasis into elements and drops all other styles. */
function stylesToMarks(body: Element): void {
  for (const element of Array.from(body.querySelectorAll("b, strong, i, em"))) {
    const isBold = element.matches("b, strong");
    const isOff = isBold
      ? /^(normal|400)$/.test(styleOf(element, "font-weight"))
      : styleOf(element, "font-style") === "normal";
    if (isOff) rename(element, "span");
    else if (element.matches("b")) rename(element, "strong");
    else if (element.matches("i")) rename(element, "em");
  }
  for (const span of Array.from(body.querySelectorAll("span, font"))) {
    if (/^\u00a0$/.test(span.textContent ?? "") || styleOf(span, "mso-spacerun") === "yes") {
      span.textContent = " ";
    }
    wrapContent(span, marksOf(span));
    unwrap(span);
  }
  for (const strong of Array.from(body.querySelectorAll(":is(h1, h2, h3, h4) strong"))) {
    unwrap(strong);
  }
}

function marksOf(span: Element): string[] {
  const weight = styleOf(span, "font-weight");
  const align = styleOf(span, "vertical-align");
  const isIn = (selector: string) => span.closest(selector) !== null;
  return [
    (weight.startsWith("bold") || Number(weight) >= 600) && !isIn("strong") ? "strong" : "",
    styleOf(span, "font-style") === "italic" && !isIn("em") ? "em" : "",
    /line-through/.test(styleOf(span, "text-decoration(?:-line)?")) ? "s" : "",
    align === "super" ? "sup" : "",
    align === "sub" ? "sub" : "",
  ].filter(Boolean);
}

function wrapContent(span: Element, marks: readonly string[]): void {
  if ((span.textContent ?? "").trim() === "") return;
  for (const mark of marks) {
    const element = span.ownerDocument.createElement(mark);
    element.append(...span.childNodes);
    span.append(element);
  }
}

/**
 * Word Online wraps every item in a list of its own, with its level as an attribute, and marks
 * paragraphs as headings.
 */
function readWordOnline(body: Element): void {
  for (const heading of body.querySelectorAll("p[role=heading][aria-level]")) {
    const level = Math.min(6, Number(heading.getAttribute("aria-level")) || 1);
    rename(heading, `h${level}`);
  }
  // Word Online's end-of-paragraph marks.
  for (const end of body.querySelectorAll("span.EOP")) end.remove();
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper")) {
    if (wrapper.previousElementSibling?.matches(".ListContainerWrapper") === true) continue;
    const run = runFrom(wrapper);
    nestByLevel(run.flatMap(itemsOf), wrapper);
    for (const done of run) done.remove();
  }
}

function runFrom(first: Element): Element[] {
  const run = [first];
  let next = first.nextElementSibling;
  while (next?.matches(".ListContainerWrapper") === true) {
    run.push(next);
    next = next.nextElementSibling;
  }
  return run;
}

function itemsOf(wrapper: Element): ListItem[] {
  return [...wrapper.querySelectorAll("li")].map((item) => {
    const isNumbered = item.parentElement?.localName === "ol";
    const start = item.parentElement?.getAttribute("start") ?? "1";
    return {
      content: item,
      level: Number(item.getAttribute("data-aria-level")) || 1,
      list: item.getAttribute("data-listid") ?? "",
      isNumbered,
      start: isNumbered ? start : "1",
    };
  });
}

function unwrapGoogleWrapper(body: Element): void {
  for (const wrapper of Array.from(body.querySelectorAll("[id^=docs-internal-guid]"))) {
    if (wrapper.matches("b, span")) unwrap(wrapper);
    else wrapper.removeAttribute("id");
  }
}

/** Google Docs and Word put a nested list beside its item instead of inside. */
function nestLooseLists(body: Element): void {
  for (const list of Array.from(body.querySelectorAll(":is(ul, ol) > :is(ul, ol)"))) {
    const item = list.previousElementSibling;
    if (item?.localName === "li") item.append(list);
    else {
      const holder = list.ownerDocument.createElement("li");
      list.before(holder);
      holder.append(list);
    }
  }
}

/** `https://www.google.com/url?q=…` redirects to the address in it. */
function unwrapRedirects(body: Element): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    const url = URL.canParse(href) ? new URL(href) : null;
    if (url === null || !/^(www\.)?google\.[a-z.]+$/.test(url.hostname)) continue;
    const target = url.pathname === "/url" ? url.searchParams.get("q") : null;
    if (target && /^(https?:|mailto:)/i.test(target)) link.setAttribute("href", target);
  }
}

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
