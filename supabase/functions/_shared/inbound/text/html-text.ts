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

/** The names of a mail's pictures by their content ids. */
export type PictureNames = ReadonlyMap<string, string>;

/** Stands where a picture of the mail stood. */
const pictureLine = (name: string) => `[Picture: ${name}]`;

const PICTURE_LINE = /^\[Picture: .+\]$/gm;

function nameOf(address: string, names: PictureNames): string | undefined {
  const id = /^\s*cid:(.{1,300})$/is.exec(address)?.[1]?.trim();
  if (id === undefined) return undefined;
  try {
    return names.get(id) ?? names.get(decodeURIComponent(id));
  } catch {
    return undefined;
  }
}

const picture =
  (names: PictureNames): FormatCallback =>
  (element, _, builder) => {
    const name = nameOf(String(element.attribs?.src ?? ""), names);
    if (name !== undefined) {
      builder.openBlock({ leadingLineBreaks: 1 });
      builder.addInline(pictureLine(name), { noWordTransform: true });
      builder.closeBlock({ trailingLineBreaks: 1 });
      return;
    }
    const words = String(element.attribs?.alt ?? "").trim();
    if (words !== "") builder.addInline(` [${words.slice(0, 300)}] `, { noWordTransform: true });
  };

/** Outlook names pictures in plain text by their ids, and Gmail by their names. */
function withPictureLines(text: string, names: PictureNames): string {
  if (names.size === 0) return text;
  const known = new Set(names.values());
  return text.replaceAll(
    /[ \t]*\[(cid:|image: )([^\]\n]{1,300})\][ \t]*/g,
    (mark, kind: string, named: string) => {
      const name = kind === "cid:" ? nameOf(`cid:${named}`, names) : named;
      return name !== undefined && known.has(name) ? `\n${pictureLine(name)}\n` : mark;
    },
  );
}

const countPictures = (text: string) => new Set(text.match(PICTURE_LINE)).size;

/** Converts HTML to text with the addresses of its links, without scripts. Of pictures, those with names stay. */
export function htmlText(html: string, names: PictureNames = new Map()): string {
  try {
    return convert(html.slice(0, MAX_PART), {
      wordwrap: false,
      limits: { maxInputLength: MAX_PART, maxDepth: 60, maxChildNodes: 5_000 },
      formatters: { link, cell, picture: picture(names) },
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

const share = (words: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;
};

/**
 * Prefers the plain text, unless it lacks most words of the HTML, such as "your program cannot show HTML", or the
 * HTML has the same words and places more pictures.
 */
export function betterText(text: string, html: string, names: PictureNames = new Map()): string {
  const plainText = withPictureLines(text, names);
  if (html.trim() === "") return plainText;
  const converted = htmlText(html, names);
  const plainWords = wordsOf(plainText.replaceAll(PICTURE_LINE, ""));
  const words = wordsOf(converted.replaceAll(PICTURE_LINE, ""));
  const placesMore = countPictures(converted) > countPictures(plainText);
  if (placesMore && html.length <= MAX_PART && share(plainWords, words) >= 0.9) return converted;
  return share(words, plainWords) < 0.5 ? converted : plainText;
}
