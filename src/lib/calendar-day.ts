/** A day without a time or a time zone: "2026-11-26". */
export type CalendarDay = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day it is at `moment` where the reader is. */
export function localDay(moment: Date): CalendarDay {
  return dayOf(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

/** `month` counts from 0; a `day` past the month's end runs on into the next. */
function dayOf(year: number, month: number, day: number): CalendarDay {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

const numberOf = (day: CalendarDay) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Whole days from one to the other, whatever the clocks do in between; negative going back. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return numberOf(to) - numberOf(from);
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);
}
