import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { isFederalHoliday } from "./federal-holidays";

/** The first day after this one on which people work: Monday to Friday, no federal holiday. */
export function nextWorkday(day: CalendarDay): CalendarDay {
  const next = addDays(day, 1);
  const date = new Date(`${next}T00:00:00Z`);
  const isWeekend = [0, 6].includes(date.getUTCDay());
  const isHoliday = isFederalHoliday({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  return isWeekend || isHoliday ? nextWorkday(next) : next;
}
