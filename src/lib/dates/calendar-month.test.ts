import { expect, it } from "vitest";
import { formatMonth, monthsBefore } from "./calendar-month";

it.each([
  ["2026-11-21", 0, "2026-11"],
  ["2026-11-01", 1, "2026-10"],
  ["2026-12-31", 1, "2026-11"],
  ["2026-01-15", 3, "2025-10"],
])("counts back from %s by %d months", (day, months, month) => {
  expect(monthsBefore(day, months)).toBe(month);
});

it("names a month, whatever the reader's time zone, and shows again what is none", () => {
  expect(formatMonth("2026-11")).toBe("November 2026");
  expect(formatMonth("2026-01", "name")).toBe("January");
  expect(formatMonth("2026-09", "short")).toBe("Sep");
  expect(formatMonth("2026-09", "initial")).toBe("S");
  expect(formatMonth("nonsense")).toBe("nonsense");
});
