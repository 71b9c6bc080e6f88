import { expect, it } from "vitest";
import { daysBetween } from "@/lib/dates/calendar-day";
import { DAYS_OF_RANGE, TIME_RANGES } from "./dashboard-source";
import { daysBeforeRange, isWithin, percentChange, rangeDays } from "./range-days";

/** The first and the last second of a day in New York. */
const MIDNIGHT = new Date("2026-11-21T05:00:01Z");
const LATE = new Date("2026-11-22T04:59:59Z");

it.each([MIDNIGHT, LATE])("counts today, at any hour: %s", (asOf) => {
  expect(rangeDays({ range: "7d", asOf })).toEqual({ first: "2026-11-15", last: "2026-11-21" });
  expect(daysBeforeRange({ range: "7d", asOf })).toEqual({
    first: "2026-11-08",
    last: "2026-11-14",
  });
});

it.each(TIME_RANGES)("has as many days in %s as before it, without a gap", (range) => {
  const now = rangeDays({ range, asOf: LATE });
  const before = daysBeforeRange({ range, asOf: LATE });

  expect(daysBetween(now.first, now.last) + 1).toBe(DAYS_OF_RANGE[range]);
  expect(daysBetween(before.first, before.last) + 1).toBe(DAYS_OF_RANGE[range]);
  expect(daysBetween(before.last, now.first)).toBe(1);
});

it("includes both ends", () => {
  const span = { first: "2026-11-15", last: "2026-11-21" };
  const days = ["2026-11-14", "2026-11-15", "2026-11-21", "2026-11-22"];

  expect(days.map((day) => isWithin(day, span))).toEqual([false, true, true, false]);
});

it("has no change to tell where there was nothing before", () => {
  expect(percentChange(40, 38)).toBeCloseTo(-5);
  expect(percentChange(38, 38)).toBe(0);
  expect(percentChange(4, 0)).toBe(-100);
  expect(percentChange(0, 9)).toBeNull();
  expect(percentChange(0, 0)).toBeNull();
});
