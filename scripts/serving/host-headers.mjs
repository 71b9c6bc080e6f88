import { readFileSync, writeFileSync } from "node:fs";
import { distFolder } from "../pages/build-folders.mjs";
import { headerRules } from "./header-rules.mjs";

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

/** Writes the rules for vercel.json. @param {HeaderRule[]} rules */
export const vercelHeaders = (rules) =>
  rules.map(({ pattern, headers }) => ({
    source: pattern.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

const VERCEL_FILE = "vercel.json";

/** The origins that a policy names besides its own. @param {string} text */
export const servicesIn = (text) => /connect-src 'self' ([^;]+)/.exec(text)?.[1]?.split(" ") ?? [];

/**
 * Writes vercel.json, which stands among the sources because Vercel reads it before it builds. A build
 * on the embedded backend, which nobody deploys there, keeps the hosted services that are named in it; one
 * in a folder of its own is a test's and writes nothing.
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
