/** @typedef {import("./header-rules.mjs").HeaderRule} HeaderRule */

/**
 * What Netlify, Cloudflare Pages and Vercel say where no rule does. As a rule it would stand beside
 * the one of a file: two rules that fit a path are both followed.
 */
const DEFAULT_HEADERS = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** The text of the file `_headers`. @param {HeaderRule[]} rules */
export const writeHeaders = (rules) =>
  rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");

/** The rules in such a text. @param {string} text */
export function readHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** @param {HeaderRule} rule @param {string} path */
const fits = ({ pattern }, path) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * What a host that follows the rules sends with the answer at a path.
 * @param {HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersAt(rules, path) {
  const stated = rules.filter((rule) => fits(rule, path)).map(({ headers }) => headers);
  return Object.assign({ ...DEFAULT_HEADERS }, ...stated);
}

/** The same rules in the words of vercel.json. @param {HeaderRule[]} rules */
export const vercelHeaders = (rules) =>
  rules.map(({ pattern, headers }) => ({
    source: pattern.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
