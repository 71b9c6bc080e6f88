import { describe, expect, it } from "vitest";
import { daysBetween } from "@/lib/dates/calendar-day";
import { DAYS_OF_RANGE, TIME_RANGES, type TimeRange } from "./dashboard-source";
import {
  calendarPeriod,
  calendarRangeOf,
  daysBeforeRange,
  hasBegun,
  isTimeRange,
  isWithin,
  percentChange,
  rangeDays,
  stepRange,
} from "./range-days";

/** The first and the last second of a day in New York. */
const MIDNIGHT = new Date("2026-11-21T05:00:01Z");
const LATE = new Date("2026-11-22T04:59:59Z");

const span = (first: string, last: string) => ({ first, last });
const noonOf = (day: string) => new Date(`${day}T17:00:00Z`);

it.each([MIDNIGHT, LATE])("counts today, at any hour: %s", (asOf) => {
  expect(rangeDays({ range: "7d", asOf })).toEqual(span("2026-11-15", "2026-11-21"));
  expect(daysBeforeRange({ range: "7d", asOf })).toEqual(span("2026-11-08", "2026-11-14"));
});

it.each(TIME_RANGES)("has as many days in %s as before it, without a gap", (range) => {
  const now = rangeDays({ range, asOf: LATE });
  const before = daysBeforeRange({ range, asOf: LATE });

  expect(daysBetween(now.first, now.last) + 1).toBe(DAYS_OF_RANGE[range]);
  expect(daysBetween(before.first, before.last) + 1).toBe(DAYS_OF_RANGE[range]);
  expect(daysBetween(before.last, now.first)).toBe(1);
});

describe("a month, quarter or year", () => {
  const asOf = noonOf("2026-11-21");

  it.each<[TimeRange, string, string, string, string]>([
    ["month-2026-10", "2026-10-01", "2026-10-31", "2026-09-01", "2026-09-30"],
    ["month-2026-01", "2026-01-01", "2026-01-31", "2025-12-01", "2025-12-31"],
    ["month-2024-02", "2024-02-01", "2024-02-29", "2024-01-01", "2024-01-31"],
    ["month-2024-03", "2024-03-01", "2024-03-31", "2024-02-01", "2024-02-29"],
    ["quarter-2026-01", "2026-01-01", "2026-03-31", "2025-10-01", "2025-12-31"],
    ["quarter-2026-07", "2026-07-01", "2026-09-30", "2026-04-01", "2026-06-30"],
    ["year-2024-01", "2024-01-01", "2024-12-31", "2023-01-01", "2023-12-31"],
  ])("that is over, %s, has the whole one before it beside it", (range, first, last, from, to) => {
    expect(rangeDays({ range, asOf })).toEqual(span(first, last));
    expect(daysBeforeRange({ range, asOf })).toEqual(span(from, to));
  });

  it.each<[TimeRange, string, string, string]>([
    ["month-2026-11", "2026-11-21", "2026-10-01", "2026-10-21"],
    ["month-2026-03", "2026-03-30", "2026-02-01", "2026-02-28"],
    ["month-2024-03", "2024-03-30", "2024-02-01", "2024-02-29"],
    ["quarter-2026-10", "2026-11-21", "2026-07-01", "2026-08-21"],
    ["quarter-2026-04", "2026-05-31", "2026-01-01", "2026-02-28"],
    ["year-2026-01", "2026-11-21", "2025-01-01", "2025-11-21"],
    ["year-2024-01", "2024-02-29", "2023-01-01", "2023-02-28"],
  ])("that goes on, %s on %s, is compared up to the same day", (range, day, from, to) => {
    const query = { range, asOf: noonOf(day) };
    expect(rangeDays(query).last).toBe(day);
    expect(daysBeforeRange(query)).toEqual(span(from, to));
  });

  it("is whole on its last day, until midnight in New York", () => {
    const range = "quarter-2026-07";
    const lastMinute = new Date("2026-10-01T03:59:00Z");
    expect(rangeDays({ range, asOf: lastMinute }).last).toBe("2026-09-30");
    expect(daysBeforeRange({ range, asOf: lastMinute }).last).toBe("2026-06-30");
    expect(hasBegun({ range: "quarter-2026-10", asOf: lastMinute })).toBe(false);
    expect(hasBegun({ range: "quarter-2026-10", asOf: new Date("2026-10-01T04:00:00Z") })).toBe(
      true,
    );
  });

  it("is the one of a day, and leads to its neighbors over a new year", () => {
    expect(calendarRangeOf("month", "2026-12-31")).toBe("month-2026-12");
    expect(calendarRangeOf("quarter", "2026-12-31")).toBe("quarter-2026-10");
    expect(calendarRangeOf("year", "2026-12-31")).toBe("year-2026-01");
    const steps = (range: TimeRange) => {
      const period = calendarPeriod(range);
      return period && [stepRange(period, -1), stepRange(period, 1)];
    };
    expect(steps("month-2026-12")).toEqual(["month-2026-11", "month-2027-01"]);
    expect(steps("quarter-2026-01")).toEqual(["quarter-2025-10", "quarter-2026-04"]);
    expect(steps("year-2026-01")).toEqual(["year-2025-01", "year-2027-01"]);
  });
});

describe("two dates", () => {
  it("are compared with as many days before them, over a change of the clocks", () => {
    const range = "2026-11-01..2026-11-15";
    const asOf = noonOf("2026-11-21");
    expect(rangeDays({ range, asOf })).toEqual(span("2026-11-01", "2026-11-15"));
    expect(daysBeforeRange({ range, asOf })).toEqual(span("2026-10-17", "2026-10-31"));
    expect(daysBeforeRange({ range: "2026-03-08..2026-03-08", asOf })).toEqual(
      span("2026-03-07", "2026-03-07"),
    );
    expect(daysBeforeRange({ range: "2024-03-01..2024-03-02", asOf })).toEqual(
      span("2024-02-28", "2024-02-29"),
    );
  });

  it("may not be in the future", () => {
    const asOf = noonOf("2026-11-21");
    expect(hasBegun({ range: "2026-11-01..2026-11-21", asOf })).toBe(true);
    expect(hasBegun({ range: "2026-11-01..2026-11-22", asOf })).toBe(false);
  });
});

it.each([
  ["7d", true],
  ["31d", false],
  ["month-2026-02", true],
  ["month-2026-13", false],
  ["quarter-2026-02", false],
  ["quarter-2026-04", true],
  ["year-2026-04", false],
  ["year-0026-01", false],
  ["decade-2026-01", false],
  ["2024-02-29..2024-02-29", true],
  ["2025-02-29..2025-03-01", false],
  ["2026-11-02..2026-11-01", false],
  ["2026-11-01..", false],
  ["2026-11-01", false],
  ["2026-11-01..2026-11-02..2026-11-03", false],
  ["2023-11-21..2025-11-20", true],
  ["2023-11-21..2025-11-21", false],
  ["", false],
])("knows of %j whether it is a range: %s", (range, isRange) => {
  expect(isTimeRange(range)).toBe(isRange);
});

it("includes both ends", () => {
  const days = ["2026-11-14", "2026-11-15", "2026-11-21", "2026-11-22"];

  expect(days.map((day) => isWithin(day, span("2026-11-15", "2026-11-21")))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("has no change to tell where there was nothing before", () => {
  expect(percentChange(40, 38)).toBeCloseTo(-5);
  expect(percentChange(38, 38)).toBe(0);
  expect(percentChange(4, 0)).toBe(-100);
  expect(percentChange(0, 9)).toBeNull();
  expect(percentChange(0, 0)).toBeNull();
});
