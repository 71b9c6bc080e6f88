import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** All that the build reads. What is not there counts as well. */
const SOURCES = [
  "src",
  "public",
  "art",
  "scripts",
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

/** The variables that count. Where none states the site's address, PORT does. */
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
 * A hash of all that a build is made of but posts: `npm start` renders their pages on request.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} environment
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

/**
 * Remembers what a build was made of, beside what it made.
 * @param {{dist: string, client: string, server: string}} folders
 */
export function lastBuild({ dist, client, server }) {
  const stamp = join(server, "made-of");
  // What each step of a build leaves; one that Vite made alone has no pages.
  const results = [
    join(client, "assets"),
    join(dist, "assets"),
    join(dist, "robots.txt"),
    join(server, "template.json"),
  ];
  return {
    /** Whether it was finished, of the same sources, and is still there. @param {string} sources */
    isOf: (sources) =>
      [stamp, ...results].every((file) => existsSync(file)) &&
      readFileSync(stamp, "utf8") === sources,
    /** Before a build, which may break off. */
    forget: () => rmSync(stamp, { force: true }),
    /** @param {string} sources */
    remember: (sources) => writeFileSync(stamp, sources),
  };
}
