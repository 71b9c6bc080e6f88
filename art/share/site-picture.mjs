import { existsSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { outlineText } from "../drawings/outline-text.mjs";

const NUMBERS = ["x", "y", "font-size", "font-weight"];
const ENTITIES = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** Outlines the text, because the renderer has no fonts of ours. @param {string} tag @param {string} content */
function outlined(tag, content) {
  const value = (/** @type {string} */ name) =>
    new RegExp(`\\b${name}[=:]"?([^";]+)`).exec(tag)?.[1];
  const [x = 0, y = 0, size = 16, weight = 400] = NUMBERS.map((name) => {
    const text = value(name);
    return text === undefined ? undefined : parseFloat(text);
  });
  const text = Object.entries(ENTITIES).reduce(
    (all, [entity, character]) => all.replaceAll(entity, character),
    content.replaceAll(/<[^>]*>/g, ""),
  );
  const anchor = /** @type {"start" | "middle" | "end"} */ (value("text-anchor") ?? "start");
  const width = parseFloat(value("font-stretch") ?? "100");
  const { path } = outlineText(text, { family: "Archivo", x, y, size, weight, width, anchor });
  return `<path fill="${value("fill") ?? "#000"}" d="${path}"/>`;
}

/** @typedef {ReturnType<typeof pictureReader>} PlacePicture */

/** Reads drawings of the built site to embed them in another. @param {string} dist */
export function pictureReader(dist) {
  /** @type {Map<string, { viewBox: string, content: string } | null>} */
  const known = new Map();

  /** @param {string} path */
  function read(path) {
    const file = resolve(join(dist, path.replace(/[?#].*$/, "")));
    if (!file.startsWith(resolve(dist) + sep) || !existsSync(file)) return null;
    const svg = readFileSync(file, "utf8");
    const [tag = ""] = /<svg[^>]*>/.exec(svg) ?? [];
    const viewBox = /viewBox="([^"]*)"/.exec(tag)?.[1];
    if (viewBox === undefined) return null;
    const content = svg
      .slice(svg.indexOf(tag) + tag.length, svg.lastIndexOf("</svg>"))
      .replaceAll(/(<text[^>]*>)([^]*?)<\/text>/g, (_, start, text) => outlined(start, text));
    return { viewBox, content };
  }

  /**
   * The drawing cropped to a box from its top; null when the site has none.
   * @param {string} path @param {{ x: number, y: number, width: number, height: number }} box
   */
  return function placed(path, { x, y, width, height }) {
    if (!known.has(path)) known.set(path, path.startsWith("/") ? read(path) : null);
    const picture = known.get(path);
    if (!picture) return null;
    const content = picture.content
      .replaceAll(/\bid="/g, `id="at${x}-`)
      .replaceAll("url(#", `url(#at${x}-`)
      .replaceAll('href="#', `href="#at${x}-`);
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${picture.viewBox}" preserveAspectRatio="xMidYMin slice">${content}</svg>`;
  };
}
