import i18next from "i18next";
import { expect, it } from "vitest";
import { datesProblem, type DatesLimits } from "./dates-problem";

const LIMITS: DatesLimits = { today: "2026-11-21", firstDay: "2024-03-04", mostDays: 731 };
const problem = (first: string, last: string, limits: DatesLimits = {}) =>
  datesProblem(i18next.t, { first, last }, { ...LIMITS, ...limits });

it.each([
  ["", "2026-11-01", "first", "Choose the first day."],
  ["2026-11-01", "", "last", "Choose the last day."],
  ["2026-11-02", "2026-11-01", "last", "Choose a day that is not before the first."],
  ["2026-11-22", "2026-11-23", "first", "Choose today or an earlier day."],
  ["2026-11-01", "2026-11-22", "last", "Choose today or an earlier day."],
  ["2024-03-03", "2024-03-05", "first", "The first record is from Mar 4, 2024. Begin there."],
  ["2024-03-04", "2026-11-21", "last", "Choose at most 731 days."],
])("says what to correct of %j to %j", (first, last, field, text) => {
  expect(problem(first, last)).toEqual({ field, text });
});

it("has nothing to say of days from the first record to today", () => {
  expect(problem("2024-03-04", "2024-03-04")).toBeNull();
  expect(problem("2026-11-21", "2026-11-21")).toBeNull();
  expect(problem("2020-01-01", "2020-01-02", { firstDay: undefined })).toBeNull();
  expect(problem("2020-01-01", "2020-01-02", { firstDay: null })).toBeNull();
});
