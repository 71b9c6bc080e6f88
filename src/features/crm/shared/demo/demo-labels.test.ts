import { expect, it } from "vitest";
import type { Demo, DemoStatus } from "@/data/bookings/schema";
import i18next from "i18next";
import { inZone } from "@tests/time-zone";
import { hostCalls, readerTime, theirTime } from "./demo-labels";

const demoOf = (status: DemoStatus): Demo => ({
  id: "d1",
  version: 1,
  lead_id: "l1",
  host_id: "sam",
  host: { id: "sam", name: "Sam Kowalski" },
  status,
  starts_at: "2026-11-30T15:00:00Z",
  ends_at: "2026-11-30T15:20:00Z",
  visitor_time_zone: null,
  reference: null,
  is_sample: false,
});

it.each([
  ["booked", "2026-11-30T14:00:00Z", "Sam Kowalski calls"],
  ["booked", "2026-11-30T16:00:00Z", "Sam Kowalski was to call"],
  ["took-place", "2026-11-30T16:00:00Z", "Sam Kowalski called"],
  ["no-show", "2026-11-30T16:00:00Z", "Sam Kowalski called"],
] as const)("says of a demo that is %s at %s: %s", (status, now, expected) => {
  expect(hostCalls(demoOf(status), new Date(now), i18next.t)).toBe(expected);
});

it.each([
  ["UTC", "America/Denver", "8:00\u00a0am Mountain time for them", "3:00\u00a0pm UTC for you"],
  ["UTC", null, null, "3:00\u00a0pm UTC for you"],
  ["America/Denver", "America/Denver", "8:00\u00a0am Mountain time for them", null],
  ["America/Detroit", "America/New_York", null, null],
])(
  "names the other clocks beside the office's: read in %s, for %s",
  (reader, zone, theirs, own) => {
    inZone(reader);
    const demo = { ...demoOf("booked"), visitor_time_zone: zone };
    expect(theirTime(demo, i18next.t, "America/New_York")).toBe(theirs);
    expect(readerTime(demo, i18next.t)).toBe(own);
  },
);
