export const variablesIn = (/** @type {string} */ text) => text.match(/--[\w-]+/g) ?? [];

/** @param {import("postcss").Root} root @param {Iterable<string>} inHtml */
export function removeUnreadVariables(root, inHtml) {
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

/**
 * What prefixers write several times, and variables of the site that several sheets name alike.
 * @param {import("postcss").Root} root
 */
export function removeRepeats(root) {
  root.walkRules((rule) => {
    const seen = new Set();
    for (const node of rule.nodes.toReversed()) {
      if (seen.has(String(node))) node.remove();
      seen.add(String(node));
    }
  });
  const known = new Map();
  root.walkRules(":root,:host", (rule) => {
    rule.walkDecls((declaration) => {
      if (known.get(declaration.prop) === declaration.value) declaration.remove();
      known.set(declaration.prop, declaration.value);
    });
  });
}

/** What `var()` falls back on, for variables that every page has. @param {import("postcss").Root} root */
export function removeFallbacks(root) {
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
export function writeSpacingOut(root) {
  let step = 0;
  root.walkDecls("--spacing", ({ value }) => void (step = parseFloat(value)));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(SPACING, (_, steps = "1") => {
      const size = +(step * Number(steps)).toFixed(5);
      return `${size}rem`.replace(/^(-?)0\./, "$1.");
    });
  });
}

/** More often, and it is shorter to name it. */
const RARE = 3;

/** Where the site's variables are named: the theme's, and those of the light theme, which public pages have. */
const OF_SITE = new Set([":root,:host", ":root,[data-theme=light]"]);

/** The variables of the site whose values nothing on a public page says anew, by their names. @param {import("postcss").Root} sheets */
export function constantsOf(sheets) {
  /** @type {Map<string, string>} */
  const constants = new Map();
  const changing = new Set();
  sheets.walkDecls(/^--/, ({ prop, value, parent }) => {
    const selector =
      parent?.type === "rule" ? /** @type {import("postcss").Rule} */ (parent).selector : "";
    if (selector === "[data-theme=dark]") return;
    const told = value.replaceAll(
      /var\((--[\w-]+)\)/g,
      (found, name) => constants.get(name) ?? found,
    );
    const isSaidAnew = constants.has(prop) || !OF_SITE.has(selector) || told.includes("var(");
    if (isSaidAnew) changing.add(prop);
    else constants.set(prop, told);
  });
  for (const name of changing) constants.delete(name);
  return constants;
}

/**
 * Writes out the constants that a page's styles read once or a few times.
 * @param {import("postcss").Root} root
 * @param {Map<string, string>} constants
 * @param {ReadonlySet<string>} inHtml
 */
export function writeRareConstantsOut(root, constants, inHtml) {
  const reads = new Map();
  root.walkDecls(({ value }) => {
    for (const name of variablesIn(value)) reads.set(name, (reads.get(name) ?? 0) + 1);
  });
  const isRare = (/** @type {string} */ name) =>
    (reads.get(name) ?? 0) <= RARE && !inHtml.has(name);
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+)\)/g, (found, name) =>
      isRare(name) ? (constants.get(name) ?? found) : found,
    );
  });
}

const READ = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** What Tailwind reads and a theme of ours could set. */
const OF_THEME = /^--default-/;

/**
 * A registered property that nothing on a page sets has its first value everywhere, which is written where
 * it is read; one of the theme what stands in for it.
 * @param {import("postcss").Root} root
 * @param {Iterable<string>} inHtml
 */
export function writeUnsetPropertiesOut(root, inHtml) {
  const set = new Set(inHtml);
  root.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  /** @type {Map<string, string | undefined>} */
  const unset = new Map();
  root.walkAtRules("property", (rule) => {
    const said = new Map();
    rule.walkDecls(({ prop, value }) => void said.set(prop, value));
    // Of one with a type the value would have to be written as that type.
    const isPlain = said.get("syntax") === '"*"';
    if (isPlain && !set.has(rule.params)) unset.set(rule.params, said.get("initial-value"));
  });
  root.walkDecls((declaration) => {
    const value = declaration.value.replaceAll(READ, (found, name, fallback) =>
      unset.has(name) || (OF_THEME.test(name) && !set.has(name))
        ? (unset.get(name) ?? fallback ?? found)
        : found,
    );
    if (value !== declaration.value) declaration.value = value.replaceAll(/\s+/g, " ").trim();
  });
}

/** @param {import("postcss").Root} root */
export function removeUnusedKeyframes(root) {
  const values = new Set();
  root.walkDecls(({ value }) => value.split(/[\s,]+/).forEach((word) => values.add(word)));
  root.walkAtRules("keyframes", (rule) => {
    if (!values.has(rule.params)) rule.remove();
  });
}

/** @param {import("postcss").Root} root */
export function removeEmptyRules(root) {
  for (let hasRemoved = true; hasRemoved;) {
    hasRemoved = false;
    root.walk((node) => {
      if (!("nodes" in node) || node.nodes?.length !== 0) return;
      node.remove();
      hasRemoved = true;
    });
  }
}
