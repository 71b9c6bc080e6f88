/** A class in a selector, whose name is its first group. */
export const CLASS = /\.((?:\\.|[\w-])+)/g;

/** Without vowels, because some blockers hide what is called "ad". */
const LETTERS = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ";
const TAG = /<[a-z](?:[^>"]|"[^"]*")*>/gi;
const CLASS_VALUE = /(?<=\sclass=")[^"]*/;

/** @param {string} escaped */
export const unescapeClass = (escaped) => escaped.replaceAll(/\\(.)/g, "$1");

const ENTITIES = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&quot;": '"', "&#x27;": "'" };

/** @param {string} text as it stands in an attribute */
export const unescapeAttribute = (text) =>
  Object.entries(ENTITIES).reduceRight(
    (read, [entity, character]) => read.replaceAll(entity, character),
    text,
  );

/**
 * Utility classes that stand alone in all their selectors. Others keep their names, because the linked
 * sheets speak of them: of what is printed, of what is dark, of one element within another.
 * @param {import("postcss").Root} sheets
 */
function loneUtilities(sheets) {
  const lone = new Set();
  const others = new Set();
  sheets.walkRules((rule) => {
    const isUtility = isWithin(rule, "layer utilities") && !isWithin(rule, "media print");
    for (const selector of rule.selectors) {
      const names = new Set(Array.from(selector.matchAll(CLASS), ([, name = ""]) => name));
      const isLone = isUtility && names.size === 1 && !selector.includes("[data-theme");
      names.forEach((name) => (isLone ? lone : others).add(name));
    }
  });
  return [...lone].filter((name) => !others.has(name));
}

/** @param {import("postcss").Node} node @param {string} atRule such as "media print" @returns {boolean} */
function isWithin({ parent }, atRule) {
  if (parent === undefined) return false;
  const { name, params } = /** @type {import("postcss").AtRule} */ (parent);
  return `${name} ${params}` === atRule || isWithin(parent, atRule);
}

/** @param {number} index @returns {string} b, c, …, Z, bb, bc, … */
const shortName = (index) =>
  index < 0
    ? ""
    : shortName(Math.floor(index / LETTERS.length) - 1) + LETTERS[index % LETTERS.length];

/**
 * Shorter names for utility classes, in the HTML of a page and in the styles that come with it: the shortest
 * for those that the page has most often. React, which leaves the attributes of such HTML alone, writes the
 * names of the linked sheets when it changes them.
 * @param {import("postcss").Root} sheets
 */
export function createShortClasses(sheets) {
  const utilities = new Set(loneUtilities(sheets).map(unescapeClass));
  /** @param {readonly string[]} classLists the values of the class attributes of the page */
  return function shortClassesFor(classLists) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const name of classLists.flatMap((list) => list.split(/\s+/))) {
      if (utilities.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const byUse = [...counts].toSorted(([, one], [, other]) => other - one);
    const shortNames = new Map(byUse.map(([name], at) => [name, shortName(at)]));
    return {
      /** @param {import("postcss").Root} styles */
      shortenStyles(styles) {
        styles.walkRules((rule) => {
          rule.selector = rule.selector.replaceAll(
            CLASS,
            (_, /** @type {string} */ name) => `.${shortNames.get(unescapeClass(name)) ?? name}`,
          );
        });
      },
      /** @param {string} html */
      shortenHtml(html) {
        return html.replaceAll(TAG, (tag) =>
          tag.replace(CLASS_VALUE, (value) =>
            value.replaceAll(/\S+/g, (name) => shortNames.get(unescapeAttribute(name)) ?? name),
          ),
        );
      },
    };
  };
}
