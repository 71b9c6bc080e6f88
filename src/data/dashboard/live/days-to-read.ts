import { firstMonthShown } from "@/data/dashboard/answers/revenue-answers";
import type { DashboardQuery } from "@/data/dashboard/dashboard-source";
import { daysBeforeRange, earlierOf, isRecentDays, rangeDays } from "@/data/dashboard/range-days";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { addMonths, firstDayOf } from "@/lib/dates/calendar-month";

/** Arguments of the database's functions, whose defaults are for the last 7, 30 and 90 days. */
export type DaysToRead = { first_day?: CalendarDay; last_day?: CalendarDay };

export type RentalDaysToRead = Pick<DaysToRead, "first_day">;

/** The range and the period before it. */
export function daysToRead(query: DashboardQuery): DaysToRead {
  if (isRecentDays(query.range)) return {};
  return { first_day: daysBeforeRange(query).first, last_day: rangeDays(query).last };
}

/** These and the months that the chart shows, with the year before them. */
export function rentalDaysToRead(query: DashboardQuery): RentalDaysToRead {
  if (isRecentDays(query.range)) return {};
  const firstMonth = firstDayOf(addMonths(firstMonthShown(query), -12));
  // A rental from before the first day counts as one of that day, which would be charged from then.
  return { first_day: addDays(earlierOf(firstMonth, daysBeforeRange(query).first), -1) };
}
