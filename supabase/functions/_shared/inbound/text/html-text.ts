import { convert, type FormatCallback } from "html-to-text";

export const MAX_PART = 100_000;

const MAX_ADDRESS = 2_000;
const ADDRESS = /^\s*(https?|ftp|mailto|tel|sms):/i;

const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, "")
    .replace(/[?/]*$/, "");

const link: FormatCallback = (element, walk, builder) => {
  const address = String(element.attribs?.href ?? "")
    .trim()
    .slice(0, MAX_ADDRESS);
  let words = "";
  builder.pushWordTransform((word) => {
    words += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  if (!ADDRESS.test(address) || plain(words) === plain(address).replaceAll(/\s/g, "")) return;
  builder.addInline(words === "" ? address : ` (${address})`, { noWordTransform: true });
};

/** Marks the end of a cell until its row is complete; a private-use character. */
const CELL_END = "\uE000";

const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addLiteral(CELL_END);
};

function rowOf(line: string): string {
  const cells = line.split(CELL_END).map((text) => text.trim());
  if (cells.length === 1) return line.trimEnd();
  const first = cells.findIndex((text) => text !== "");
  return cells.slice(first, cells.findLastIndex((text) => text !== "") + 1).join(" | ");
}

const picture: FormatCallback = (element, _, builder) => {
  const words = String(element.attribs?.alt ?? "").trim();
  if (words !== "") builder.addInline(` [${words.slice(0, 300)}] `, { noWordTransform: true });
};

/** Converts HTML to text with the addresses of its links, without scripts and pictures. */
export function htmlText(html: string): string {
  try {
    return convert(html.slice(0, MAX_PART), {
      wordwrap: false,
      limits: { maxInputLength: MAX_PART, maxDepth: 60, maxChildNodes: 5_000 },
      formatters: { link, cell, picture },
      selectors: [
        { selector: "a", format: "link" },
        { selector: "td", format: "cell" },
        { selector: "th", format: "cell" },
        {
          selector: "tr",
          format: "block",
          options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
        },
        { selector: "img", format: "picture" },
        ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
          selector,
          options: { uppercase: false },
        })),
        { selector: "script", format: "skip" },
        { selector: "style", format: "skip" },
        { selector: "title", format: "skip" },
      ],
    })
      .split("\n")
      .map(rowOf)
      .join("\n")
      .replace(/^\n+/, "")
      .trimEnd();
  } catch {
    return "";
  }
}

const COMPARED = 4_000;

const wordsOf = (text: string) =>
  text
    .slice(0, COMPARED)
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** Prefers the plain text, unless it lacks most words of the HTML, such as "your program cannot show HTML". */
export function betterText(text: string, html: string): string {
  if (html.trim() === "") return text;
  const converted = htmlText(html);
  const words = wordsOf(converted);
  if (words.length === 0) return text;
  const plainWords = new Set(wordsOf(text));
  const shared = words.filter((word) => plainWords.has(word)).length;
  return shared < words.length / 2 ? converted : text;
}
