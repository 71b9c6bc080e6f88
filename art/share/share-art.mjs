import { outlineText } from "../drawings/outline-text.mjs";

/** @typedef {import("../../src/app/prerender/share-pictures.ts").ShareArt} ShareArt */
/** @typedef {import("../../src/app/prerender/share-pictures.ts").ShareFront} ShareFront */
/** @typedef {import("./site-picture.mjs").PlacePicture} PlacePicture */

export const CURB_TOP = 520;
const JOINTS = [232, 472, 712, 952, 1192];
const LEFT = 686;
const STRIPE = 40;
const BAR = 36;

const outline = `stroke="var(--color-asphalt-950)" stroke-width="3"`;

/** @param {{ x: number, y: number, count: number, height: number, colors: readonly string[] }} awning */
function awning({ x, y, count, height, colors }) {
  const half = STRIPE / 2;
  return Array.from({ length: count }, (_, at) => {
    const color = colors[at % 2] ?? "";
    return `<path d="M${x + at * STRIPE} ${y}h${STRIPE}v${height - half}a${half} ${half} 0 0 1-${STRIPE} 0Z" fill="${color}"/>`;
  }).join("");
}

/** @param {number} x @param {number} y @param {string} domain */
function bar(x, y, domain) {
  const dots = [0, 1, 2].map(
    (at) => `<circle cx="${x + 24 + at * 22}" cy="${y}" r="6.5" fill="none" ${outline}/>`,
  );
  const { path } = outlineText(domain, { family: "Archivo", size: 18, x: x + 92, y: y + 6 });
  return `${dots.join("")}<path d="${path}" fill="var(--color-asphalt-600)"/>`;
}

/**
 * @param {ShareFront} front
 * @param {PlacePicture} place
 * @param {{ x: number, y: number, stripes: number }} where the number of stripes
 */
function front({ picture, awning: colors, domain }, place, { x, y, stripes }) {
  const width = stripes * STRIPE - 24;
  const roof = 64;
  const top = y + roof - 20 + (domain === undefined ? 0 : BAR + 26);
  const view = place(picture, { x, y: top, width, height: CURB_TOP - top });
  if (view === null) return "";
  const frame = `<path d="M${x} ${CURB_TOP}V${y + 12}h${width}V${CURB_TOP}" fill="var(--color-white)" ${outline}/>`;
  const head =
    domain === undefined
      ? ""
      : `${bar(x, top - BAR / 2 - 2, domain)}<path d="M${x} ${top}h${width}" ${outline}/>`;
  const edge = `<path d="M${x} ${CURB_TOP}V${y + 12}M${x + width} ${y + 12}V${CURB_TOP}" ${outline}/>`;
  return `${frame}${view}${head}${edge}${awning({ x: x - 12, y, count: stripes, height: roof, colors })}`;
}

/** @param {readonly ShareFront[]} fronts @param {PlacePicture} place */
function street(fronts, place) {
  const [first] = fronts;
  if (fronts.length === 1 && first !== undefined) {
    return first.domain === undefined
      ? front(first, place, { x: LEFT, y: 106, stripes: 15 })
      : front(first, place, { x: LEFT + 10, y: 60, stripes: 12 });
  }
  return fronts
    .map((each, at) => front(each, place, { x: LEFT + 6 + at * 374, y: 84 + at * 58, stripes: 9 }))
    .join("");
}

/** @param {Extract<ShareArt, { type: "sign" }>} words */
function sign({ above, figure, below }) {
  const [x, y, width, height] = [772, 60, 286, 372];
  const middle = x + width / 2;
  const room = width - 60;
  /** @param {string} text @param {import("../drawings/outline-text.mjs").TextStyle} style */
  const centered = (text, style) => {
    const { advance } = outlineText(text, style);
    const size = style.size * Math.min(1, room / advance);
    return outlineText(text, { ...style, size, x: middle, anchor: "middle" }).path;
  };
  const small = /** @type {const} */ ({ family: "Archivo", size: 38, weight: 800, width: 75 });
  const top = y + (above.length > 1 ? 72 : 94);
  const base = top + above.length * 40 + 76;
  const lines = [
    ...above.map((text, at) => centered(text.toUpperCase(), { ...small, y: top + at * 40 })),
    centered(figure, { family: "Besley", size: 124, weight: 800, y: base }),
    ...below.map((text, at) => centered(text.toUpperCase(), { ...small, y: base + 58 + at * 42 })),
  ];
  return `<rect x="${middle - 10}" y="${y + height}" width="20" height="${CURB_TOP - y - height}" fill="var(--color-asphalt-400)"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="20" fill="var(--color-white)" ${outline}/><rect x="${x + 12}" y="${y + 12}" width="${width - 24}" height="${height - 24}" rx="11" fill="none" stroke="var(--color-spruce-800)" stroke-width="5"/><circle cx="${middle}" cy="${y + 29}" r="5" fill="var(--color-asphalt-400)"/><circle cx="${middle}" cy="${y + height - 29}" r="5" fill="var(--color-asphalt-400)"/><path d="${lines.join("")}" fill="var(--color-spruce-800)"/>`;
}

/** @param {ShareArt} art @param {PlacePicture} place @param {number} width */
export function artOnCurb(art, place, width) {
  const joints = JOINTS.map((x) => `M${x} ${CURB_TOP}v40`).join("");
  const standing = art.type === "fronts" ? street(art.fronts, place) : sign(art);
  return `${standing}<path d="M0 ${CURB_TOP}h${width}v110H0Z" fill="var(--color-curb-400)"/><path d="M0 ${CURB_TOP}h${width}v16H0Z" fill="var(--color-curb-200)"/><path d="M0 ${CURB_TOP + 17}h${width}${joints}" fill="none" stroke="var(--color-curb-600)" stroke-width="3"/>`;
}
