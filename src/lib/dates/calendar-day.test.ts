import { describe, expect, it } from "vitest";
import { inZone } from "@tests/time-zone";
import { PAGE_LOCALE } from "@/lib/format/locale";
import { addDays, daysBetween, formatCalendarDay } from "./calendar-day";

describe("daysBetween", () => {
  it.each([
    ["2026-11-21", "2026-11-21", 0],
    ["2026-11-21", "2026-11-22", 1],
    ["2026-11-21", "2026-11-18", -3],
    ["2026-12-31", "2027-01-01", 1],
    ["2028-02-28", "2028-03-01", 2],
    ["2027-02-28", "2027-03-01", 1],
    ["2026-11-21", "2027-11-21", 365],
  ])("from %s to %s is %i", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe("addDays", () => {
  it.each([
    ["2026-11-21", 5, "2026-11-26"],
    ["2026-11-21", 0, "2026-11-21"],
    ["2026-11-01", -1, "2026-10-31"],
    ["2028-02-29", 365, "2029-02-28"],
    ["2026-12-31", 1, "2027-01-01"],
  ])("to %s adds %i, which is %s", (day, days, later) => {
    expect(addDays(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });

  it.each(["America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "America/Santiago"])(
    "goes through a year of days one by one, clock changes included, in %s",
    (zone) => {
      inZone(zone);
      let day = "2026-01-01";
      const days = new Set([day]);
      while (day < "2026-12-31") {
        const next = addDays(day, 1);
        expect(daysBetween(day, next)).toBe(1);
        day = next;
        days.add(day);
      }
      expect(days.size).toBe(365);
    },
  );
});

describe("a calendar day in words", () => {
  it.each(["America/New_York", "Asia/Tokyo", "Pacific/Pago_Pago"])(
    "is the same day in %s",
    (zone) => {
      inZone(zone);

      expect(formatCalendarDay("2026-11-18")).toBe("Nov 18, 2026");
      expect(formatCalendarDay("2026-11-18", "long", PAGE_LOCALE)).toBe("November 18, 2026");
      expect(formatCalendarDay("2026-11-18", "short")).toBe("Nov 18");
      expect(formatCalendarDay("2026-11-18", "weekday")).toBe("Wed");
    },
  );

  it("is shown as it came when it is none", () => {
    expect(formatCalendarDay("soon")).toBe("soon");
  });
});
