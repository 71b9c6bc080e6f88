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
export function unescapeAttribute(text) {
  if (!text.includes("&")) return text;
  return Object.entries(ENTITIES).reduceRight(
    (read, [entity, character]) => read.replaceAll(entity, character),
    text,
  );
}

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
 * Shorter names for utility classes, in the HTML of a page and in the styles that come with it: one for
 * all that stand on the same elements, the shortest for those that the page has most often. React, which
 * leaves the attributes of such HTML alone, writes the names of the linked sheets when it changes them.
 * @param {import("postcss").Root} sheets
 */
export function createShortClasses(sheets) {
  const utilities = new Set(loneUtilities(sheets).map(unescapeClass));
  /** @param {readonly string[]} classLists the values of the class attributes of the page */
  return function shortClassesFor(classLists) {
    const lists = classLists.map((list) => new Set(list.split(/\s+/)));
    /** @type {Map<string, {names: string[], uses: number}>} */
    const groups = new Map();
    for (const name of new Set(lists.flatMap((list) => [...list]))) {
      if (!utilities.has(name)) continue;
      const places = lists.flatMap((list, at) => (list.has(name) ? [at] : []));
      const names = groups.get(places.join())?.names ?? [];
      groups.set(places.join(), { names: [...names, name], uses: places.length });
    }
    const byUse = [...groups.values()].toSorted((one, other) => other.uses - one.uses);
    const shortNames = new Map(
      byUse.flatMap(({ names }, at) => names.map((name) => [name, shortName(at)])),
    );
    /** Pages of one kind have the same lists. @type {Map<string, string>} */
    const shortLists = new Map();
    /** @param {string} list as it stands in an attribute */
    function shortenList(list) {
      const names = () =>
        list.split(/\s+/).map((name) => shortNames.get(unescapeAttribute(name)) ?? name);
      const short = shortLists.get(list) ?? [...new Set(names())].join(" ");
      shortLists.set(list, short);
      return short;
    }
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
        return html.replaceAll(TAG, (tag) => tag.replace(CLASS_VALUE, shortenList));
      },
    };
  };
}
