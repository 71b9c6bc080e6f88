import { outlineText } from "../drawings/outline-text.mjs";
import { artOnCurb, CURB_TOP } from "./share-art.mjs";
import { fitText, textInFont } from "./title-lines.mjs";

/** @typedef {import("../../src/app/prerender/share-pictures.ts").SharePicture} SharePicture */
/** @typedef {import("./site-picture.mjs").PlacePicture} PlacePicture */

const LEFT = 64;
const TEXT_WIDTH = 566;
const PLATE = { top: 60, height: 46, size: 25 };
const TITLE = { top: PLATE.top + PLATE.height + 26, leading: 1.08, bottom: CURB_TOP - 34 };
const TITLE_SIZES = [104, 92, 82, 74, 66, 60, 54, 48, 43, 38];
const TEXT = { sizes: [32, 30, 28, 26, 24], leading: 1.38, room: 172 };
const LOGO = { size: 54, left: LEFT, top: 548 };
const MARK =
  "M6 4h28l3 11v2H3v-2ZM3 16a4.25 4.25 0 0 0 8.5 0 4.25 4.25 0 0 0 8.5 0 4.25 4.25 0 0 0 8.5 0 4.25 4.25 0 0 0 8.5 0ZM6 19.5V31h28V19.5a7 7 0 0 1-5.5-1 7 7 0 0 1-8.5 0 7 7 0 0 1-8.5 0 7 7 0 0 1-5.5 1Z";

/** @param {string} path @param {string} color */
const ink = (path, color) => `<path d="${path}" fill="var(--color-${color})"/>`;

/** @param {string} kind @param {boolean} isDark */
function plate(kind, isDark) {
  const text = textInFont(kind, "Archivo").toUpperCase();
  if (text === "") return "";
  /** @type {import("../drawings/outline-text.mjs").TextStyle} */
  const style = { family: "Archivo", size: PLATE.size, weight: 700, width: 80, spacing: 0.8 };
  const { lines } = fitText(
    text,
    { ...style, tracking: 0.03 },
    {
      width: TEXT_WIDTH - 40,
      height: PLATE.size * 1.2,
      sizes: [PLATE.size],
      leading: 1,
    },
  );
  const line = lines[0] ?? "";
  const { path, advance } = outlineText(line, { ...style, x: LEFT + 20, y: PLATE.top + 32 });
  const [ground, front] = isDark ? ["white", "spruce-800"] : ["spruce-800", "white"];
  const width = advance + 40;
  return `<rect x="${LEFT}" y="${PLATE.top}" width="${width}" height="${PLATE.height}" rx="6" fill="var(--color-${ground})"/><rect x="${LEFT + 4}" y="${PLATE.top + 4}" width="${width - 8}" height="${PLATE.height - 8}" rx="3" fill="none" stroke="var(--color-${front})" stroke-width="1.5"/>${ink(path, front)}`;
}

/**
 * @param {{ size: number, lines: string[] }} text
 * @param {Omit<import("../drawings/outline-text.mjs").TextStyle, "size"> & { tracking?: number }} style
 * @param {{ top: number, leading: number, color: string }} place
 */
function block({ size, lines }, { tracking = 0, ...style }, { top, leading, color }) {
  const step = size * leading;
  const paths = lines.map(
    (line, at) =>
      outlineText(line, {
        ...style,
        size,
        spacing: tracking * size,
        x: LEFT,
        y: top + step * at + size * 0.8,
      }).path,
  );
  return { svg: ink(paths.join(""), color), bottom: top + step * lines.length };
}

const TITLE_STYLE = /** @type {const} */ ({ family: "Besley", weight: 650, tracking: -0.022 });
/** The second is for characters that the first lacks, such as Vietnamese. */
const TITLE_STYLES = /** @type {const} */ ([
  TITLE_STYLE,
  { family: "Archivo", weight: 700, tracking: -0.015 },
]);
/** Used when no font has the characters; networks show the title beside the picture. */
const NO_TITLE = "Shop talk";
const TEXT_STYLE = /** @type {const} */ ({ family: "Archivo", weight: 400 });

/** @param {SharePicture} picture */
function words({ title, text, isDark = false }) {
  const style = TITLE_STYLES.find(({ family }) => textInFont(title, family)) ?? TITLE_STYLE;
  const shown = textInFont(title, style.family) || NO_TITLE;
  const sentence = textInFont(text, "Archivo");
  const height = TITLE.bottom - TITLE.top - (sentence === "" ? 0 : TEXT.room);
  const box = { width: TEXT_WIDTH, height, sizes: TITLE_SIZES, leading: TITLE.leading };
  const heading = block(fitText(shown, style, box), style, {
    ...TITLE,
    color: isDark ? "white" : "asphalt-950",
  });
  if (sentence === "") return heading.svg;
  const below = fitText(sentence, TEXT_STYLE, {
    width: TEXT_WIDTH,
    height: TEXT.room,
    sizes: TEXT.sizes,
    leading: TEXT.leading,
  });
  const place = { top: heading.bottom + 18, leading: TEXT.leading };
  return (
    heading.svg +
    block(below, TEXT_STYLE, { ...place, color: isDark ? "spruce-200" : "asphalt-700" }).svg
  );
}

/** @param {string} brand */
function logo(brand) {
  const scale = LOGO.size / 40;
  const { path } = outlineText(brand, {
    family: "Besley",
    size: 41,
    weight: 700,
    spacing: -0.8,
    x: LOGO.left + LOGO.size + 12,
    y: LOGO.top + 39,
  });
  const openings = `<path d="M10 24h9v7h-9zM23 24h7v4h-7zM1 31.5h38V36H1Z" fill="var(--color-white)"/>`;
  return `<g transform="translate(${LOGO.left - 2} ${LOGO.top - 4}) scale(${scale})">${ink(MARK, "asphalt-950")}${openings}</g>${ink(path, "asphalt-950")}`;
}

/**
 * @param {SharePicture} picture
 * @param {{ brand: string, place: PlacePicture, size: { width: number, height: number } }} site
 */
export function shareCard(picture, { brand, place, size: { width, height } }) {
  const { kind, art, isDark = false } = picture;
  const ground = isDark ? "spruce-800" : "sky-100";
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="var(--color-${ground})"/>${plate(kind, isDark)}${words(picture)}${artOnCurb(art, place, width)}${logo(brand)}</svg>`;
}
