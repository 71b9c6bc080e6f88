import { readFileSync, writeFileSync } from "node:fs";
import { distFolder } from "../prerender/build-folders.mjs";
import { headerRules, type HeaderRule, type ServedSite } from "./header-rules.ts";

/** The hosts' default. It cannot be a rule: matching rules are combined, and the header would be sent twice. */
const DEFAULT_HEADERS = { "Cache-Control": "public, max-age=0, must-revalidate" };

export const writeHeaders = (rules: HeaderRule[]) =>
  rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join("")}`;
    })
    .join("\n");

export function readHeaders(text: string) {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.startsWith("/")) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

const fits = ({ pattern }: HeaderRule, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

export function headersAt(rules: HeaderRule[], path: string): Record<string, string> {
  const stated = rules.filter((rule) => fits(rule, path)).map(({ headers }) => headers);
  return Object.assign({ ...DEFAULT_HEADERS }, ...stated);
}

export const vercelHeaders = (rules: HeaderRule[]) =>
  rules.map(({ pattern, headers }) => ({
    source: pattern.replace("*", "(.*)"),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

const VERCEL_FILE = "vercel.json";

export const servicesIn = (text: string) =>
  /connect-src 'self' ([^;]+)/.exec(text)?.[1]?.split(" ") ?? [];

/**
 * Writes vercel.json, which is committed because Vercel reads it before the build. An embedded build keeps the
 * hosted services named in it; a build into another folder writes nothing.
 */
export function writeVercelRules({ shell, services }: ServedSite, rewrites: unknown) {
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
