import { expect, it } from "vitest";
import { busyTimes } from "./busy-times.ts";

const NOW = new Date("2026-12-09T15:30:00Z");
const NEW_YORK_ZONE = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`;

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\n");
const read = (...parts: string[]) =>
  busyTimes(["BEGIN:VCALENDAR", "VERSION:2.0", ...parts, "END:VCALENDAR"].join("\r\n"), {
    timeZone: "America/Chicago",
    now: NOW,
  });
const spans = (...parts: string[]) =>
  read(...parts).busy.map(
    ({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(0, 16)}`,
  );

it.each([
  [
    "in UTC",
    ["DTSTART:20261210T150000Z", "DTEND:20261210T160000Z"],
    "2026-12-10T15:00/2026-12-10T16:00",
  ],
  [
    "in a zone of the file, with Outlook's name",
    ["DTSTART;TZID=Eastern Standard Time:20261210T100000", "DURATION:PT45M"],
    "2026-12-10T15:00/2026-12-10T15:45",
  ],
  [
    "in a zone that the file does not define",
    ["DTSTART;TZID=America/Denver:20261210T100000", "DTEND;TZID=America/Denver:20261210T110000"],
    "2026-12-10T17:00/2026-12-10T18:00",
  ],
  [
    "without a zone, by the owner's clock",
    ["DTSTART:20261210T100000", "DTEND:20261210T110000"],
    "2026-12-10T16:00/2026-12-10T17:00",
  ],
  [
    "for a whole day, from midnight to midnight of the owner",
    ["DTSTART;VALUE=DATE:20261210", "DTEND;VALUE=DATE:20261212"],
    "2026-12-10T06:00/2026-12-12T06:00",
  ],
])("reads an event %s", (_what, lines, expected) => {
  expect(spans(NEW_YORK_ZONE, event("UID:a", ...lines))).toEqual([expected]);
});

it("repeats a series by its own clock over a change of clocks, with its exceptions", () => {
  const series = event(
    "UID:series",
    "DTSTART;TZID=Eastern Standard Time:20200106T090000",
    "DTEND;TZID=Eastern Standard Time:20200106T100000",
    "RRULE:FREQ=WEEKLY;BYDAY=MO",
    "EXDATE;TZID=Eastern Standard Time:20261221T090000",
  );
  const moved = event(
    "UID:series",
    "RECURRENCE-ID;TZID=Eastern Standard Time:20261214T090000",
    "DTSTART;TZID=Eastern Standard Time:20261215T120000",
    "DTEND;TZID=Eastern Standard Time:20261215T130000",
  );
  const cancelled = event(
    "UID:series",
    "RECURRENCE-ID;TZID=Eastern Standard Time:20261228T090000",
    "DTSTART;TZID=Eastern Standard Time:20261228T090000",
    "DTEND;TZID=Eastern Standard Time:20261228T100000",
    "STATUS:CANCELLED",
  );
  const found = spans(NEW_YORK_ZONE, series, moved, cancelled);
  expect(found.slice(0, 2)).toEqual([
    "2026-12-15T17:00/2026-12-15T18:00",
    "2027-01-04T14:00/2027-01-04T15:00",
  ]);
  // Nine weeks ahead and no further, although the series has no end.
  expect(found.at(-1)).toBe("2027-02-08T14:00/2027-02-08T15:00");
});

it.each([
  ["cancelled ones", "STATUS:CANCELLED"],
  ["those shown as free", "TRANSP:TRANSPARENT"],
  ["those that Outlook shows as free", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"],
])("leaves out %s", (_what, line) => {
  const times = ["DTSTART:20261210T150000Z", "DTEND:20261210T160000Z"];
  expect(spans(event("UID:a", ...times, line))).toEqual([]);
  expect(spans(event("UID:a", ...times))).toHaveLength(1);
});

it("leaves out the demos that our own mails put there", () => {
  const uid = "UID:demo-7b0f4c1e-0000-4000-8000-000000000001@www.curbfront.example";
  expect(spans(event(uid, "DTSTART:20261210T150000Z", "DTEND:20261210T160000Z"))).toEqual([]);
});

it("joins what overlaps, and reads on after an event that is broken", () => {
  const one = event("UID:a", "DTSTART:20261210T150000Z", "DTEND:20261210T160000Z");
  const other = event("UID:b", "DTSTART:20261210T153000Z", "DTEND:20261210T170000Z");
  const broken = event("UID:c", "DTSTART:20261310T99", "RRULE:FREQ=SOMETIMES");
  expect(spans(broken, other, one)).toEqual(["2026-12-10T15:00/2026-12-10T17:00"]);
});

it("takes a bounded time for a series of every second", () => {
  const endless = Array.from({ length: 40 }, (_, nth) =>
    event(`UID:${nth}`, "DTSTART:19700101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"),
  );
  expect(spans(...endless)).toEqual([]);
});

it("is named as the file says, and refuses what is no calendar", () => {
  expect(read("X-WR-CALNAME:Sam at home").title).toBe("Sam at home");
  const refused = (text: string) => () => busyTimes(text, { timeZone: "UTC", now: NOW });
  expect(refused("<html>Sign in</html>")).toThrow("unreadable");
  expect(refused("")).toThrow("unreadable");
});
