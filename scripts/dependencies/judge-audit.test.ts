import { expect, it } from "vitest";
import { judgeAudit } from "./judge-audit.mjs";

const via = (severity: string, advisory: string) => ({
  title: `Fault ${advisory}`,
  url: `https://github.com/advisories/${advisory}`,
  severity,
});
const report = {
  vulnerabilities: {
    parser: { via: [via("high", "GHSA-1"), via("moderate", "GHSA-2")] },
    page: { via: ["parser", via("critical", "GHSA-3")] },
  },
};
const exception = { package: "parser", advisory: "GHSA-1", reason: "Not called." };

it("names what is of high severity, and nothing milder", () => {
  expect(judgeAudit(report, [], "2026-11-23")).toEqual([
    "parser: Fault GHSA-1 (high, GHSA-1)",
    "page: Fault GHSA-3 (critical, GHSA-3)",
  ]);
  expect(judgeAudit({ vulnerabilities: {} }, [], "2026-11-23")).toEqual([]);
});

it("leaves out an exception until its day is over, and for its package alone", () => {
  const judge = (until: string) => judgeAudit(report, [{ ...exception, until }], "2026-11-23");
  expect(judge("2026-11-23")).toEqual(["page: Fault GHSA-3 (critical, GHSA-3)"]);
  expect(judge("2026-11-22")?.[0]).toBe(
    "parser: Fault GHSA-1 (high, GHSA-1); its exception ended on 2026-11-22",
  );
  const other = [{ ...exception, package: "page", until: "2027-01-01" }];
  expect(judgeAudit(report, other, "2026-11-23")).toHaveLength(2);
});

it("knows an answer without a report, as of a registry that cannot be asked", () => {
  expect(judgeAudit({}, [], "2026-11-23")).toBeNull();
});
