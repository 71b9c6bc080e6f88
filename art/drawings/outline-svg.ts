import { JSDOM } from "jsdom";
import { isOutlined, outlineText } from "./outline-text.mjs";
import { withTokens } from "./token-colors.mjs";

const TEXT_PROPERTIES = [
  "font-family",
  "font-size",
  "font-weight",
  "font-stretch",
  "font-style",
  "letter-spacing",
  "text-anchor",
  "style",
];
/** The page shows letters at half size, so that a tenth of a unit is a twentieth of a pixel. */
const DECIMALS = 1;

const { window } = new JSDOM("");
/** Makes a standalone SVG document of one `<svg>` in React's markup. */
export async function standaloneSvg(markup: string) {
  const frame = window.document.createElement("div");
  frame.innerHTML = await withTokens(markup);
  const svg = frame.firstElementChild as Element;
  joinNeighbors([...svg.querySelectorAll("text")].flatMap(replaceByOutline));
  for (const element of svg.querySelectorAll("*")) tidy(element);
  shortenIds(svg);
  return `${new window.XMLSerializer().serializeToString(svg)}\n`;
}

function inherited(element: Element, property: string) {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = at.getAttribute("style")?.match(new RegExp(`${property}:\\s*([^;]+)`))?.[1];
    const value = style ?? at.getAttribute(property);
    if (value) return value;
  }
  return undefined;
}

/** Replaces text by a path, unless its font is a system font. */
function replaceByOutline(text: Element) {
  const property = (name: string) => inherited(text, name);
  const family = property("font-family")?.split(/[ ,]/)[0] ?? "Archivo";
  if (!isOutlined(family)) return [];
  const { path } = outlineText(text.textContent ?? "", {
    family,
    size: parseFloat(property("font-size") ?? "16"),
    weight: parseFloat(property("font-weight") ?? "400"),
    width: parseFloat(property("font-stretch") ?? "100"),
    isItalic: property("font-style") === "italic",
    spacing: parseFloat(property("letter-spacing") ?? "0"),
    anchor: (property("text-anchor") ?? "start") as "start" | "middle" | "end",
    x: Number(text.getAttribute("x")),
    y: Number(text.getAttribute("y")),
    decimals: DECIMALS,
  });
  const outline = window.document.createElementNS("http://www.w3.org/2000/svg", "path");
  for (const name of ["fill", "transform"]) {
    const value = text.getAttribute(name);
    if (value) outline.setAttribute(name, value);
  }
  outline.setAttribute("d", path);
  text.replaceWith(outline);
  return [outline];
}

/** Removes attributes that only page styles or outlined text need. */
function tidy(element: Element) {
  const hasText = element.tagName === "text" || element.querySelector("text") !== null;
  for (const name of hasText ? [] : TEXT_PROPERTIES) element.removeAttribute(name);
  for (const { name, value } of element.attributes) {
    const rounded = value.replaceAll(/\d*\.\d{4,}/g, (number) => Number(number).toFixed(3));
    element.setAttribute(name, rounded);
  }
}

function joinNeighbors(outlines: Element[]) {
  const looks = (path: Element) => `${path.getAttribute("fill")} ${path.getAttribute("transform")}`;
  for (const outline of outlines) {
    const before = outline.previousElementSibling;
    if (!before || !outlines.includes(before) || looks(before) !== looks(outline)) continue;
    outline.setAttribute("d", `${before.getAttribute("d")}${outline.getAttribute("d")}`);
    before.remove();
  }
}

function shortenIds(svg: Element) {
  const short = new Map(
    [...svg.querySelectorAll("[id]")].map(({ id }, place) => [id, `i${place.toString(36)}`]),
  );
  for (const element of svg.querySelectorAll("*")) {
    if (element.id) element.id = short.get(element.id) ?? "";
    for (const { name, value } of element.attributes) {
      const id = value.match(/^url\(#(.+)\)$/)?.[1];
      if (id) element.setAttribute(name, `url(#${short.get(id)})`);
    }
  }
}
