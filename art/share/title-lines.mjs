import { advanceOf, isInFont } from "../drawings/outline-text.mjs";

/** @typedef {import("../drawings/outline-text.mjs").TextStyle} TextStyle */
/** @typedef {import("../drawings/outline-text.mjs").FontFamily} FontFamily */

const ELLIPSIS = "…";

/**
 * The text without characters that the font lacks, such as emoji; empty when a letter or digit is missing, since
 * the rest would be misleading.
 * @param {string} text @param {FontFamily} family
 */
export function textInFont(text, family) {
  const characters = Array.from(text.normalize("NFC").replaceAll(/\s+/g, " "));
  const missing = characters.filter((character) => !isInFont(character, family));
  if (missing.some((character) => /[\p{L}\p{N}\p{M}]/u.test(character) && !isVariant(character)))
    return "";
  return characters
    .filter((character) => isInFont(character, family))
    .join("")
    .replaceAll(/ +/g, " ")
    .trim();
}

const isVariant = (/** @type {string} */ character) => /[\uFE00-\uFE0F\u20E3]/.test(character);

/**
 * Greedy, as in browsers without `text-wrap: balance`.
 * @param {readonly { text: string, advance: number }[]} words @param {number} room @param {number} space
 */
function wrap(words, room, space) {
  /** @type {{ text: string, advance: number }[]} */
  const lines = [];
  for (const { text, advance } of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.advance + space + advance <= room) {
      line.text += ` ${text}`;
      line.advance += space + advance;
    } else {
      lines.push({ text, advance });
    }
  }
  return lines;
}

/** @param {string} word @param {number} room @param {(text: string) => number} measure */
function broken(word, room, measure) {
  if (measure(word) <= room) return [word];
  const parts = [""];
  for (const character of word) {
    const part = parts.at(-1) + character;
    if (part.length > character.length && measure(part) > room) parts.push(character);
    else parts[parts.length - 1] = part;
  }
  return parts;
}

/**
 * Fits a text into a box: the largest size at which it fits, in balanced lines. Truncates at the smallest size.
 * @param {string} text
 * @param {Omit<TextStyle, "size" | "spacing"> & { tracking?: number }} style tracking: spacing in ems
 * @param {{ width: number, height: number, sizes: readonly number[], leading: number }} box sizes:
 *   largest first
 * @returns {{ size: number, lines: string[] }}
 */
export function fitText(text, { tracking = 0, ...style }, { width, height, sizes, leading }) {
  const measure = (/** @type {string} */ part) =>
    advanceOf(part, { ...style, size: 1, spacing: tracking });
  const space = measure(" ");
  const smallest = sizes.at(-1) ?? 1;
  const words = text
    .split(" ")
    .flatMap((word) => broken(word, width / smallest, measure))
    .map((word) => ({ text: word, advance: measure(word) }));
  const widest = Math.max(...words.map(({ advance }) => advance));
  const fitting = sizes.flatMap((size) => {
    const room = width / size;
    const most = Math.floor(height / (size * leading));
    const count = wrap(words, room, space).length;
    return widest <= room && count <= most
      ? [{ size, lines: balanced(words, room, space, count) }]
      : [];
  });
  const best = fitting.slice(0, 3).find(({ lines }) => !endsShort(lines)) ?? fitting[0];
  if (best !== undefined) return { ...best, lines: best.lines.map(({ text: line }) => line) };
  const most = Math.floor(height / (smallest * leading));
  const lines = wrap(words, width / smallest, space).map((line) => line.text);
  return { size: smallest, lines: cut(lines, most) };
}

/**
 * @param {readonly { text: string, advance: number }[]} words
 * @param {number} room
 * @param {number} space
 * @param {number} count
 */
function balanced(words, room, space, count) {
  let [least, most] = [room / count, room];
  while (most - least > 0.05) {
    const middle = (least + most) / 2;
    const fits = words.every(({ advance }) => advance <= middle);
    if (fits && wrap(words, middle, space).length <= count) most = middle;
    else least = middle;
  }
  return wrap(words, most, space);
}

/** @param {{ advance: number }[]} lines */
const endsShort = (lines) =>
  (lines.at(-1)?.advance ?? 0) < 0.35 * Math.max(...lines.map(({ advance }) => advance));

/** @param {string[]} lines @param {number} count */
function cut(lines, count) {
  const kept = lines.slice(0, count);
  const last = kept.pop() ?? "";
  return [...kept, last.replace(/[\s\p{P}]*\S{0,2}$/u, ELLIPSIS)];
}
