import { readFileSync } from "node:fs";

const HEADERS_FILE = "public/_headers";

/**
 * What Netlify, Cloudflare Pages and Vercel say where no rule does. As a rule it would stand beside
 * the one of a file: two rules that fit a path are both followed.
 */
const DEFAULT_HEADERS = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** @typedef {{pattern: string, headers: Record<string, string>}} HeaderRule */

/** The rules of public/_headers, the one place where they are written. */
export function readHeaderRules() {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of readFileSync(HEADERS_FILE, "utf8").split("\n")) {
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
