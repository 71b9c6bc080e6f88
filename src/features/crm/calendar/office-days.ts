import type { OfficeTime } from "@/data/settings/use-company-hours";
import { federalHolidays } from "@/lib/dates/office/business-clock";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { weekdayOf } from "./calendar-address";
import type { Minutes } from "./day-layout";

export type ClosedDay = { day: CalendarDay; name: string };

/** The name of a holiday or closed day; English, for `t()`, where it is a federal one. */
export function closedDayName(day: CalendarDay, closedDays: readonly ClosedDay[]): string | null {
  const own = closedDays.find((closed) => closed.day === day);
  if (own !== undefined) return own.name;
  const year = Number(day.slice(0, 4));
  // New Year's Day may be observed on the last day of the year before.
  const holidays = [...federalHolidays(year), ...federalHolidays(year + 1)];
  return holidays.find((holiday) => holiday.day === day)?.name ?? null;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** When the company is open on a day of the week. */
export function openMinutes(day: CalendarDay, hours: OfficeTime["hours"]): Minutes[] {
  return hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ opens_at, closes_at }) => ({ from: minutesOf(opens_at), to: minutesOf(closes_at) }));
}
