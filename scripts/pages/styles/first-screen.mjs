import { isFrame } from "./selector-needs.mjs";
import { CLASS, unescapeClass } from "./short-classes.mjs";
import { removeEmptyRules, removeUnusedKeyframes } from "./simpler-styles.mjs";

/** @typedef {import("postcss").Root} Root */
/** @typedef {import("postcss").Rule} Rule */

/** Where what src/components/head/first-screen-end.tsx draws begins and ends. */
export const FIRST_SCREEN_END = /(<div[^>]* data-first-screen-end="[^>]*>)(<\/div>)/;

/** States in which nothing is when a page is painted first, and what is not in its first screen. */
const LATER =
  /:(hover|active|focus|disabled|checked|invalid|user-invalid|target|-moz-)|::(backdrop|placeholder)|dialog:modal|data-(first-screen|below-fold)/;

/** Says only how one state turns into another. @param {Rule} rule */
const isOfTurns = ({ nodes }) =>
  nodes.every((node) => node.type === "decl" && node.prop.startsWith("transition-"));

/** What the whole page would be styled anew for when it comes. */
const OF_WHOLE_PAGE = /^(:root|:host|::backdrop|\[data-theme=light\])$/;

/** Properties of one family are written one over another. @param {string} property */
function familyOf(property) {
  if (property.startsWith("--")) return property;
  if (/^(top|right|bottom|left|inset)/.test(property)) return "inset";
  if (property.endsWith("gap")) return "gap";
  if (property === "line-height") return "font";
  return property.replace(/^-\w+-/, "").split("-")[0] ?? "";
}

/** @param {Rule} rule */
function familiesOf(rule) {
  /** @type {Set<string>} */
  const families = new Set();
  rule.walkDecls(({ prop }) => void families.add(familyOf(prop)));
  return families;
}

/**
 * Within one of them the order of rules counts.
 * @param {import("postcss").Node} node
 * @returns {string}
 */
function layerOf({ parent }) {
  if (parent === undefined) return "";
  const { name, params } = /** @type {import("postcss").AtRule} */ (parent);
  return name === "layer" ? params : layerOf(parent);
}

/** The class that each asks of an element and nothing else; null where one asks for more. @param {string[]} selectors */
function loneClasses(selectors) {
  const found = selectors.map((selector) => {
    const [first, second] = selector.matchAll(CLASS);
    const isLone = !/[\s>+~]/.test(selector.replaceAll(/\\./g, "")) && second === undefined;
    return isLone && first?.[1] !== undefined ? unescapeClass(first[1]) : null;
  });
  return found.every((name) => name !== null) ? found : null;
}

/** Whether any element of the page has one class of each. @param {readonly string[]} classLists */
function meetingsOf(classLists) {
  /** @type {Map<string, Set<string>>} */
  const companions = new Map();
  for (const list of classLists) {
    const names = list.split(/\s+/);
    for (const name of names) {
      const known = companions.get(name) ?? new Set();
      companions.set(name, known);
      for (const other of names) known.add(other);
    }
  }
  /** @param {string[] | null} some @param {string[] | null} others */
  return (some, others) =>
    some === null ||
    others === null ||
    some.some((name) => others.some((other) => companions.get(name)?.has(other)));
}

/** @param {Rule} rule @param {string[]} selectors */
function keepOnly(rule, selectors) {
  if (selectors.length === 0) rule.remove();
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
}

/** @param {Root} root */
function rulesOf(root) {
  /** @type {Rule[]} */
  const rules = [];
  root.walkRules((rule) => void (isFrame(rule) || rules.push(rule)));
  return rules;
}

/**
 * Parts a page's styles in those of its first screen, which stand in its HTML, and those of the rest, for a
 * sheet that what comes after the first screen waits for. The rest changes nothing of the first screen: it
 * repeats a rule only where another, which is to give way to it, would come after it.
 * @param {Root} styles
 * @param {(selector: string) => boolean} isFirst whether the first screen has what a selector asks for
 * @param {readonly string[]} classLists the values of all class attributes of the page
 */
export function partStyles(styles, isFirst, classLists) {
  const meet = meetingsOf(classLists);
  const first = styles.clone();
  const rest = styles.clone();
  const firstRules = rulesOf(first);
  /** @type {{layer: string, families: Set<string>, classes: string[] | null}[]} */
  const put = [];
  for (const [at, rule] of rulesOf(rest).entries()) {
    const { selectors } = rule;
    const own = selectors.filter(
      (selector) =>
        OF_WHOLE_PAGE.test(selector) ||
        (isFirst(selector) && !LATER.test(selector) && !isOfTurns(rule)),
    );
    const others = selectors.filter((selector) => !own.includes(selector));
    const layer = layerOf(rule);
    const families = familiesOf(rule);
    const classes = loneClasses(own);
    const isRepeated = put.some(
      (before) =>
        before.layer === layer &&
        [...families].some((family) => before.families.has(family)) &&
        meet(classes, before.classes),
    );
    const inRest = own.length > 0 && isRepeated ? selectors : others;
    if (inRest.length > 0) put.push({ layer, families, classes: loneClasses(inRest) });
    keepOnly(/** @type {Rule} */ (firstRules[at]), own);
    keepOnly(rule, inRest);
  }
  removeUnusedKeyframes(first);
  const frames = new Set();
  first.walkAtRules("keyframes", ({ params }) => void frames.add(params));
  rest.walkAtRules((rule) => {
    const isInFirst = rule.name === "keyframes" && frames.has(rule.params);
    if (isInFirst || ["font-face", "property"].includes(rule.name)) rule.remove();
  });
  removeEmptyRules(first);
  removeEmptyRules(rest);
  return { first, rest };
}
