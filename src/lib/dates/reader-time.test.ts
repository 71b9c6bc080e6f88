import { describe, expect, it } from "vitest";
import { inZone, readingIn } from "@tests/time-zone";
import {
  formatDateTime,
  formatMoment,
  formatNearDay,
  formatReaderDay,
  formatRecent,
  formatRelative,
  formatTime,
  formatWeekdayDate,
  readerDay,
  readerZone,
} from "./reader-time";

const at = (iso: string) => new Date(iso);
const LATE = at("2026-11-22T03:30:00Z");
const EARLY = at("2026-11-21T15:30:00Z");

describe("a moment is told by the reader's own clock", () => {
  it.each([
    ["America/New_York", LATE, "2026-11-21", "Nov 21, 2026, 10:30\u00a0pm"],
    ["Asia/Tokyo", LATE, "2026-11-22", "Nov 22, 2026, 12:30\u00a0pm"],
    ["America/New_York", EARLY, "2026-11-21", "Nov 21, 2026, 10:30\u00a0am"],
    ["Asia/Tokyo", EARLY, "2026-11-22", "Nov 22, 2026, 12:30\u00a0am"],
    ["UTC", LATE, "2026-11-22", "Nov 22, 2026, 3:30\u00a0am"],
    // Clocks change at 2:00: days of 23 and 25 hours.
    ["America/New_York", at("2026-03-08T04:59:00Z"), "2026-03-07", "Mar 7, 2026, 11:59\u00a0pm"],
    ["America/New_York", at("2026-03-08T06:59:00Z"), "2026-03-08", "Mar 8, 2026, 1:59\u00a0am"],
    ["America/New_York", at("2026-03-08T07:00:00Z"), "2026-03-08", "Mar 8, 2026, 3:00\u00a0am"],
    ["America/New_York", at("2026-03-09T03:59:00Z"), "2026-03-08", "Mar 8, 2026, 11:59\u00a0pm"],
    ["America/New_York", at("2026-11-01T05:30:00Z"), "2026-11-01", "Nov 1, 2026, 1:30\u00a0am"],
    ["America/New_York", at("2026-11-01T06:30:00Z"), "2026-11-01", "Nov 1, 2026, 1:30\u00a0am"],
    ["America/New_York", at("2026-11-02T04:59:00Z"), "2026-11-01", "Nov 1, 2026, 11:59\u00a0pm"],
  ])("in %s %s is on %s", (zone, moment, day, text) => {
    inZone(zone);

    expect(readerDay(moment)).toBe(day);
    expect(formatDateTime(moment)).toBe(text);
    expect(text).toContain(formatReaderDay(moment));
    expect(text).toContain(formatTime(moment));
  });

  it("follows a clock that is set to another zone while the page is open", () => {
    inZone("America/New_York");
    expect(formatReaderDay(LATE)).toBe("Nov 21, 2026");
    inZone("Asia/Tokyo");
    expect(formatReaderDay(LATE)).toBe("Nov 22, 2026");
  });

  it("says less of the day the nearer it is", () => {
    inZone("America/New_York");
    const now = at("2026-11-22T04:45:00Z");

    expect(formatRecent(LATE, now)).toBe("10:30\u00a0pm");
    expect(formatRecent(LATE, at("2026-11-22T05:10:00Z"))).toBe("Nov 21, 2026, 10:30\u00a0pm");
    expect(formatMoment(LATE, now)).toBe("Nov 21, 10:30\u00a0pm");
    expect(formatMoment(LATE, at("2027-01-01T05:00:00Z"))).toBe("Nov 21, 2026, 10:30\u00a0pm");
    expect(formatMoment(LATE, at("2027-01-01T04:59:00Z"))).toBe("Nov 21, 10:30\u00a0pm");
    expect(formatNearDay(LATE, now)).toBe("Saturday");
    expect(formatNearDay(LATE, at("2026-12-22T05:10:00Z"))).toBe("Nov 21, 2026");
    expect(formatWeekdayDate(LATE)).toBe("Saturday, Nov 21");
  });

  it.each([
    ["2026-11-21T03:29:00Z", "yesterday"],
    ["2026-11-20T04:30:00Z", "2 days ago"],
    ["2026-11-23T03:31:00Z", "tomorrow"],
    ["2026-11-22T00:30:00Z", "3 hours ago"],
    ["2026-11-22T03:29:30Z", "this minute"],
  ])("says of %s, seen from late that evening, %j", (moment, words) => {
    inZone("America/New_York");

    expect(formatRelative(at(moment), LATE)).toBe(words);
  });

  it("takes Greenwich's time for a machine that knows no zone", () => {
    inZone("Etc/Unknown");

    expect(readerZone()).toBe("UTC");
    expect(formatDateTime(LATE)).toBe("Nov 22, 2026, 3:30\u00a0am");
  });
});

describe("the reader's own English", () => {
  it.each([
    [["en-US"], "Nov 21, 2026, 2:30\u00a0pm"],
    [["en-GB", "en"], "21 Nov 2026, 14:30"],
    [["de-DE", "en-GB"], "21 Nov 2026, 14:30"],
    [["en-CA"], "Nov 21, 2026, 2:30\u00a0p.m."],
    [["en-AU"], "21 Nov 2026, 2:30\u00a0pm"],
    [["es-US", "en"], "Nov 21, 2026, 2:30\u00a0pm"],
    [[], "Nov 21, 2026, 2:30\u00a0pm"],
  ])("%j reads %j", (languages, text) => {
    inZone("America/New_York");
    readingIn(...languages);

    expect(formatDateTime(at("2026-11-21T19:30:00Z"))).toBe(text);
  });
});
