import { readerLocale } from "@/lib/format/locale";
import { formatIn, formatSpanIn } from "./zoned-time";

/** As in a date column: "2026-11-26". officeDay() and readerDay() convert a moment. */
export type CalendarDay = string;

/** Counted in UTC, where all days have the same length. */
const DAY = 24 * 60 * 60_000;
const dateOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** Whether it is a day that exists, such as "2026-02-28". */
export function isCalendarDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && addDays(text, 0) === text;
}

/** Negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / DAY;
}

/** Throws a RangeError for an invalid day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(dateOf(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

const STYLES = {
  full: { dateStyle: "medium" },
  long: { dateStyle: "long" },
  short: { month: "short", day: "numeric" },
  withWeekday: { weekday: "long", month: "short", day: "numeric" },
  weekday: { weekday: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** An invalid day is returned unchanged. Prerendered text passes PAGE_LOCALE. */
export function formatCalendarDay(
  day: CalendarDay,
  style: keyof typeof STYLES = "full",
  locale: string = readerLocale(),
): string {
  const date = dateOf(day);
  return Number.isNaN(date.getTime()) ? day : formatIn("UTC", date, STYLES[style], locale);
}

/** "Oct 1 – 15, 2026": from one day to another, without saying twice what both have. */
export const formatCalendarDays = (first: CalendarDay, last: CalendarDay): string =>
  formatSpanIn("UTC", [dateOf(first), dateOf(last)], STYLES.full);
