import { CLASS, unescapeAttribute, unescapeClass } from "./short-classes.mjs";

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

/** The values of its class attributes. @param {string} html */
export const classListsIn = (html) =>
  Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = ""]) => unescapeAttribute(names));

/** The classes and elements in it, and what is typed into its inputs. @param {string} html */
export function namesIn(html) {
  const classes = classListsIn(html).map((list) => list.split(/\s+/));
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

/** Frames of an animation have no selector. @param {import("postcss").Rule} rule */
export const isFrame = (rule) => /^(from|to|[\d.]+%)/.test(rule.selector);

/** What each selector of the sheets needs, read once. @param {import("postcss").Root} sheets */
export function needsBySelector(sheets) {
  /** @type {Map<string, string[]>} */
  const needs = new Map();
  sheets.walkRules((rule) => {
    if (isFrame(rule)) return;
    for (const selector of rule.selectors) needs.set(selector, needsOf(selector));
  });
  return needs;
}
