import { expect, it } from "vitest";
import { readingIn } from "@tests/time-zone";
import { formatClock, formatHour, shortZoneName, zoneName } from "./zoned-time";

const NEW_YORK = "America/New_York";
const NINE = new Date("2026-12-01T14:00:00Z");
const HALF_PAST_TWO = new Date("2026-12-01T19:30:00Z");
const MIDNIGHT = new Date("2026-12-01T05:00:00Z");

it("says am and pm in small letters, with a space that does not break", () => {
  expect(formatClock(NINE, NEW_YORK)).toBe("9:00\u00a0am");
  expect(formatClock(HALF_PAST_TWO, NEW_YORK)).toBe("2:30\u00a0pm");
  expect(formatClock(MIDNIGHT, NEW_YORK)).toBe("12:00\u00a0am");
  expect(formatClock(NINE, "Asia/Kolkata")).toBe("7:30\u00a0pm");
});

it("leaves the minutes of a whole hour out of a sentence", () => {
  expect(formatHour(NINE, NEW_YORK)).toBe("9\u00a0am");
  expect(formatHour(HALF_PAST_TWO, NEW_YORK)).toBe("2:30\u00a0pm");
  expect(formatHour(NINE, "Asia/Kolkata")).toBe("7:30\u00a0pm");
});

it("keeps to 24 hours, minutes included, for who reads them so", () => {
  readingIn("en-GB");

  expect(formatClock(HALF_PAST_TWO, NEW_YORK)).toBe("14:30");
  expect(formatHour(NINE, NEW_YORK)).toBe("09:00");
  expect(formatHour(MIDNIGHT, NEW_YORK)).toBe("00:00");
});

it("names zones the same in summer and winter", () => {
  expect(zoneName(NEW_YORK)).toBe("Eastern Time");
  expect(zoneName("Asia/Kolkata")).toBe("India Standard Time");
  expect(zoneName("UTC")).toBe("Coordinated Universal Time");
  expect(shortZoneName(NEW_YORK)).toBe("Eastern time");
  expect(shortZoneName("Asia/Kolkata")).toBe("India time");
  expect(shortZoneName("UTC")).toBe("UTC");
  expect(shortZoneName("Europe/Paris")).toBe("Central European time");
});
