import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * Reads a runner's JSON report: the numbers of passed and failed tests, and failures with the first lines of
 * their messages. Empty for a check without a report.
 * @param {string} file of Vitest or Playwright
 * @returns {{passed: number, failed: number, failures: string[]}}
 */
export function readReport(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}

/** @param {any} report */
function ofVitest({ numPassedTests, numFailedTests, testResults }) {
  /** @type {string[]} */
  const failures = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === "failed");
    for (const test of failed) {
      failures.push(failure(name, test.fullName, test.failureMessages.join("\n")));
    }
    // A file whose import or hooks failed has no failed test.
    if (status === "failed" && failed.length === 0) failures.push(failure(name, "", message));
  }
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** @param {any} report */
function ofPlaywright({ stats, suites }) {
  /** @type {string[]} */
  const failures = [];
  /** @param {any} suite */
  const addFrom = (suite) => {
    for (const child of suite.suites ?? []) addFrom(child);
    for (const { title, file, tests } of suite.specs ?? []) {
      for (const { status, projectName, results } of tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const errors = results.flatMap((/** @type {any} */ { errors: all }) =>
          all.map((/** @type {any} */ error) => error.message),
        );
        failures.push(failure(file, `${title} (${projectName})`, errors.join("\n")));
      }
    }
  };
  for (const suite of suites) addFrom(suite);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

const LINES_OF_WHY = 12;

/** @param {string} file @param {string} title @param {string} why */
function failure(file, title, why) {
  const lines = stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [`${file}  ${title}`.trim(), ...lines.slice(0, LINES_OF_WHY)].join("\n    ");
}

/** @param {string} lines as tests/hostile/report-attempts.ts writes them */
export function hostileTotal(lines) {
  const parts = [...lines.matchAll(/^hostile: .*: (\d+) tried, (\d+) succeeded$/gm)];
  const [tried, succeeded] = [1, 2].map((nth) =>
    parts.reduce((sum, part) => sum + Number(part[nth]), 0),
  );
  return `Hostile suite: ${tried} tried, ${succeeded} succeeded, in ${parts.length} parts.`;
}
