import { sanitizeHtml } from "@/lib/html/sanitize-html";
import { srcsetOf, TEXT_SIZES } from "@/lib/pictures/picture-widths";
import { parseHtml } from "./parse-html";

export type ContentsEntry = { id: string; title: string; level: 2 | 3 };

export type ArticleHtml = {
  html: string;
  contents: ContentsEntry[];
};

export type ArticleLabels = {
  table: (name: string) => string;
  code: string;
  linkTo: (heading: string) => string;
};

/** Ids that the page around the article has, or may get. */
const TAKEN = ["root", "main", "page-data", "post-short", "keep-reading"];
const LONGEST_ID = 80;
/** Longer quotations are running text. */
const PULL_QUOTE_LENGTH = 160;

const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

/**
 * A post's HTML for display: sanitised, with linkable headings, scrollable tables and code, and
 * lazy pictures. Deterministic on server and browser.
 */
export function articleHtml(html: string, labels: ArticleLabels): ArticleHtml {
  const document = parseHtml(sanitizeHtml(html));
  const contents = nameHeadings(document);
  linkHeadings(document, contents, labels);
  frameTables(document, labels);
  for (const pre of document.querySelectorAll("pre")) {
    setAttributes(pre, { tabindex: "0", role: "group", "aria-label": labels.code });
  }
  for (const image of document.querySelectorAll("img")) {
    setAttributes(image, { loading: "lazy", decoding: "async" });
    // A picture of the library whose address was typed has no srcset yet.
    const srcset = srcsetOf(image.getAttribute("src") ?? "");
    if (srcset !== null && !image.hasAttribute("srcset")) {
      setAttributes(image, { srcset, sizes: TEXT_SIZES });
    }
    if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
  }
  for (const quote of document.querySelectorAll("blockquote")) {
    const isLong = textOf(quote).length > PULL_QUOTE_LENGTH;
    if (isLong || quote.querySelector("ul, ol, table, pre, h2, h3, h4"))
      quote.className = "quote-long";
  }
  return { html: document.body.innerHTML, contents };
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function idFromText(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return Array.from(words.join("-")).slice(0, LONGEST_ID).join("").replace(/-$/, "");
}

function numbered(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

function nameHeadings(document: Document): ContentsEntry[] {
  const taken = new Set(TAKEN);
  for (const element of document.querySelectorAll("[id]")) {
    if (/^\S+$/.test(element.id) && !taken.has(element.id)) taken.add(element.id);
    else element.removeAttribute("id");
  }
  const entries: ContentsEntry[] = [];
  for (const heading of document.querySelectorAll("h2, h3")) {
    const title = textOf(heading);
    if (title === "") continue;
    if (!heading.id) {
      heading.id = numbered(idFromText(title) || "section", taken);
      taken.add(heading.id);
    }
    entries.push({ id: heading.id, title, level: heading.localName === "h2" ? 2 : 3 });
  }
  return entries;
}

/** Beside the heading, because a link inside would be read out as a part of it. */
function linkHeadings(document: Document, contents: ContentsEntry[], labels: ArticleLabels): void {
  for (const { id, title } of contents) {
    const heading = document.getElementById(id);
    if (heading === null) continue;
    const row = document.createElement("div");
    row.className = "prose-heading";
    const link = document.createElement("a");
    link.className = "prose-anchor";
    setAttributes(link, { href: `#${encodeURIComponent(id)}`, "aria-label": labels.linkTo(title) });
    link.textContent = "#";
    heading.replaceWith(row);
    row.append(heading, link);
  }
}

/** A wide table scrolls in a frame that the keyboard can focus. */
function frameTables(document: Document, labels: ArticleLabels): void {
  let section = "";
  for (const element of document.querySelectorAll("h2, h3, table")) {
    if (element.localName !== "table") {
      section = textOf(element);
      continue;
    }
    if (element.parentElement?.closest("table")) continue;
    const caption = element.querySelector("caption");
    const name = (caption && textOf(caption)) || section;
    const frame = document.createElement("div");
    frame.className = "prose-table";
    setAttributes(frame, { role: "region", tabindex: "0", "aria-label": labels.table(name) });
    element.replaceWith(frame);
    frame.append(element);
  }
}
