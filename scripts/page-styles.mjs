import postcss from "postcss";

/** Quotes and blanks stand around a class name in HTML and in bundled scripts. */
const wordsOf = (/** @type {string} */ text) => new Set(text.split(/[\s"'`]+/));

/** What a selector asks to be absent, or gives a choice of, is no reason to leave its rule out. */
const withoutArguments = (/** @type {string} */ selector) => {
  let text = selector;
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replaceAll(/:[\w-]+\([^()]*\)/g, "");
  }
  return text;
};

/** @param {string} selector */
const classesOf = (selector) =>
  [...withoutArguments(selector).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) =>
    name.replaceAll(/\\(.)/g, "$1"),
  );

/** @param {string} css */
const variablesIn = (css) => [...css.matchAll(/--[\w-]+/g)].map(([name]) => name);

/**
 * Takes custom properties out that nothing reads, until all that are left are read.
 * @param {import("postcss").Root} root
 * @param {string} otherText styles and scripts that may read them as well
 */
function removeUnreadVariables(root, otherText) {
  const readElsewhere = new Set(variablesIn(otherText));
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    const read = new Set(readElsewhere);
    root.walkDecls(({ value }) => variablesIn(value).forEach((name) => read.add(name)));
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      declaration.remove();
      hasRemoved = true;
    });
    root.walkAtRules("property", (rule) => {
      if (!read.has(rule.params)) rule.remove();
    });
  }
}

/** @param {import("postcss").Root} root */
function removeEmptyRules(root) {
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    root.walk((node) => {
      if (!("nodes" in node) || node.nodes?.length !== 0) return;
      node.remove();
      hasRemoved = true;
    });
  }
}

/**
 * A sheet that all pages share, cut to one page: without the rules for classes that neither its
 * HTML nor its scripts contain, without the dark theme, which is the staff area's, and without
 * variables that nothing reads any more. Whatever comes to the page later has to load the whole
 * sheet (src/lib/whole-sheet.ts).
 * @param {string} css
 */
export function createPageStyles(css) {
  const sheet = postcss.parse(css);
  /**
   * @param {string[]} texts the page's HTML and scripts
   * @param {string} otherCss further styles of the page
   */
  return function stylesFor(texts, otherCss) {
    const words = texts.map(wordsOf);
    const isKnown = (/** @type {string} */ name) => words.some((known) => known.has(name));
    const root = sheet.clone();
    root.walkRules((rule) => {
      const kept = rule.selectors.filter(
        (selector) => !selector.includes("[data-theme=dark]") && classesOf(selector).every(isKnown),
      );
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    removeUnreadVariables(root, [...texts, otherCss].join("\n"));
    removeEmptyRules(root);
    return root.toString();
  };
}
