// npm test: every check, cheapest first, until one fails. The last line it prints is
// "N passed, N failed"; a check that fails without a failing test counts as one failure.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail } from "./fail.mjs";
import { installDependencies } from "./install-dependencies.mjs";

try {
  installDependencies();
  const { ensureChromium } = await import("./ensure-chromium.mjs");
  ensureChromium();
} catch (error) {
  fail(error);
}

const reports = mkdtempSync(join(tmpdir(), "curbfront-test-"));

/** @param {string} name */
const reportFile = (name) => join(reports, `${name}.json`);
/** @param {string} name */
const vitestReport = (name) => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${reportFile(name)}`,
];

/** @type {{name: string, script: string, args?: string[]}[]} */
const steps = [
  { name: "Types", script: "typecheck" },
  { name: "Lint", script: "lint" },
  { name: "Format", script: "format:check" },
  { name: "Generated types", script: "types:database", args: ["--check"] },
  { name: "Unit tests", script: "test:unit", args: vitestReport("test:unit") },
  { name: "Database tests", script: "test:database", args: vitestReport("test:database") },
  { name: "Build", script: "build" },
  { name: "Browser tests", script: "test:e2e" },
];

// Nothing of the developer's: not the data, not the site being served, not a hosted project
// named in .env.
const environment = {
  ...process.env,
  CURBFRONT_DIST: "node_modules/.cache/curbfront-test",
  CURBFRONT_DATABASE_URL: "memory://test",
  VITE_SUPABASE_URL: "",
  VITE_SUPABASE_PUBLISHABLE_KEY: "",
  VITE_DEMO: "",
  VITE_SITE_URL: "https://www.curbfront.example",
  E2E_JSON: reportFile("test:e2e"),
};

/**
 * What a runner counted, or nothing for a check that has no tests.
 * @param {string} script
 */
function countsOf(script) {
  const file = reportFile(script);
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests };
}

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const summary = [];
for (const { name, script, args = [] } of steps) {
  console.log(`\n— ${name} —`);
  const started = Date.now();
  const { status } = spawnSync("npm", ["run", "--silent", script, "--", ...args], {
    stdio: "inherit",
    env: environment,
    shell: process.platform === "win32",
  });
  const { passed, failed } = countsOf(script);
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const counts = passed + failed > 0 ? `  ${passed} passed, ${failed} failed` : "";
  summary.push(`${status === 0 ? "ok    " : "FAILED"}  ${name}  ${seconds} s${counts}`);
  if (status !== 0) {
    summary.push(`Stopped at: ${name}`);
    process.exitCode = 1;
    break;
  }
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${summary.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
