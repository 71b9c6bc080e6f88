import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import type { CompanyHours, OpenHours } from "./business-clock";
import { isFederalHoliday } from "./federal-holidays";

type WorkingDays = Pick<CompanyHours, "closed_days"> & { hours: readonly OpenHours[] };

export function nextWorkday(day: CalendarDay, company: WorkingDays): CalendarDay {
  const next = addDays(day, 1);
  const date = new Date(`${next}T00:00:00Z`);
  const hasHours = company.hours.some(({ weekday }) => weekday === (date.getUTCDay() || 7));
  const isClosed = company.closed_days.some((closed) => closed.day === next);
  const isHoliday = isFederalHoliday({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  return hasHours && !isClosed && !isHoliday ? next : nextWorkday(next, company);
}
