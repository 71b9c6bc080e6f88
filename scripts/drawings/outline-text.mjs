// Text as outlines, in the site's own fonts: what an <img> or a share picture shows has no web fonts.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { Blob, Buffer as ShapedText, Face, Feature, Font, shape, Variation } from "harfbuzzjs";

/**
 * @typedef {"Archivo" | "Besley"} FontFamily
 * @typedef {object} TextStyle
 * @property {FontFamily} family
 * @property {number} size
 * @property {number} [weight]
 * @property {number} [width] of the letters in percent; only Archivo has it
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
const require = createRequire(import.meta.url);

/** @param {string} file */
async function readFace(file) {
  const sfnt = await convert(readFileSync(require.resolve(file)), "sfnt");
  return new Face(new Blob(sfnt));
}

const faces = { Archivo: await readFace(FILES.Archivo), Besley: await readFace(FILES.Besley) };

/** @type {Map<string, Font>} */
const fonts = new Map();

/** @param {FontFamily} family @param {number} weight @param {number} width */
function fontOf(family, weight, width) {
  const key = `${family} ${weight} ${width}`;
  const font = fonts.get(key) ?? new Font(faces[family]);
  if (!fonts.has(key)) {
    font.setVariations([new Variation("wght", weight), new Variation("wdth", width)]);
    fonts.set(key, font);
  }
  return font;
}

/**
 * Path data of one line of text and how far it advances, as a browser sets it. A glyph's points are relative to its own origin, so that a letter that comes again is
 * the same characters again, which compresses well.
 * @param {string} text
 * @param {TextStyle} style
 * @returns {{ path: string, advance: number }}
 */
export function outlineText(text, style) {
  const {
    family,
    size,
    weight = 400,
    width = 100,
    spacing = 0,
    x = 0,
    y = 0,
    decimals = 1,
  } = style;
  const font = fontOf(family, weight, width);
  const scale = size / faces[family].upem;
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  // Browsers keep letters apart that are spaced.
  shape(font, buffer, spacing === 0 ? [] : [new Feature("liga", 0), new Feature("clig", 0)]);
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map(({ codepoint, ...place }) => {
    if (codepoint === 0) throw new Error(`${family} has not every letter of “${text}”`);
    const offset = { x: advance + (place.xOffset ?? 0) * scale, y: (place.yOffset ?? 0) * scale };
    advance += (place.xAdvance ?? 0) * scale + spacing;
    return { codepoint, offset };
  });
  const shift = { start: 0, middle: advance / 2, end: advance }[style.anchor ?? "start"];
  const path = glyphs
    .map(({ codepoint, offset }) =>
      glyphPath(font.glyphToJson(codepoint), {
        x: x + offset.x - shift,
        y: y - offset.y,
        scale,
        decimals,
      }),
    )
    .join("");
  return { path, advance };
}

/**
 * @param {{ type: string, values: number[] }[]} commands absolute, in font units, y upward
 * @param {{ x: number, y: number, scale: number, decimals: number }} place
 */
function glyphPath(commands, { x, y, scale, decimals }) {
  const grid = 10 ** decimals;
  const onGrid = (/** @type {number} */ value) => Math.round(value * grid);
  let path = "";
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { type, values } of commands) {
    if (type === "Z") {
      path += "z";
      [penX, penY] = [startX, startY];
      continue;
    }
    const points = values.map((value, i) => onGrid((i % 2 === 0 ? value : -value) * scale));
    const [toX = 0, toY = 0] = points.slice(-2);
    if (type === "M") {
      // The first point of a glyph is the only absolute one.
      path +=
        path === ""
          ? `M${joined([onGrid(x) + toX, onGrid(y) + toY], grid)}`
          : `m${joined([toX - penX, toY - penY], grid)}`;
      [startX, startY] = [toX, toY];
    } else {
      path += segment(type, points, { penX, penY, grid });
    }
    [penX, penY] = [toX, toY];
  }
  return path;
}

/**
 * @param {string} type
 * @param {number[]} points on the grid
 * @param {{ penX: number, penY: number, grid: number }} pen
 */
function segment(type, points, { penX, penY, grid }) {
  const steps = points.map((value, i) => value - (i % 2 === 0 ? penX : penY));
  const [stepX = 0, stepY = 0] = steps.slice(-2);
  if (type === "Q" && !isFlat(steps)) return `q${joined(steps, grid)}`;
  if (stepX === 0 && stepY === 0) return "";
  if (stepY === 0) return `h${joined([stepX], grid)}`;
  if (stepX === 0) return `v${joined([stepY], grid)}`;
  return `l${joined([stepX, stepY], grid)}`;
}

/** A curve that leaves its chord by less than one step of the grid. @param {number[]} steps */
function isFlat([controlX = 0, controlY = 0, x = 0, y = 0]) {
  const length = Math.hypot(x, y);
  const isShort = Math.hypot(controlX, controlY) <= length;
  return isShort && Math.abs(controlX * y - controlY * x) < 2 * length;
}

/** Numbers in as few characters as path data allows. @param {number[]} values @param {number} grid */
function joined(values, grid) {
  return values
    .map((value) => String(value / grid).replace(/^(-?)0\./, "$1."))
    .reduce((path, number) => {
      const needsNoSpace =
        path === "" ||
        number.startsWith("-") ||
        (number.startsWith(".") && /\.\d*$/.test(path.split(/[ -]/).at(-1) ?? ""));
      return path + (needsNoSpace ? "" : " ") + number;
    }, "");
}
