import { describe, expect, it } from "vitest";
import { inZone, readingIn } from "@tests/time-zone";
import { site } from "@/content/company";
import { officeStatus, openingTimes, phoneStatus, hoursLabel } from "./office-hours";
import { momentOf, wallTime, formatHour } from "@/lib/dates/zoned-time";

const NEW_YORK = "America/New_York";
const at = (iso: string) => new Date(iso);

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
    ["the last evening of a year", "2026-12-31T23:00:00Z", false, "2027-01-04T14:00:00.000Z"],
    ["Thanksgiving at noon", "2026-11-26T17:00:00Z", false, "2026-11-27T14:00:00.000Z"],
    ["the Friday before Labor Day", "2027-09-03T22:00:00Z", false, "2027-09-07T13:00:00.000Z"],
    ["the last evening of an August", "2026-08-31T22:00:00Z", false, "2026-09-01T13:00:00.000Z"],
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

  it("keeps the States' holidays in the States", () => {
    const now = at("2026-11-26T18:00:00Z");
    expect(officeStatus(now, "America/Los_Angeles").isOpen).toBe(false);
    expect(officeStatus(now, "America/Toronto").isOpen).toBe(true);
  });

  it("keeps Ontario’s holidays in Ontario", () => {
    // 2026-10-12 is Thanksgiving there and Columbus Day in the States; 2026-07-01 is Canada Day.
    expect(officeStatus(at("2026-07-01T15:00:00Z"), "America/Toronto").isOpen).toBe(false);
    expect(officeStatus(at("2026-07-01T15:00:00Z"), NEW_YORK).isOpen).toBe(true);
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

describe("phoneStatus", () => {
  it.each([
    ["before any office", "2026-12-01T13:59:59Z", false, "2026-12-01T14:00:00.000Z"],
    ["in all four", "2026-12-01T18:00:00Z", true, "2026-12-02T01:00:00.000Z"],
    ["in Los Angeles alone", "2026-12-01T23:30:00Z", true, "2026-12-02T01:00:00.000Z"],
    ["as the last office closes", "2026-12-02T01:00:00Z", false, "2026-12-02T14:00:00.000Z"],
    ["Friday evening", "2026-12-05T01:30:00Z", false, "2026-12-07T14:00:00.000Z"],
    ["Saturday noon", "2026-12-05T17:00:00Z", false, "2026-12-07T14:00:00.000Z"],
    // Thanksgiving is on another day in Canada.
    ["Thanksgiving of the States", "2026-11-26T17:00:00Z", true, "2026-11-26T22:00:00.000Z"],
    ["that evening", "2026-11-26T23:00:00Z", false, "2026-11-27T14:00:00.000Z"],
    ["Canada Day", "2026-07-01T15:00:00Z", true, "2026-07-02T00:00:00.000Z"],
    ["Christmas", "2026-12-25T17:00:00Z", false, "2026-12-28T14:00:00.000Z"],
    ["after the clocks go forward", "2027-03-14T18:00:00Z", false, "2027-03-15T13:00:00.000Z"],
    ["after the clocks go back", "2026-11-01T18:00:00Z", false, "2026-11-02T14:00:00.000Z"],
  ])("knows whether somebody answers %s", (_, now, isOpen, changesAt) => {
    const status = phoneStatus(at(now));
    expect([status.isOpen, status.changesAt.toISOString()]).toEqual([isOpen, changesAt]);
  });

  it("says what the offices' own clocks say, in every quarter of an hour of two weeks", () => {
    const start = at("2026-11-22T05:00:00Z").getTime();
    for (let quarter = 0; quarter < 14 * 24 * 4; quarter++) {
      const now = new Date(start + quarter * 15 * 60_000);
      const offices = site.offices.map(({ timeZone }) => officeStatus(now, timeZone).isOpen);
      expect(phoneStatus(now).isOpen).toBe(offices.includes(true));
    }
  });

  it("answers in the hours that the site tells people", () => {
    inZone(NEW_YORK);
    readingIn("en-US");
    const opens = phoneStatus(at("2026-12-01T05:00:00Z")).changesAt;
    const closes = phoneStatus(opens).changesAt;
    const clock = (moment: Date) => formatHour(moment, site.phoneTimeZone);
    expect(site.phoneHours).toBe(`Monday to Friday, ${clock(opens)} to ${clock(closes)} Eastern`);
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

describe("hours-label", () => {
  const span = (weekday: number, opens_at: string, closes_at: string) => ({
    weekday,
    opens_at,
    closes_at,
  });
  const plain = (text: string) => text.replaceAll("\u00a0", " ");

  it("joins days of the same hours, and leaves out those without any", () => {
    const mornings = [1, 2, 3, 5].map((day) => span(day, "09:00", "12:00"));
    expect(plain(hoursLabel(mornings))).toBe("Mon–Wed 9 am–12 pm; Fri 9 am–12 pm");
    expect(plain(hoursLabel([...mornings, span(3, "13:30", "17:00")]))).toBe(
      "Mon–Tue 9 am–12 pm; Wed 9 am–12 pm, 1:30 pm–5 pm; Fri 9 am–12 pm",
    );
    expect(hoursLabel([])).toBe("");
  });
});
