import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import { DAYS_OF_RANGE, type Change, type DashboardQuery } from "./dashboard-source";

/** Both ends included. */
export type DaySpan = { first: CalendarDay; last: CalendarDay };

/** The range's days, today included, by the office's calendar. */
export function rangeDays({ range, asOf }: Pick<DashboardQuery, "range" | "asOf">): DaySpan {
  const today = officeDay(asOf);
  return { first: addDays(today, 1 - DAYS_OF_RANGE[range]), last: today };
}

/** As many days again, right before the range. */
export function daysBeforeRange(query: Pick<DashboardQuery, "range" | "asOf">): DaySpan {
  const { first } = rangeDays(query);
  return { first: addDays(first, -DAYS_OF_RANGE[query.range]), last: addDays(first, -1) };
}

export function isWithin(day: CalendarDay, { first, last }: DaySpan): boolean {
  return day >= first && day <= last;
}

/** In percent; null when there was nothing to compare with. */
export function percentChange(earlier: number, now: number): Change {
  return earlier === 0 ? null : ((now - earlier) / earlier) * 100;
}
