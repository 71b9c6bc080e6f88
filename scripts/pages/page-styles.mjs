import postcss from "postcss";
import { CLASS, createShortClasses, unescapeAttribute, unescapeClass } from "./short-classes.mjs";

/** What tells nothing: what a selector asks to be absent, what it gives a choice of. */
const withoutChoices = (/** @type {string} */ selector) => {
  let text = selector
    .replaceAll(/(?<!\\)\[[^\]]*\]/g, "")
    .replaceAll(/(?<!\\):(is|where)\(([^(),]*)\)/g, "$2");
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replaceAll(/(?<!\\):[\w-]+\([^()]*\)/g, "");
  }
  return text;
};

const NAME = String.raw`(?:\\.|[\w-])+`;
const ELEMENT = new RegExp(String.raw`(?<![\w.#:\\-]|^-)(?:${NAME})`, "g");

/** What a pseudo-element is a part of; what is not told here may be part of any element. */
const WHOLE_OF_PART = /** @type {const} */ ([
  [/::backdrop/, "dialog"],
  [/::file-selector-button/, "type=file"],
  [/::-webkit-(date|calendar)/, "type=date"],
  [/::-webkit-search/, "type=search"],
  [/::-webkit-(inner|outer)-spin/, "type=number"],
]);

/** The classes and elements that all must be there for a rule to apply. @param {string} selector */
function needsOf(selector) {
  const text = withoutChoices(selector);
  const wholes = WHOLE_OF_PART.filter(([part]) => part.test(selector)).map(([, whole]) => whole);
  const classes = Array.from(text.matchAll(CLASS), ([, name = ""]) => unescapeClass(name));
  const elements = text.replaceAll(CLASS, "").match(ELEMENT) ?? [];
  return [...wholes, ...classes, ...elements];
}

/** The classes and elements in it, and what is typed into its inputs. @param {string} html */
function namesIn(html) {
  const classes = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = ""]) =>
    unescapeAttribute(names).split(/\s+/),
  );
  const elements = Array.from(html.matchAll(/<([a-z][\w-]*)/gi), ([, name = ""]) => name);
  const types = Array.from(html.matchAll(/\stype="(date|file|number|search)/g), ([, type]) => type);
  return new Set([
    "html",
    "body",
    ...classes.flat(),
    ...elements,
    ...types.map((type) => `type=${type}`),
  ]);
}

const variablesIn = (/** @type {string} */ text) => text.match(/--[\w-]+/g) ?? [];

/** @param {import("postcss").Root} root @param {Iterable<string>} inHtml */
function removeUnreadVariables(root, inHtml) {
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    const read = new Set(inHtml);
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

/** What prefixers write several times. @param {import("postcss").Root} root */
function removeRepeats(root) {
  root.walkRules((rule) => {
    const seen = new Set();
    for (const node of rule.nodes.toReversed()) {
      if (seen.has(String(node))) node.remove();
      seen.add(String(node));
    }
  });
}

/** What `var()` falls back on, for variables that every page has. @param {import("postcss").Root} root */
function removeFallbacks(root) {
  const known = new Set();
  root.walkRules(/:root/, (rule) => {
    for (const node of rule.nodes) if (node.type === "decl") known.add(node.prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\((--[\w-]+),(?:[^()]|\([^()]*\))*\)/g,
      (found, /** @type {string} */ name) => (known.has(name) ? `var(${name})` : found),
    );
  });
}

const SPACING = /calc\(var\(--spacing\) \* (-?[\d.]+)\)|var\(--spacing\)/g;

/** Writes out the steps of the spacing scale, which are most of what is reckoned. @param {import("postcss").Root} root */
function writeSpacingOut(root) {
  let step = 0;
  root.walkDecls("--spacing", ({ value }) => void (step = parseFloat(value)));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(SPACING, (_, steps = "1") => {
      const size = +(step * Number(steps)).toFixed(5);
      return `${size}rem`;
    });
  });
}

/** @param {import("postcss").Root} root */
function removeUnusedKeyframes(root) {
  const values = new Set();
  root.walkDecls(({ value }) => value.split(/[\s,]+/).forEach((word) => values.add(word)));
  root.walkAtRules("keyframes", (rule) => {
    if (!values.has(rule.params)) rule.remove();
  });
}

