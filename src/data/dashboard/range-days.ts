import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { DAYS_OF_RANGE, type Change, type DashboardQuery } from "./dashboard-source";

export type DaySpan = { first: CalendarDay; last: CalendarDay };

export function rangeDays({ range, asOf }: Pick<DashboardQuery, "range" | "asOf">): DaySpan {
  const today = officeDay(asOf);
  return { first: addDays(today, 1 - DAYS_OF_RANGE[range]), last: today };
}

/** As many days, right before the range. */
export function daysBeforeRange(query: Pick<DashboardQuery, "range" | "asOf">): DaySpan {
  const { first } = rangeDays(query);
  return { first: addDays(first, -DAYS_OF_RANGE[query.range]), last: addDays(first, -1) };
}

export function isWithin(day: CalendarDay, { first, last }: DaySpan): boolean {
  return day >= first && day <= last;
}

/** In percent; null without an earlier value. */
export function percentChange(earlier: number, now: number): Change {
  return earlier === 0 ? null : ((now - earlier) / earlier) * 100;
}
