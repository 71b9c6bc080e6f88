// npm test: all checks, cheapest first, until one fails. --all (npm run test:all) adds every sweep and corpus.
// The last line is "N passed, N failed"; a failed check without tests counts as one failure.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail } from "../server/fail.mjs";
import { installDependencies } from "./environment/install-dependencies.mjs";
import { hostileTotal, readReport } from "../tests/report/report.mjs";

try {
  installDependencies();
  const { ensureChromium } = await import("./environment/ensure-chromium.mjs");
  ensureChromium();
} catch (error) {
  fail(error);
}

const reports = mkdtempSync(join(tmpdir(), "curbfront-test-"));

const isAll = process.argv.includes("--all");

/** @param {string} name */
const reportFile = (name) => join(reports, `${name}.json`);
/** @param {string} name */
const vitestReport = (name) => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reportFile(name)}`,
];

const SWEEPS = ["**/*.sweep.test.*", "tests/hostile/**"];
const vitestScope = isAll ? [] : SWEEPS.map((pattern) => `--exclude=${pattern}`);
const journeyScope = isAll ? [] : ["--grep=@core", "--project=production", "--project=demo"];

/** Moments in New York that caused errors before: late on a Saturday, and the weeks of clock changes. */
const MOMENTS = [
  ["Saturday, 23:30", "2026-12-13T04:30:00Z"],
  ["before the clocks go forward", "2027-03-10T15:30:00Z"],
  ["before the clocks go back", "2027-11-03T14:30:00Z"],
];

/** @typedef {{script: string} | {tool: string}} Command of package.json, or of a package */
/** @typedef {Command & {name: string, args?: string[], variables?: Record<string, string>}} Check */

/** @param {string} name @param {string[]} projects of vitest.config.ts @returns {Check} */
const vitest = (name, projects) => ({
  name,
  tool: "vitest",
  args: [
    "run",
    ...projects.map((project) => `--project=${project}`),
    ...vitestReport(name),
    ...vitestScope,
  ],
});
/** @param {string} name @param {string[]} args @param {Record<string, string>} [variables] @returns {Check} */
const journeys = (name, args, variables = {}) => ({
  name,
  script: "test:e2e",
  args,
  variables: { E2E_JSON: reportFile(name), ...variables },
});

/** @type {Check[][]} */
const rows = [
  [
    { name: "Types", script: "typecheck" },
    { name: "Lint", script: "lint" },
    {
      name: "Format",
      tool: "prettier",
      args: ["--check", "--cache", "--cache-location", "node_modules/.cache/prettier.json", "."],
    },
    { name: "Unused code", tool: "knip", args: ["--no-progress"] },
    { name: "Build", script: "build" },
  ],
  [
    vitest("Unit tests", ["unit", "scripts", ...(isAll ? ["art"] : [])]),
    vitest("Database tests", ["database"]),
  ],
  [journeys("Journeys", journeyScope)],
  ...(isAll
    ? MOMENTS.map(([moment = "", clock = ""]) => [
        journeys(
          `Dated journeys, ${moment}`,
          ["--grep=@dated", "--project=production", "--project=demo"],
          { E2E_CLOCK: clock },
        ),
      ])
    : []),
];

// Nothing of the developer's environment: no data, no running site, no hosted project of .env.
const environment = {
  ...process.env,
  CURBFRONT_DIST: "node_modules/.cache/curbfront-test",
  CURBFRONT_DATABASE_URL: "memory://test",
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_DEMO: "",
  VITE_SITE_URL: "https://www.curbfront.example",
  TEST_SIZE: isAll ? "whole" : "tenth",
  SMTP_URL: "",
  MAIL_API_URL: "",
  HOSTILE_FIGURES: join(reports, "hostile"),
};

/**
 * Runs a check. Parallel checks print their output at the end, so that it does not mix.
 * @param {Check} check @param {boolean} isAlone
 */
async function run({ args = [], variables = {}, ...check }, isAlone) {
  const started = Date.now();
  const command =
    "tool" in check ? ["exec", "--", check.tool] : ["run", "--silent", check.script, "--"];
  const child = spawn("npm", [...command, ...args], {
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...environment, ...variables },
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const [status] = await once(child, "close");
  return { output, isOk: status === 0, seconds: ((Date.now() - started) / 1000).toFixed(1) };
}

const MAX_NAMED = 10;
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
for (const row of rows) {
  const isAlone = row.length === 1;
  if (!isAlone) console.log(`\nAt once: ${row.map(({ name }) => name).join(", ")}`);
  const results = row.map((check) => ({ check, result: run(check, isAlone) }));
  /** @type {string[]} */
  const broken = [];
  for (const { check, result } of results) {
    console.log(`\n— ${check.name} —`);
    const { output, isOk, seconds } = await result;
    process.stdout.write(output);
    const { passed, failed, failures } = readReport(reportFile(check.name));
    total.passed += passed;
    total.failed += !isOk && failed === 0 ? 1 : failed;
    const counts = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : "";
    summary.push(`${isOk ? "ok    " : "FAILED"}  ${check.name}  ${seconds} s${counts}`);
    if (isOk) continue;
    broken.push(check.name);
    summary.push(...failures.slice(0, MAX_NAMED));
  }
  if (broken.length > 0) {
    summary.push(`Stopped at: ${broken.join(", ")}`);
    process.exitCode = 1;
    break;
  }
}
if (existsSync(environment.HOSTILE_FIGURES)) {
  summary.push(hostileTotal(readFileSync(environment.HOSTILE_FIGURES, "utf8")));
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
