import { readerLocale } from "@/lib/format/locale";
import { formatIn } from "./zoned-label";

/**
 * A day without a time or a time zone, as a date column holds it: "2026-11-26". It is the same
 * day for everybody; which day a moment falls on is for officeDay() or readerDay() to say.
 */
export type CalendarDay = string;

/** Days have no zone. They are counted in UTC, where each is as long as every other. */
const DAY = 24 * 60 * 60_000;
const dateOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** Whole days from one to the other; negative going back. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / DAY;
}

/** Throws a RangeError for what is no day. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(dateOf(day).getTime() + days * DAY).toISOString().slice(0, 10);
}

const STYLES = {
  /** "Nov 18, 2026". */
  full: { dateStyle: "medium" },
  /** "November 18, 2026". */
  long: { dateStyle: "long" },
  /** "Nov 18", for where the year goes without saying. */
  short: { month: "short", day: "numeric" },
  /** "Wednesday, Nov 18". */
  withWeekday: { weekday: "long", month: "short", day: "numeric" },
  /** "Wed". */
  weekday: { weekday: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** What is no day is shown as it came. Prerendered text names PAGE_LOCALE. */
export function formatCalendarDay(
  day: CalendarDay,
  style: keyof typeof STYLES = "full",
  locale: string = readerLocale(),
): string {
  const date = dateOf(day);
  return Number.isNaN(date.getTime()) ? day : formatIn("UTC", date, STYLES[style], locale);
}
