import { afterEach, describe, expect, it } from "vitest";
import { addDays, daysBetween, localDay } from "./calendar-day";

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

describe("localDay", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-21"],
    ["Asia/Kolkata", "2026-11-21"],
    ["UTC", "2026-11-20"],
    ["America/New_York", "2026-11-20"],
    ["Pacific/Pago_Pago", "2026-11-20"],
  ])("in %s is the reader's day, not that of Greenwich", (zone, day) => {
    process.env.TZ = zone;

    expect(localDay(new Date("2026-11-20T22:30:00Z"))).toBe(day);
  });

  it("changes at midnight and not before", () => {
    expect(localDay(new Date(2026, 10, 21, 23, 59, 59, 999))).toBe("2026-11-21");
    expect(localDay(new Date(2026, 10, 22))).toBe("2026-11-22");
  });
});

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

  it.each(["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "America/Santiago"])(
    "is whole through both changes of the clock in %s",
    (zone) => {
      process.env.TZ = zone;
      const days = Array.from({ length: 366 }, (_, index) =>
        localDay(new Date(2026, 0, 1 + index)),
      );

      const steps = days.slice(1).map((day, index) => daysBetween(days[index] ?? "", day));

      expect(new Set(steps)).toEqual(new Set([1]));
    },
  );
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
});
