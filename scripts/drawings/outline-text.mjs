// Text as outlines, in the site's own fonts: what an <img> or a share picture shows has no web fonts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Buffer as ShapedText, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import { glyphPath } from "./glyph-path.mjs";

/**
 * @typedef {"Archivo" | "Besley"} FontFamily
 * @typedef {object} TextStyle
 * @property {FontFamily} family
 * @property {number} size
 * @property {number} [weight]
 * @property {number} [width] of the letters in percent; only Archivo has it
 * @property {boolean} [isItalic] slanted, as browsers do without an italic font
 * @property {number} [spacing] between letters, in the units of `size`
 * @property {"start" | "middle" | "end"} [anchor] what of the line stands at `x`
 * @property {number} [x] where that is, and
 * @property {number} [y] where the line's baseline is; both are 0
 * @property {number} [decimals] of the coordinates
 */

const FILES = {
  Archivo: "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2",
  Besley: "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2",
};
const SLANT = 0.25;
const require = createRequire(import.meta.url);

/** @param {string} file */
async function readFace(file) {
  const sfnt = await convert(readFileSync(require.resolve(file)), "sfnt");
  return new Face(new Blob(sfnt));
}

const faces = { Archivo: await readFace(FILES.Archivo), Besley: await readFace(FILES.Besley) };
/** @type {Map<string, Font>} */
const fonts = new Map();

/** @param {TextStyle} style */
function fontOf({ family, weight = 400, width = 100 }) {
  const key = `${family} ${weight} ${width}`;
  const font = fonts.get(key) ?? new Font(faces[family]);
  if (!fonts.has(key)) {
    font.setVariations([new Variation("wght", weight), new Variation("wdth", width)]);
    fonts.set(key, font);
  }
  return font;
}

/**
 * Each glyph and where it stands, from 0.
 * @param {string} text
 * @param {TextStyle} style
 */
function setLine(text, style) {
  const { family, size, spacing = 0 } = style;
  const font = fontOf(style);
  const scale = size / faces[family].upem;
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Browsers keep letters apart that are spaced.
  shape(font, buffer, spacing === 0 ? [] : [new Feature("liga", 0), new Feature("clig", 0)]);
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, ...place }) => {
    if (codepoint === 0) throw new Error(`${family} has not every letter of “${text}”`);
    const x = advance + (place.xOffset ?? 0) * scale;
    const y = -(place.yOffset ?? 0) * scale;
    advance += (place.xAdvance ?? 0) * scale + spacing;
    return { outline: font.glyphToJson(codepoint), x, y };
  });
  return { glyphs, advance, scale };
}

/**
 * Path data of one line of text and how far it advances, as a browser sets it.
 * @param {string} text
 * @param {TextStyle} style
 * @returns {{ path: string, advance: number }}
 */
export function outlineText(text, style) {
  const { anchor = "start", isItalic = false, x = 0, y = 0, decimals = 1 } = style;
  const { glyphs, advance, scale } = setLine(text, style);
  const start = x - { start: 0, middle: advance / 2, end: advance }[anchor];
  const path = glyphs
    .map((glyph) =>
      glyphPath(glyph.outline, {
        x: start + glyph.x,
        y: y + glyph.y,
        scale,
        slant: isItalic ? SLANT : 0,
        grid: 10 ** decimals,
      }),
    )
    .join("");
  return { path, advance };
}
