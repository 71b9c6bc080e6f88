import postcss from "postcss";
import { FIRST_SCREEN_END, partStyles } from "./first-screen.mjs";
import { fontsOf, removeUnusedFonts } from "./page-fonts.mjs";
import { classListsIn, isFrame, namesIn, needsBySelector } from "./selector-needs.mjs";
import { createShortClasses } from "./short-classes.mjs";
import {
  constantsOf,
  removeEmptyRules,
  removeFallbacks,
  removeRepeats,
  removeUnreadVariables,
  removeUnusedKeyframes,
  variablesIn,
  writeRareConstantsOut,
  writeSpacingOut,
  writeUnsetPropertiesOut,
} from "./simpler-styles.mjs";

/**
 * The layers in their order, which those that a page has no rules of must keep for the sheets that
 * come later. @param {import("postcss").Root} sheets
 */
function layersOf(sheets) {
  /** @type {Set<string>} */
  const names = new Set();
  sheets.walkAtRules("layer", ({ params }) => {
    for (const name of params.split(",")) names.add(name.trim());
  });
  return [...names];
}

/** Pages that are made alike have the same styles; more kinds than this are not remembered. */
const MOST_KINDS = 200;

/**
 * What of the styles stands in a page's HTML, and what in a sheet that all after its first screen waits
 * for; null where a page has no such part.
 * @typedef {{styles: string, sheet: string | null}} PageStyles
 */

/**
 * Cuts style sheets down to what the HTML of one page needs before a script has changed it:
 * without the rules for classes and elements it has not, without the dark theme, which is the
 * staff area's, without the rules for print and the comments, which come with the linked sheets,
 * and without variables, keyframes and fonts that nothing reads. The classes of both are shortened.
 * @param {string} css
 */
export function createPageStyles(css) {
  const sheets = postcss.parse(css);
  removeRepeats(sheets);
  removeFallbacks(sheets);
  const needs = needsBySelector(sheets);
  const known = new Set([...needs.values()].flat());
  const fontsIn = fontsOf(sheets);
  const constants = constantsOf(sheets);
  const order = `@layer ${layersOf(sheets).join()};`;
  const shortClassesFor = createShortClasses(sheets);
  /** @param {string} selector @param {Set<string>} names */
  const isNeeded = (selector, names) =>
    !selector.includes("[data-theme=dark]") &&
    (needs.get(selector) ?? []).every((name) => names.has(name));
  /** @param {Set<string>} names @param {Set<string>} variables @param {string[]} fonts */
  function cut(names, variables, fonts) {
    const root = sheets.clone();
    root.walkAtRules("media", (rule) => {
      if (rule.params === "print") rule.remove();
    });
    root.walkRules((rule) => {
      if (isFrame(rule)) return;
      const kept = rule.selectors.filter((selector) => isNeeded(selector, names));
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    // What stands in for @property, where a browser does not know it, comes with the linked sheets. The
    // order of layers is said once for all.
    root.walkAtRules("layer", (rule) => {
      if (rule.params === "properties" || rule.nodes === undefined) rule.remove();
    });
    writeSpacingOut(root);
    writeRareConstantsOut(root, constants, variables);
    root.walkComments((comment) => void comment.remove());
    writeUnsetPropertiesOut(root, variables);
    removeUnreadVariables(root, variables);
    removeUnusedKeyframes(root);
    removeUnusedFonts(root, fonts);
    removeEmptyRules(root);
    return root;
  }
  /**
   * @param {string} html
   * @param {import("postcss").Root} styles
   * @param {readonly string[]} classLists
   */
  function part(html, styles, classLists) {
    const names = shortClassesFor(classLists);
    const shortenHtml = (/** @type {string} */ text) => names.shortenHtml(text);
    /** @param {import("postcss").Root} root */
    const write = (root) => {
      names.shortenStyles(root);
      return root.toString();
    };
    const end = html.search(FIRST_SCREEN_END);
    if (end < 0) return { shortenHtml, styles: order + write(styles), sheet: null };
    const inFirst = namesIn(html.slice(0, end));
    const isFirst = (/** @type {string} */ selector) => isNeeded(selector, inFirst);
    const { first, rest } = partStyles(styles, isFirst, classLists);
    return { shortenHtml, styles: order + write(first), sheet: write(rest) };
  }
  /** @type {Map<string, ReturnType<typeof part>>} */
  const made = new Map();
  /** @param {string} html @returns {PageStyles & {html: string}} */
  return function stylesFor(html) {
    const names = namesIn(html);
    const variables = new Set(variablesIn(html));
    const fonts = fontsIn(html);
    const classLists = classListsIn(html);
    const first = namesIn(html.slice(0, Math.max(html.search(FIRST_SCREEN_END), 0)));
    const told = [names, first].map((some) =>
      [...some].filter((name) => known.has(name)).toSorted(),
    );
    const kind = JSON.stringify([told, [...variables], fonts, [...new Set(classLists)].toSorted()]);
    const { shortenHtml, ...styles } =
      made.get(kind) ?? part(html, cut(names, variables, fonts), classLists);
    if (made.size < MOST_KINDS) made.set(kind, { shortenHtml, ...styles });
    return { ...styles, html: shortenHtml(html) };
  };
}
