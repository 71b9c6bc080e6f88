import { describe, expect, it } from "vitest";
import { site } from "@/lib/site/site";
import { demoSlots, officeStatus, openingTimes, slotDays } from "./office-hours";
import { formatClock, formatLongDay } from "@/lib/time/zoned-label";
import { momentOf, wallTime } from "@/lib/time/zoned-time";

const NEW_YORK = "America/New_York";
const at = (iso: string) => new Date(iso);
const isos = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

it("are the hours that the site tells people", () => {
  const { opens, closes } = openingTimes();
  expect(site.hours).toBe(`Monday to Friday, ${opens} to ${closes}`);
  expect(site.hours).toBe("Monday to Friday, 9\u00a0am to 5\u00a0pm");
});

describe("officeStatus", () => {
  // 2026-12-01 is a Tuesday; New York is at UTC-5.
  it.each([
    ["a second before nine", "2026-12-01T13:59:59Z", false, "2026-12-01T14:00:00.000Z"],
    ["nine sharp", "2026-12-01T14:00:00Z", true, "2026-12-01T22:00:00.000Z"],
    ["the last second", "2026-12-01T21:59:59Z", true, "2026-12-01T22:00:00.000Z"],
    ["five sharp", "2026-12-01T22:00:00Z", false, "2026-12-02T14:00:00.000Z"],
    ["Friday evening", "2026-12-04T22:00:00Z", false, "2026-12-07T14:00:00.000Z"],
    ["Saturday noon", "2026-12-05T17:00:00Z", false, "2026-12-07T14:00:00.000Z"],
    ["Sunday, already Monday in London", "2026-12-07T03:00:00Z", false, "2026-12-07T14:00:00.000Z"],
    ["the last evening of a year", "2026-12-31T23:00:00Z", false, "2027-01-01T14:00:00.000Z"],
  ])("knows %s in New York", (_, now, isOpen, changesAt) => {
    const status = officeStatus(at(now), NEW_YORK);
    expect([status.isOpen, status.changesAt.toISOString()]).toEqual([isOpen, changesAt]);
  });

  it("keeps each office's own clock", () => {
    const now = at("2026-12-01T15:42:00Z");
    expect(officeStatus(now, NEW_YORK).isOpen).toBe(true);
    const west = officeStatus(now, "America/Los_Angeles");
    expect(west.isOpen).toBe(false);
    expect(west.changesAt.toISOString()).toBe("2026-12-01T17:00:00.000Z");
  });

  it("opens at nine on the Monday after either clock change", () => {
    // Clocks go forward on 2027-03-14 and back on 2026-11-01.
    expect(officeStatus(at("2027-03-13T12:00:00Z"), NEW_YORK).changesAt.toISOString()).toBe(
      "2027-03-15T13:00:00.000Z",
    );
    expect(officeStatus(at("2026-10-31T12:00:00Z"), NEW_YORK).changesAt.toISOString()).toBe(
      "2026-11-02T14:00:00.000Z",
    );
  });
});

const LORD_HOWE = "Australia/Lord_Howe";
const APIA = "Pacific/Apia";

describe("momentOf", () => {
  it.each([
    ["before the clocks go forward", { year: 2027, month: 3, day: 14, minutes: 60 }, "06:00"],
    ["after the clocks go forward", { year: 2027, month: 3, day: 14, minutes: 240 }, "08:00"],
    ["before the clocks go back", { year: 2026, month: 11, day: 1, minutes: 30 }, "04:30"],
    ["after the clocks go back", { year: 2026, month: 11, day: 1, minutes: 180 }, "08:00"],
  ])("finds the moment %s", (_, time, utc) => {
    expect(momentOf(time, NEW_YORK).toISOString().slice(11, 16)).toBe(utc);
  });

  it.each([
    // The clocks go from 2:00 to 3:00 in New York, and from 2:00 to 2:30 on Lord Howe Island.
    ["2:30 in New York", { year: 2027, month: 3, day: 14, minutes: 150 }, NEW_YORK, "07:30"],
    ["2:10 on Lord Howe", { year: 2027, month: 10, day: 3, minutes: 130 }, LORD_HOWE, "15:40"],
    // Apia skipped the whole of December 30, 2011, from UTC-10 to UTC+14.
    ["a whole day in Apia", { year: 2011, month: 12, day: 30, minutes: 540 }, APIA, "19:00"],
  ])("takes %s, which the clocks skip, as that much later", (_, time, zone, utc) => {
    expect(momentOf(time, zone).toISOString().slice(11, 16)).toBe(utc);
  });

  it("takes a time that comes twice as the first", () => {
    const time = { year: 2026, month: 11, day: 1, minutes: 90 };
    expect(momentOf(time, NEW_YORK).toISOString()).toBe("2026-11-01T05:30:00.000Z");
  });

  it("is undone by wallTime, month ends included", () => {
    const moment = momentOf({ year: 2026, month: 12, day: 32, minutes: 9 * 60 }, NEW_YORK);
    expect(wallTime(moment, NEW_YORK)).toEqual({ year: 2027, month: 1, day: 1, minutes: 540 });
  });

  it("knows zones with half hours", () => {
    const time = { year: 2026, month: 12, day: 1, minutes: 9 * 60 };
    expect(momentOf(time, "Asia/Kolkata").toISOString()).toBe("2026-12-01T03:30:00.000Z");
  });
});

