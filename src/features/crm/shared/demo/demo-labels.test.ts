import { expect, it } from "vitest";
import type { Demo, DemoStatus } from "@/data/bookings/schema";
import i18next from "i18next";
import { hostCalls } from "./demo-labels";

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
