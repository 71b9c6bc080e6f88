import { expect, it } from "vitest";
import { businessMinutes } from "./business-minutes";

const between = (from: string, to: string) => businessMinutes(new Date(from), new Date(to));

it.each([
  ["within a morning", "2026-11-23T14:30:00Z", "2026-11-23T16:00:00Z", 90],
  ["over a night", "2026-11-23T21:00:00Z", "2026-11-24T15:00:00Z", 120],
  ["from Saturday", "2026-11-21T20:00:00Z", "2026-11-23T15:00:00Z", 60],
  ["over a weekend", "2026-11-20T21:00:00Z", "2026-11-23T15:00:00Z", 120],
  ["within a weekend", "2026-11-21T10:00:00Z", "2026-11-22T23:00:00Z", 0],
  ["over the end of summer time", "2026-10-30T20:00:00Z", "2026-11-02T15:00:00Z", 120],
  ["over the start of summer time", "2026-03-06T21:00:00Z", "2026-03-09T14:00:00Z", 120],
  ["over a month", "2026-10-23T14:00:00Z", "2026-11-20T15:00:00Z", 20 * 480],
  ["over years", "2021-11-22T14:00:00Z", "2026-11-23T14:00:00Z", 261 * 5 * 480],
])("counts office hours %s", (_what, from, to, minutes) => {
  expect(between(from, to)).toBe(minutes);
  expect(between(to, from) + minutes).toBe(0);
});
