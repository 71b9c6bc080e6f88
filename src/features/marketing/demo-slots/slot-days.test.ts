import { describe, expect, it } from "vitest";
import { slotDays } from "./use-slot-choice";
import { formatClock, formatLongDay } from "@/lib/dates/zoned-time";

const NEW_YORK = "America/New_York";
const isos = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

describe("slotDays", () => {
  /** Sixteen half hours from nine in New York, on ten workdays from Monday, November 30, 2026. */
  const slots = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].flatMap((day) =>
    Array.from({ length: 16 }, (_, half) => new Date(Date.UTC(2026, 10, 30 + day, 14, 30 * half))),
  );

  it("splits a New York day at midnight in Kolkata", () => {
    const [first, second] = slotDays(slots, "Asia/Kolkata");
    expect(first?.key).toBe("2026-11-30");
    expect(first?.slots.map((slot) => formatClock(slot, "Asia/Kolkata"))).toEqual([
      "7:30\u00a0pm",
      "8:00\u00a0pm",
      "8:30\u00a0pm",
      "9:00\u00a0pm",
      "9:30\u00a0pm",
      "10:00\u00a0pm",
      "10:30\u00a0pm",
      "11:00\u00a0pm",
      "11:30\u00a0pm",
    ]);
    expect(second?.key).toBe("2026-12-01");
    expect(second?.slots.slice(0, 8).map((slot) => formatClock(slot, "Asia/Kolkata"))).toEqual([
      "12:00\u00a0am",
      "12:30\u00a0am",
      "1:00\u00a0am",
      "1:30\u00a0am",
      "2:00\u00a0am",
      "2:30\u00a0am",
      "3:00\u00a0am",
      "7:30\u00a0pm",
    ]);
  });

  it("puts New York's Friday on Auckland's Saturday", () => {
    const days = slotDays(slots, "Pacific/Auckland");
    expect(days.map(({ key }) => key.slice(5))).toEqual([
      "12-01",
      "12-02",
      "12-03",
      "12-04",
      "12-05",
      "12-08",
      "12-09",
      "12-10",
      "12-11",
      "12-12",
    ]);
    const saturday = days[4]?.slots[0];
    expect(saturday && formatLongDay(saturday, "Pacific/Auckland")).toBe("Saturday, December 5");
    expect(saturday && formatLongDay(saturday, NEW_YORK)).toBe("Friday, December 4");
  });

  it("loses and repeats no slot", () => {
    for (const zone of ["Asia/Kolkata", "Pacific/Auckland", "America/Los_Angeles", "UTC"]) {
      expect(slotDays(slots, zone).flatMap((day) => isos(day.slots))).toEqual(isos(slots));
    }
  });
});
