// Converts text to outlines in the site's fonts, because <img> and share pictures load no web fonts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Buffer as ShapedText, Face, Feature, Font, shape, Variation } from "harfbuzzjs";
import { glyphPath } from "./glyph-path.mjs";

/**
 * @typedef {keyof typeof FILES} FontFamily
 * @typedef {object} TextStyle
 * @property {FontFamily} family
 * @property {number} size
 * @property {number} [weight]
 * @property {number} [width] in percent; only Archivo has it
 * @property {boolean} [isItalic] slanted, as browsers do without an italic font
 * @property {number} [spacing] between letters, in the units of `size`
 * @property {"start" | "middle" | "end"} [anchor] the part of the line at `x`
 * @property {number} [x] of the anchor; default 0
 * @property {number} [y] of the baseline; default 0
 * @property {number} [decimals] of the coordinates
 */

const FILES = {
  Archivo: ["latin", "latin-ext", "vietnamese"].map(
    (subset) => `@fontsource-variable/archivo/files/archivo-${subset}-wdth-normal.woff2`,
  ),
  Besley: ["latin", "latin-ext"].map(
    (subset) => `@fontsource-variable/besley/files/besley-${subset}-wght-normal.woff2`,
  ),
  // The only weight of the example sites' headlines.
  Fraunces: ["../../src/assets/fonts/fraunces-headline.woff2"],
  Nunito: ["../../src/assets/fonts/nunito-headline.woff2"],
  Jost: ["../../src/assets/fonts/jost-headline.woff2"],
};

/** @param {string} family @returns {family is FontFamily} */
export const isOutlined = (family) => family in FILES;

const SLANT = 0.25;
const require = createRequire(import.meta.url);

/** @param {string} file */
async function readFace(file) {
  const sfnt = await convert(readFileSync(require.resolve(file)), "sfnt");
  return new Face(new Blob(sfnt));
}

/** One after the other, because the decompressor has one memory. @param {string[]} files */
async function readFaces(files) {
  /** @type {Face[]} */
  const read = [];
  for (const file of files) read.push(await readFace(file));
  return read;
}

const faces = /** @type {Record<FontFamily, Face[]>} */ ({});
for (const family of Object.keys(FILES).filter(isOutlined))
  faces[family] = await readFaces(FILES[family]);
/** @typedef {{ font: Font, outlines: Map<number, ReturnType<Font["glyphToJson"]>> }} StyledFont */
/** @type {Map<string, StyledFont>} */
const fonts = new Map();

/** @param {TextStyle} style @param {number} file of the family */
function fontOf({ family, weight = 400, width = 100 }, file) {
  const key = `${family} ${file} ${weight} ${width}`;
  const known = fonts.get(key);
  if (known !== undefined) return known;
  const face = /** @type {Face} */ (faces[family][file]);
  const styled = { font: new Font(face), outlines: new Map() };
  styled.font.setVariations([new Variation("wght", weight), new Variation("wdth", width)]);
  fonts.set(key, styled);
  return styled;
}

/** @type {Record<FontFamily, Map<string, number>>} */
const places = {
  Archivo: new Map(),
  Besley: new Map(),
  Fraunces: new Map(),
  Nunito: new Map(),
  Jost: new Map(),
};

/** -1 when no file of the family has the character. @param {string} character @param {FontFamily} family */
function fileWith(character, family) {
  const code = character.codePointAt(0) ?? 0;
  const place =
    places[family].get(character) ??
    faces[family].findIndex((_, file) => fontOf({ family, size: 1 }, file).font.nominalGlyph(code));
  places[family].set(character, place);
  return place;
}

/** @param {string} character @param {FontFamily} family */
export const isInFont = (character, family) => fileWith(character, family) !== -1;

/** Splits the text into runs that one font file covers. @param {string} text @param {FontFamily} family */
function runsOf(text, family) {
  /** @type {{ file: number, text: string }[]} */
  const runs = [];
  for (const character of text) {
    const file = fileWith(character, family);
    if (file === -1) throw new Error(`${family} has not every letter of “${text}”`);
    const last = runs.at(-1);
    if (last?.file === file) last.text += character;
    else runs.push({ file, text: character });
  }
  return runs;
}

/** @param {string} text @param {TextStyle} style */
function setLine(text, style) {
  const { family, size, spacing = 0 } = style;
  // Browsers disable ligatures in spaced text.
  const features = spacing === 0 ? [] : [new Feature("liga", 0), new Feature("clig", 0)];
  let advance = 0;
  const glyphs = runsOf(text, family).flatMap((run) => {
    const { font, outlines } = fontOf(style, run.file);
    const scale = size / font.face.upem;
    const buffer = new ShapedText();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, ...place }) => {
      const outline = outlines.get(codepoint) ?? font.glyphToJson(codepoint);
      outlines.set(codepoint, outline);
      const x = advance + (place.xOffset ?? 0) * scale;
      const y = -(place.yOffset ?? 0) * scale;
      advance += (place.xAdvance ?? 0) * scale + spacing;
      return { outline, x, y, scale };
    });
  });
  return { glyphs, advance };
}

/** @param {string} text @param {TextStyle} style */
export const advanceOf = (text, style) => setLine(text, style).advance;

/**
 * Path data and width of one line of text, as a browser sets it.
 * @param {string} text @param {TextStyle} style @returns {{ path: string, advance: number }}
 */
export function outlineText(text, style) {
  const { anchor = "start", isItalic = false, x = 0, y = 0, decimals = 1 } = style;
  const { glyphs, advance } = setLine(text, style);
  const start = x - { start: 0, middle: advance / 2, end: advance }[anchor];
  const path = glyphs
    .map((glyph) =>
      glyphPath(glyph.outline, {
        x: start + glyph.x,
        y: y + glyph.y,
        scale: glyph.scale,
        slant: isItalic ? SLANT : 0,
        grid: 10 ** decimals,
      }),
    )
    .join("");
  return { path, advance };
}
