import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Every file that the build reads; missing ones count as well. */
const SOURCES = [
  "src",
  "public",
  "art",
  "scripts",
  "server",
  "supabase/migrations",
  "supabase/seed",
  "index.html",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "tailwind.config.ts",
  ".env",
  ".env.local",
  ".env.production",
  ".env.production.local",
];

const VARIABLE = /^(VITE_\w+|PORT|CURBFRONT_PUBLISHABLE_KEY)$/;

/** @param {string} path @returns {string[]} */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/**
 * A hash of everything a build depends on except posts, which `npm start` renders on request.
 * @param {string} root @param {NodeJS.ProcessEnv} environment
 */
export function hashOfSources(root, environment) {
  const hash = createHash("sha256");
  /** @param {string | Buffer} part */
  const add = (part) => hash.update(`${part.length}:`).update(part);
  for (const source of [...SOURCES, environment.CURBFRONT_LEGAL_PARTS || "legal-parts.json"]) {
    for (const file of filesAt(resolve(root, source))) {
      add(file);
      add(readFileSync(file));
    }
  }
  for (const name of Object.keys(environment).toSorted()) {
    if (VARIABLE.test(name)) add(`${name}=${environment[name]}`);
  }
  add(process.version);
  add(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return hash.digest("hex");
}

/** @param {{dist: string, client: string, server: string}} folders */
export function lastBuild({ dist, client, server }) {
  const stamp = join(server, "made-of");
  // Results of each build step; a build by Vite alone has no pages.
  const results = [
    join(client, "assets"),
    join(dist, "assets"),
    join(dist, "robots.txt"),
    join(server, "template.json"),
  ];
  return {
    /** @param {string} sources */
    isOf: (sources) =>
      [stamp, ...results].every((file) => existsSync(file)) &&
      readFileSync(stamp, "utf8") === sources,
    forget: () => rmSync(stamp, { force: true }),
    /** @param {string} sources */
    remember: (sources) => writeFileSync(stamp, sources),
  };
}
