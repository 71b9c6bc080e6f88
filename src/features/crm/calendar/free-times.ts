import type { CalendarDay } from "@/lib/dates/calendar-day";
import { dayIn, momentOf, wallTime } from "@/lib/dates/zoned-time";
import { parseTimestamp } from "@/lib/format/format";
import { ZONE, type Minutes } from "./day-layout";

/** Times are half hours, so that one is always this near within a host's hours. */
const NEAR_MINUTES = 20;

/** The free time that an item dropped at these minutes of a day goes to. */
export function freeTimeNear(
  times: readonly string[],
  day: CalendarDay,
  minutes: number,
): Date | null {
  const near = freeTimesOn(times, day)
    .map((time) => ({ time, distance: Math.abs(wallTime(time, ZONE).minutes - minutes) }))
    .filter(({ distance }) => distance <= NEAR_MINUTES)
    .toSorted((one, other) => one.distance - other.distance);
  return near[0]?.time ?? null;
}

export const freeTimesOn = (times: readonly string[], day: CalendarDay): Date[] =>
  times.flatMap((time) => parseTimestamp(time) ?? []).filter((time) => dayIn(ZONE, time) === day);

export const minutesAt = (share: number, { from, to }: Minutes): number =>
  from + share * (to - from);

export function momentOn(day: CalendarDay, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return momentOf({ year, month, day: date, minutes }, ZONE);
}