describe("demoSlots", () => {
  it("offers sixteen half hours on each of the next ten workdays", () => {
    const slots = demoSlots(at("2026-11-28T12:00:00Z"));
    const days = slotDays(slots, NEW_YORK);
    expect(days.map(({ key }) => key.slice(5))).toEqual([
      "11-30",
      "12-01",
      "12-02",
      "12-03",
      "12-04",
      "12-07",
      "12-08",
      "12-09",
      "12-10",
      "12-11",
    ]);
    for (const day of days) {
      expect(day.slots).toHaveLength(16);
      expect(day.slots.map((slot) => formatClock(slot, NEW_YORK)).at(0)).toBe("9:00\u00a0am");
      expect(day.slots.map((slot) => formatClock(slot, NEW_YORK)).at(-1)).toBe("4:30\u00a0pm");
    }
  });

  it("leaves two hours' notice, to the second", () => {
    // 10:30:00 in New York: 12:30 is just far enough.
    expect(demoSlots(at("2026-12-01T15:30:00Z"))[0]?.toISOString()).toBe(
      "2026-12-01T17:30:00.000Z",
    );
    expect(demoSlots(at("2026-12-01T15:30:01Z"))[0]?.toISOString()).toBe(
      "2026-12-01T18:00:00.000Z",
    );
  });

  it("skips to the next workday, and counts ten of them, when today is too late", () => {
    const slots = demoSlots(at("2026-12-04T19:31:00Z"));
    expect(slots[0]?.toISOString()).toBe("2026-12-07T14:00:00.000Z");
    expect(slotDays(slots, NEW_YORK)).toHaveLength(10);
  });

  it("stays at nine in New York across both clock changes", () => {
    const spring = isos(demoSlots(at("2027-03-12T12:00:00Z")));
    expect(spring).toContain("2027-03-12T14:00:00.000Z");
    expect(spring).toContain("2027-03-15T13:00:00.000Z");
    expect(spring).not.toContain("2027-03-15T21:00:00.000Z");
    const autumn = isos(demoSlots(at("2026-10-30T10:00:00Z")));
    expect(autumn).toContain("2026-10-30T13:00:00.000Z");
    expect(autumn).toContain("2026-11-02T14:00:00.000Z");
    expect(autumn).not.toContain("2026-11-02T13:30:00.000Z");
  });

  it("leaves out Thanksgiving, Christmas and a New Year kept on another day", () => {
    const daysFrom = (now: string) =>
      slotDays(demoSlots(at(now)), NEW_YORK).map(({ key }) => key.slice(5));
    expect(daysFrom("2026-11-22T12:00:00Z").slice(0, 5)).toEqual([
      "11-23",
      "11-24",
      "11-25",
      "11-27",
      "11-30",
    ]);
    expect(daysFrom("2026-12-21T12:00:00Z")).not.toContain("12-25");
    // Christmas is a Saturday then, and so is New Year's Day.
    expect(daysFrom("2027-12-20T12:00:00Z")).not.toContain("12-24");
    expect(daysFrom("2027-12-20T12:00:00Z")).not.toContain("12-31");
  });

  it("offers nothing the database refuses", () => {
    for (const now of ["2026-11-01T05:30:00Z", "2027-03-14T07:00:00Z", "2026-12-25T22:00:00Z"]) {
      for (const slot of demoSlots(at(now))) {
        const { minutes } = wallTime(slot, NEW_YORK);
        expect(minutes).toBeGreaterThanOrEqual(540);
        expect(minutes).toBeLessThanOrEqual(990);
        expect(minutes % 30).toBe(0);
        expect(formatLongDay(slot, NEW_YORK)).not.toMatch(/Saturday|Sunday/);
        expect(slot.getTime() - at(now).getTime()).toBeLessThan(60 * 86_400_000);
      }
    }
  });
});

describe("slotDays", () => {
  const slots = demoSlots(at("2026-11-28T12:00:00Z"));

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
