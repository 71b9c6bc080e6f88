import { expect, it } from "vitest";
import { inZone, readingIn } from "@tests/time-zone";
import { formatOfficeDay, officeDay } from "./office-day";

it.each([
  ["2026-11-22T03:30:00Z", "2026-11-21", "Nov 21, 2026"],
  ["2026-11-21T15:30:00Z", "2026-11-21", "Nov 21, 2026"],
  // The last minute of a day with 23 hours, and of one with 25.
  ["2026-03-08T04:59:00Z", "2026-03-07", "Mar 7, 2026"],
  ["2026-03-09T03:59:00Z", "2026-03-08", "Mar 8, 2026"],
  ["2026-03-09T04:00:00Z", "2026-03-09", "Mar 9, 2026"],
  ["2026-11-01T03:59:00Z", "2026-10-31", "Oct 31, 2026"],
  ["2026-11-02T04:59:00Z", "2026-11-01", "Nov 1, 2026"],
  ["2026-11-02T05:00:00Z", "2026-11-02", "Nov 2, 2026"],
])("%s is on %s in the office, wherever and however it is read", (iso, day, text) => {
  for (const zone of ["America/New_York", "Asia/Tokyo", "UTC"]) {
    inZone(zone);
    readingIn("en-GB");

    expect(officeDay(new Date(iso))).toBe(day);
    expect(formatOfficeDay(new Date(iso))).toBe(text);
  }
});
