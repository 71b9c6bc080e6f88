import { expect, it } from "vitest";
import type { CalendarDemo } from "@/data/calendar/queries";
import { calendarCodec, spanOf } from "./calendar-address";
import { busyBlocks, minutesOn, placeDemos } from "./day-layout";
import { freeTimeNear } from "./free-times";
import { closedDayName } from "./office-days";

const DAY = "2026-12-09";
const demoAt = (id: string, starts_at: string, ends_at: string): CalendarDemo => ({
  id,
  version: 1,
  lead_id: id,
  host_id: "h",
  host: null,
  status: "booked",
  starts_at,
  ends_at,
  visitor_time_zone: null,
  reference: null,
  is_sample: false,
  is_mailed: false,
  lead: {
    id,
    name: id,
    business: null,
    phone: null,
    town: null,
    region: null,
    trade: null,
    message: null,
    wrote_again_at: null,
  },
});

it("places a span by the office's clock, on each of its days", () => {
  const night = ["2026-12-10T03:00:00Z", "2026-12-10T14:00:00Z"] as const;
  expect(minutesOn(DAY, ...night)).toEqual({ from: 22 * 60, to: 24 * 60 });
  expect(minutesOn("2026-12-10", ...night)).toEqual({ from: 0, to: 9 * 60 });
  expect(minutesOn("2026-12-11", ...night)).toBeNull();
  // Until midnight in New York.
  expect(minutesOn("2026-12-10", "2026-12-09T15:00:00Z", "2026-12-10T05:00:00Z")).toBeNull();
});

it("puts demos at one time beside each other, and those after each other below", () => {
  const placed = placeDemos(
    DAY,
    [
      demoAt("a", "2026-12-09T15:00:00Z", "2026-12-09T15:20:00Z"),
      demoAt("b", "2026-12-09T15:10:00Z", "2026-12-09T15:30:00Z"),
      demoAt("c", "2026-12-09T15:30:00Z", "2026-12-09T15:50:00Z"),
    ],
    18,
  ).map(({ demo, lane, lanes, next }) => [demo.id, lane, lanes, next]);
  const half = 10.5 * 60;
  expect(placed).toEqual([
    ["a", 0, 2, half],
    ["b", 1, 2, half],
    ["c", 0, 1, null],
  ]);
});

it("cuts busy times where the people change, and joins those of the same people", () => {
  const busy = (staff_id: string, from: string, to: string) => ({
    staff_id,
    starts_at: `2026-12-09T${from}:00Z`,
    ends_at: `2026-12-09T${to}:00Z`,
  });
  const blocks = busyBlocks(DAY, [
    busy("sam", "14:00", "16:00"),
    busy("priya", "15:00", "17:00"),
    busy("priya", "17:00", "18:00"),
  ]);
  expect(blocks).toEqual([
    { from: 540, to: 600, people: ["sam"] },
    { from: 600, to: 660, people: ["priya", "sam"] },
    { from: 660, to: 780, people: ["priya"] },
  ]);
});

it("goes to the nearest free time of the day, and to none that is far", () => {
  const times = ["2026-12-09T15:00:00Z", "2026-12-09T15:30:00Z", "2026-12-10T15:00:00Z"];
  const near = (minutes: number) => freeTimeNear(times, DAY, minutes)?.toISOString() ?? null;
  expect(near(10 * 60 + 18)).toBe("2026-12-09T15:30:00.000Z");
  expect(near(9 * 60 + 50)).toBe("2026-12-09T15:00:00.000Z");
  expect(near(11 * 60)).toBeNull();
});

it("names holidays and the company's own closed days", () => {
  expect(closedDayName("2026-12-25", [])).toBe("Christmas Day");
  expect(closedDayName("2021-12-31", [])).toBe("New Year’s Day");
  expect(closedDayName("2026-12-28", [{ day: "2026-12-28", name: "Inventory" }])).toBe("Inventory");
  expect(closedDayName("2026-12-28", [])).toBeNull();
});

it("reads its address, and ignores what is no day, view or person", () => {
  const read = (search: string) => calendarCodec.parse(new URLSearchParams(search));
  expect(read("view=day&day=2026-12-09")).toMatchObject({ view: "day", day: DAY });
  expect(read("view=year&day=2026-02-31&people=x,,y&lead=1")).toEqual({
    view: null,
    day: null,
    people: [],
    lead: null,
  });
  expect(spanOf("2026-12-13", "week")).toEqual({ first: "2026-12-07", last: "2026-12-13" });
});
