import i18next from "i18next";
import { describe, expect, it } from "vitest";
import type { DashboardQuery } from "@/data/dashboard/dashboard-source";
import { changeCell, changeText, directionOf, priorMonthText } from "./change";

describe("a change in words", () => {
  it.each([
    [3.14, "percent", "Up 3.1%", "up"],
    [-6.8, "percent", "Down 6.8%", "down"],
    [0, "percent", "No change", "same"],
    [0.04, "percent", "No change", "same"],
    [-0.04, "percent", "No change", "same"],
    [0.05, "percent", "Up 0.1%", "up"],
    [12_345, "percent", "Up 12,345%", "up"],
    [-100, "percent", "Down 100%", "down"],
    [0.3, "points", "Up 0.3 pt", "up"],
    [-1.25, "points", "Down 1.3 pt", "down"],
    [null, "percent", "Nothing to compare with", null],
    [Number.POSITIVE_INFINITY, "percent", "Nothing to compare with", null],
    [Number.NaN, "points", "Nothing to compare with", null],
  ] as const)("is %d %s: %s", (change, unit, text, direction) => {
    expect(changeText(i18next.t, change, unit)).toBe(text);
    expect(directionOf(change)).toBe(direction);
  });

  it("goes into a table rounded, and as nothing when there is none", () => {
    expect([3.14, -6.8, null, Number.NaN].map(changeCell)).toEqual([3.1, -6.8, null, null]);
  });
});

it.each([
  ["7d", new Date("2026-11-21T17:00:00Z"), "on October"],
  ["30d", new Date("2026-01-01T05:00:00Z"), "on December"],
  ["90d", new Date("2026-03-01T04:59:59Z"), "on November"],
] as const)("names the month compared with for %s", (range, asOf, text) => {
  const query: DashboardQuery = { range, clients: "all", asOf };
  expect(priorMonthText(i18next.t, query)).toBe(text);
});
