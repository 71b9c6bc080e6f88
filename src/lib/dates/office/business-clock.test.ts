import { describe, expect, it } from "vitest";
import {
  businessClock,
  usualClock,
  USUAL_HOURS,
  federalHolidays,
  USUAL_WEEK,
  nextWorkday,
  type BusinessClock,
} from "./business-clock";
import { isFederalHoliday } from "./holidays";

const HOUR = 3_600_000;
const hoursBy = (clock: BusinessClock) => (since: string, until: string) =>
  (clock.at(new Date(until)) - clock.at(new Date(since))) / HOUR;
const between = hoursBy(usualClock);

describe("the usual clock", () => {
  it("counts from 9:00 to 17:00 in New York", () => {
    expect(between("2026-11-19T14:00:00Z", "2026-11-19T22:00:00Z")).toBe(8);
    expect(between("2026-11-19T08:00:00Z", "2026-11-19T15:30:30Z")).toBeCloseTo(1.50833, 4);
  });

  it("leaves out nights and the weekend", () => {
    expect(between("2026-11-20T21:00:00Z", "2026-11-23T15:00:00Z")).toBe(2);
    expect(between("2026-11-21T10:00:00Z", "2026-11-22T20:00:00Z")).toBe(0);
  });

  it("begins anew at 9:00 after an evening or a day of the weekend", () => {
    expect(between("2026-11-20T23:00:00Z", "2026-11-23T15:00:00Z")).toBe(1);
    expect(between("2026-11-21T17:00:00Z", "2026-11-23T15:00:00Z")).toBe(1);
    expect(between("2026-11-22T17:00:00Z", "2026-11-23T15:00:00Z")).toBe(1);
  });

  it("counts back when the end comes first", () => {
    expect(between("2026-11-23T15:00:00Z", "2026-11-20T21:00:00Z")).toBe(-2);
    expect(between("2026-11-22T23:00:00Z", "2026-11-21T10:00:00Z")).toBeCloseTo(0);
  });

  it("keeps a working day at eight hours when the clocks change", () => {
    // Clocks go forward on March 8 and back on November 1, 2026.
    expect(between("2026-03-06T14:00:00Z", "2026-03-09T21:00:00Z")).toBe(16);
    expect(between("2026-10-30T13:00:00Z", "2026-11-02T22:00:00Z")).toBe(16);
  });

  it("leaves out federal holidays, on the day they are kept", () => {
    // Thanksgiving, and Independence Day of 2026 on its Friday.
    expect(between("2026-11-25T21:00:00Z", "2026-11-27T15:00:00Z")).toBe(2);
    expect(between("2026-11-26T14:00:00Z", "2026-11-26T22:00:00Z")).toBe(0);
    expect(between("2026-07-02T20:00:00Z", "2026-07-06T14:00:00Z")).toBe(2);
  });

  it("counts months and years", () => {
    expect(between("2026-10-23T14:00:00Z", "2026-11-20T15:00:00Z")).toBe((20 - 1) * 8);
    expect(between("2021-11-22T14:00:00Z", "2026-11-23T14:00:00Z")).toBe((261 * 5 - 55) * 8);
  });

  it("begins with 2001", () => {
    expect(between("1999-12-29T14:00:00Z", "2001-01-02T15:00:00Z")).toBe(1);
  });
});

describe("a company's own clock", () => {
  it("counts a lunch and a Saturday as they are set", () => {
    const clock = hoursBy(
      businessClock({
        weeks: [
          {
            since: "2001-01-01",
            hours: [
              { weekday: 5, opens_at: "08:30", closes_at: "12:00" },
              { weekday: 5, opens_at: "13:00", closes_at: "18:00" },
              { weekday: 6, opens_at: "10:00", closes_at: "12:00" },
            ],
          },
        ],
        closed_days: [],
      }),
    );
    expect(clock("2026-11-20T16:00:00Z", "2026-11-20T17:30:00Z")).toBe(1);
    expect(clock("2026-11-20T17:30:00Z", "2026-11-20T19:00:00Z")).toBe(1);
    expect(clock("2026-11-20T16:00:00Z", "2026-11-21T16:00:00Z")).toBe(1 + 5 + 1);
    expect(clock("2026-11-21T17:00:00Z", "2026-11-23T22:00:00Z")).toBe(0);
  });

  it("counts each day by the week that held then, and knows how long a day is now", () => {
    const hours = [{ weekday: 3, opens_at: "10:00", closes_at: "12:30" }];
    const clock = businessClock({
      ...USUAL_HOURS,
      weeks: [...USUAL_HOURS.weeks, { since: "2026-11-18", hours }],
    });
    expect(hoursBy(clock)("2026-11-16T05:00:00Z", "2026-11-19T22:00:00Z")).toBe(8 + 8 + 2.5);
    expect([usualClock.workdayMs, clock.workdayMs]).toEqual([8 * HOUR, 2.5 * HOUR]);
  });

  it("leaves out its own holidays", () => {
    const closed_days = [{ day: "2026-11-27" }, { day: "2026-11-28" }];
    const clock = hoursBy(businessClock({ ...USUAL_HOURS, closed_days }));
    expect(clock("2026-11-25T21:00:00Z", "2026-11-30T15:00:00Z")).toBe(2);
    expect(clock("2026-11-27T14:00:00Z", "2026-11-27T22:00:00Z")).toBe(0);
  });
});

it("names eleven days a year on which federal offices are closed, for thirty years", () => {
  for (let year = 2026; year < 2056; year += 1) {
    const days = federalHolidays(year);
    expect(new Set(days.map(({ day }) => day)).size).toBe(11);
    for (const { day, name } of days) {
      const [y = 0, m = 0, d = 0] = day.split("-").map(Number);
      expect(isFederalHoliday({ year: y, month: m, day: d }), `${name} on ${day}`).toBe(true);
    }
  }
});

it("keeps a holiday of a weekend on the workday beside it", () => {
  expect(federalHolidays(2026)).toContainEqual({ day: "2026-07-03", name: "Independence Day" });
  expect(federalHolidays(2027)).toContainEqual({ day: "2027-07-05", name: "Independence Day" });
  expect(federalHolidays(2022)[0]).toEqual({ day: "2021-12-31", name: "New Year’s Day" });
});

it.each([
  ["2026-11-19", "2026-11-20"],
  ["2026-11-20", "2026-11-23"],
  ["2026-11-21", "2026-11-23"],
  ["2026-11-22", "2026-11-23"],
  ["2026-11-25", "2026-11-27"],
  ["2026-12-31", "2027-01-04"],
])("after %s people work again on %s", (day, next) => {
  expect(nextWorkday(day, { hours: USUAL_WEEK, closed_days: [] })).toBe(next);
});

it("is a day of the company's own hours, and none on which it is closed", () => {
  const hours = [1, 6].map((weekday) => ({ weekday, opens_at: "09:00", closes_at: "12:00" }));
  const company = { hours, closed_days: [{ day: "2026-11-23" }] };
  expect(nextWorkday("2026-11-19", company)).toBe("2026-11-21");
  expect(nextWorkday("2026-11-21", company)).toBe("2026-11-28");
});
