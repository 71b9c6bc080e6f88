import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hostileTotal, readReport } from "./report.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "curbfront-report-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(report: object) {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

it("names each test of Vitest that failed, and a file that could not be run", () => {
  const report = read({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          {
            status: "failed",
            fullName: "divides",
            failureMessages: ["\u001b[31mexpected 1\u001b[39m\n\nto be 2"],
          },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "No such module", assertionResults: [] },
    ],
  });
  expect(report).toEqual({
    passed: 7,
    failed: 1,
    failures: ["a.test.ts  divides\n    expected 1\n    to be 2", "b.test.ts\n    No such module"],
  });
});

it("names each failed journey of any group, and retried ones", () => {
  const journey = (title: string, status: string, messages: string[]) => ({
    title,
    file: "sign-in.spec.ts",
    tests: [
      {
        status,
        projectName: "visitor",
        results: [{ errors: messages.map((message) => ({ message })) }],
      },
    ],
  });
  const report = read({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [journey("signs in", "expected", [])],
        suites: [
          {
            specs: [
              journey("signs out", "unexpected", ["Not found"]),
              journey("waits", "flaky", ["Late"]),
            ],
          },
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 3,
    failed: 2,
    failures: [
      "sign-in.spec.ts  signs out (visitor)\n    Not found",
      "sign-in.spec.ts  waits (visitor)\n    Late",
    ],
  });
});

it("counts nothing of a check that has no tests", () => {
  expect(readReport(join(folder, "none.json"))).toEqual({ passed: 0, failed: 0, failures: [] });
});

it("adds up the results of the suite's parts", () => {
  const lines = [
    "hostile: guesses: 4132 tried, 0 succeeded",
    "hostile: a part: with a colon: 5 tried, 1 succeeded",
    "",
  ];
  expect(hostileTotal(lines.join("\n"))).toBe(
    "Hostile suite: 4137 tried, 1 succeeded, in 2 parts.",
  );
});
