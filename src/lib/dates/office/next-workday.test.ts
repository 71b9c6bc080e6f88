import { expect, it } from "vitest";
import { USUAL_WEEK } from "./business-clock";
import { nextWorkday } from "./next-workday";

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
