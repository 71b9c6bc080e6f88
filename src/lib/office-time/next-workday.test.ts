import { expect, it } from "vitest";
import { nextWorkday } from "./next-workday";

it.each([
  ["2026-11-19", "2026-11-20"],
  ["2026-11-20", "2026-11-23"],
  ["2026-11-21", "2026-11-23"],
  ["2026-11-22", "2026-11-23"],
  // Thanksgiving.
  ["2026-11-25", "2026-11-27"],
  ["2026-12-31", "2027-01-04"],
])("after %s people work again on %s", (day, next) => {
  expect(nextWorkday(day)).toBe(next);
});
