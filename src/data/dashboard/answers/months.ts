import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";

/** "2026-11". */
export type Month = string;

export function monthOf(day: CalendarDay): Month {
  return day.slice(0, 7);
}

export function firstDayOf(month: Month): CalendarDay {
  return `${month}-01`;
}

export function lastDayOf(month: Month): CalendarDay {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
