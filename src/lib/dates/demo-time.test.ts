import i18next from "i18next";
import { expect, it } from "vitest";
import { inZone } from "@tests/time-zone";
import { demoTime, officeDemoTime } from "./demo-time";

it.each([
  ["America/Los_Angeles", "Thursday, Dec 3 at 7:30\u00a0am Pacific time"],
  ["Asia/Tokyo", "Friday, Dec 4 at 12:30\u00a0am Japan time"],
  ["America/New_York", "Thursday, Dec 3 at 10:30\u00a0am"],
  ["America/Detroit", "Thursday, Dec 3 at 10:30\u00a0am"],
])("names the zone of a demo's time where that is not the office's: %s", (zone, time) => {
  inZone(zone);
  expect(demoTime(new Date("2026-12-03T15:30:00Z"), i18next.t)).toBe(time);
});

it.each([
  ["America/Los_Angeles", "Thursday, Dec 3 at 10:30\u00a0pm in New York"],
  ["Asia/Tokyo", "Thursday, Dec 3 at 10:30\u00a0pm in New York"],
  ["America/Detroit", "Thursday, Dec 3 at 10:30\u00a0pm"],
])("leads with the office's clock and day beside the office's hours, in %s", (zone, time) => {
  inZone(zone);
  expect(officeDemoTime(new Date("2026-12-04T03:30:00Z"), i18next.t)).toBe(time);
});
