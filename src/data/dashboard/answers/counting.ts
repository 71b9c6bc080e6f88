import type { LeadCount, Segment } from "@/data/dashboard/company-records";
import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { isWithin, type DaySpan } from "@/data/dashboard/range-days";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";

export function ofSegment<Item extends { segment: Segment }>(
  items: readonly Item[],
  clients: ClientFilter,
): readonly Item[] {
  return clients === "all" ? items : items.filter(({ segment }) => segment === clients);
}

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

export function leadsWithin(
  leads: readonly LeadCount[],
  clients: ClientFilter,
  span: DaySpan,
): number {
  return ofSegment(leads, clients)
    .filter(({ day }) => isWithin(day, span))
    .reduce((sum, { count }) => sum + count, 0);
}
