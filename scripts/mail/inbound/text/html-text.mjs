import { convert } from "html-to-text";

/** What is read of a part's text. */
export const LONGEST_PART = 100_000;

const LONGEST_ADDRESS = 2_000;
/** What leads somewhere; a script or a place on the same page does not. */
const ADDRESS = /^\s*(https?|ftp|mailto|tel|sms):/i;

/** Without what a reader sees no difference in. @param {string} address */
const plain = (address) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/(www\.)?|mailto:|tel:)/, "")
    .replace(/[?/]*$/, "");

/** @typedef {import("html-to-text").FormatCallback} Format */

/** The words of a link and, where they are not the same, in brackets where it leads. @type {Format} */
function link(element, walk, builder) {
  const address = String(element.attribs?.href ?? "")
    .trim()
    .slice(0, LONGEST_ADDRESS);
  let words = "";
  builder.pushWordTransform((word) => {
    words += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  if (!ADDRESS.test(address) || plain(words) === plain(address).replaceAll(/\s/g, "")) return;
  builder.addInline(words === "" ? address : ` (${address})`, { noWordTransform: true });
}

/** Where a cell ends, until its row is known; it is no letter of any script. */
const CELL_END = "\uE000";

/** A cell stands apart from the next. @type {Format} */
function cell(element, walk, builder) {
  walk(element.children, builder);
  builder.addLiteral(CELL_END);
}

/** A line without blanks at its end, its cells apart. Empty ones at its ends only made room. @param {string} line */
function rowOf(line) {
  const cells = line.split(CELL_END).map((text) => text.trim());
  if (cells.length === 1) return line.trimEnd();
  const first = cells.findIndex((text) => text !== "");
  return cells.slice(first, cells.findLastIndex((text) => text !== "") + 1).join(" | ");
}

/** What a picture says instead of itself. @type {Format} */
function picture(element, _, builder) {
  const words = String(element.attribs?.alt ?? "").trim();
  if (words !== "") builder.addInline(` [${words.slice(0, 300)}] `, { noWordTransform: true });
}

/** What is shown of HTML, with the addresses that its links lead to; without scripts and pictures. @param {string} html */
export function htmlText(html) {
  try {
    return convert(html.slice(0, LONGEST_PART), {
      wordwrap: false,
      limits: { maxInputLength: LONGEST_PART, maxDepth: 60, maxChildNodes: 5_000 },
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
    // A text that nests without end has no words for anybody.
    return "";
  }
}

/** What is read of two texts to compare them. */
const COMPARED = 4_000;

/** @param {string} text */
const wordsOf = (text) =>
  text
    .slice(0, COMPARED)
    .toLowerCase()
    .match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/**
 * The better of the two forms of one text: the plain one, unless most words of the other are missing in it,
 * as where it says no more than that HTML is not shown.
 * @param {string} text @param {string} html
 */
export function betterText(text, html) {
  if (html.trim() === "") return text;
  const converted = htmlText(html);
  const words = wordsOf(converted);
  if (words.length === 0) return text;
  const said = new Set(wordsOf(text));
  const shared = words.filter((word) => said.has(word)).length;
  return shared < words.length / 2 ? converted : text;
}
