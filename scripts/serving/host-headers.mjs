import { readFileSync, writeFileSync } from "node:fs";
import { distFolder } from "../pages/build-folders.mjs";
import { headerRules } from "./header-rules.mjs";

/** @typedef {import("./header-rules.mjs").HeaderRule} HeaderRule */

/** The hosts' default. It cannot be a rule: matching rules are combined, and the header would be sent twice. */
const DEFAULT_HEADERS = { "Cache-Control": "public, max-age=0, must-revalidate" };

/** @param {HeaderRule[]} rules */
export const writeHeaders = (rules) =>
  rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");

/** @param {string} text */
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

/** @param {HeaderRule[]} rules @param {string} path @returns {Record<string, string>} */
export function headersAt(rules, path) {
  const stated = rules.filter((rule) => fits(rule, path)).map(({ headers }) => headers);
  return Object.assign({ ...DEFAULT_HEADERS }, ...stated);
}

/** @param {HeaderRule[]} rules */
export const vercelHeaders = (rules) =>
  rules.map(({ pattern, headers }) => ({
    source: pattern.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

const VERCEL_FILE = "vercel.json";

/** @param {string} text */
export const servicesIn = (text) => /connect-src 'self' ([^;]+)/.exec(text)?.[1]?.split(" ") ?? [];

/**
 * Writes vercel.json, which is committed because Vercel reads it before the build. An embedded build keeps the
 * hosted services named in it; a build into another folder writes nothing.
 * @param {{shell: string, services: string[]}} site as for headerRules
 * @param {unknown} rewrites
 */
export function writeVercelRules({ shell, services }, rewrites) {
  if (distFolder !== "dist") return;
  const written = readFileSync(VERCEL_FILE, "utf8");
  const headers = vercelHeaders(
    headerRules({ shell, services: services.length > 0 ? services : servicesIn(written) }),
  );
  const text = `${JSON.stringify({ ...JSON.parse(written), rewrites, headers }, null, 2)}\n`;
  if (text === written) return;
  if (process.env.VERCEL) {
    throw new Error(`${VERCEL_FILE} is not of this build, which Vercel would serve by it all the same.
Build once with the same variables elsewhere, and commit what that makes of ${VERCEL_FILE}.`);
  }
  writeFileSync(VERCEL_FILE, text);
}
