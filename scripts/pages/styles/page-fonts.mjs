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
export function fontsOf(sheets) {
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
export function removeUnusedFonts(root, fonts) {
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