/** The code points of what is read on the page. @param {string} html */
function lettersIn(html) {
  const text = html.replaceAll(/<(script|style)\b[^]*?<\/\1>|<[^>]*>|&#?\w+;/g, "");
  return new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}

/** @param {string} range such as U+A1-FF @param {Iterable<number>} codes */
function hasAnyOf(range, codes) {
  const ends = range.trim().slice("U+".length).split("-");
  const [from = 0, to = from] = ends.map((code) => parseInt(code, 16));
  return [...codes].some((code) => code >= from && code <= to);
}

/** What the fonts of the sheets are for. @param {import("postcss").Root} sheets */
function fontsOf(sheets) {
  /** @type {Map<string, string[]>} */
  const rangesOfFace = new Map();
  /** @type {Set<string>} */
  const families = new Set();
  sheets.walkAtRules("font-face", (face) => {
    const { family, ranges } = faceOf(face);
    families.add(family);
    if (ranges) rangesOfFace.set(String(ranges), ranges);
  });
  /** The families that the HTML names and the ranges it has a letter of. @param {string} html */
  return function fontsIn(html) {
    const codes = lettersIn(html);
    const ranges = [...rangesOfFace].filter(([, some]) => some.some((at) => hasAnyOf(at, codes)));
    return [
      ...[...families].filter((family) => html.includes(family)),
      ...ranges.map(([name]) => name),
    ];
  };
}

/**
 * Fonts that no rule names, or that are for letters the page has not.
 * @param {import("postcss").Root} root
 * @param {string[]} fonts what fontsOf() finds in the page
 */
function removeUnusedFonts(root, fonts) {
  const named = [...fonts];
  root.walkDecls(({ parent, value }) => {
    if (parent?.type !== "atrule") named.push(value);
  });
  root.walkAtRules("font-face", (face) => {
    const { family, ranges } = faceOf(face);
    const isNamed = named.some((text) => text.includes(family));
    if (!isNamed || (ranges && !fonts.includes(String(ranges)))) face.remove();
  });
}

/** @param {import("postcss").AtRule} face */
function faceOf(face) {
  const values = new Map();
  face.walkDecls(({ prop, value }) => void values.set(prop, value));
  /** @type {string[] | undefined} */
  const ranges = values.get("unicode-range")?.split(",");
  return { family: String(values.get("font-family")).replaceAll(/["']/g, ""), ranges };
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

/** Frames of an animation have no selector. @param {import("postcss").Rule} rule */
const isFrame = (rule) => /^(from|to|[\d.]+%)/.test(rule.selector);

/** What each selector of the sheets needs, read once. @param {import("postcss").Root} sheets */
function needsBySelector(sheets) {
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  sheets.walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const selector of rule.selectors) needs.set(selector, needsOf(selector));
  });
  return needs;
}

/** Pages that are made alike have the same styles; more kinds than this are not remembered. */
const MOST_KINDS = 200;

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
  const layers = layersOf(sheets);
  const shortClasses = createShortClasses(sheets);
  /** @param {Set<string>} names @param {Set<string>} variables @param {string[]} fonts */
  function cut(names, variables, fonts) {
    const root = sheets.clone();
    root.walkAtRules("media", (rule) => {
      if (rule.params === "print") rule.remove();
    });
    root.walkRules((rule) => {
      if (isFrame(rule)) return;
      const kept = rule.selectors.filter(
        (selector) =>
          !selector.includes("[data-theme=dark]") &&
          (needs.get(selector) ?? []).every((name) => names.has(name)),
      );
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    // What stands in for @property, where a browser does not know it, comes with the linked sheets.
    root.walkAtRules("layer", (rule) => {
      if (rule.params === "properties") rule.remove();
    });
    writeSpacingOut(root);
    root.walkComments((comment) => void comment.remove());
    removeUnreadVariables(root, variables);
    removeUnusedKeyframes(root);
    removeUnusedFonts(root, fonts);
    removeEmptyRules(root);
    shortClasses.shortenStyles(root);
    return `@layer ${layers.join()};${root.toString()}`;
  }
  /** @type {Map<string, string>} */
  const made = new Map();
  return function withStyles(/** @type {string} */ html) {
    const names = namesIn(html);
    const variables = new Set(variablesIn(html));
    const fonts = fontsIn(html);
    const told = [...names].filter((name) => known.has(name));
    const kind = [...told.toSorted(), ...variables, ...fonts].join(" ");
    const styles = made.get(kind) ?? cut(names, variables, fonts);
    if (made.size < MOST_KINDS) made.set(kind, styles);
    return { styles, html: shortClasses.shortenHtml(html) };
  };
}
