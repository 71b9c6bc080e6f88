import { expect, it } from "vitest";
import { monthsBefore } from "./calendar-month";

it.each([
  [new Date(2026, 10, 21), 0, "2026-11"],
  [new Date(2026, 10, 1, 0, 5), 1, "2026-10"],
  [new Date(2026, 11, 31, 23, 55), 1, "2026-11"],
  [new Date(2026, 0, 15), 3, "2025-10"],
])("counts back from %s by %d months on the reader's calendar", (moment, months, month) => {
  expect(monthsBefore(moment, months)).toBe(month);
});
