import { readerLocale } from "@/lib/format/locale";
import { addDays, type CalendarDay } from "./calendar-day";
import { formatIn } from "./zoned-time";

/** Lowercase letters without accents. */
export const bareWord = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");

/** Month names in the languages of imported files, as bare letters, with numbers from 1. */
export const MONTH_NAMES = ["en", "es", "fr", "de"].flatMap((language) => {
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => ({
    name: bareWord(name.format(Date.UTC(2026, month))),
    number: month + 1,
  }));
});

/** "2026-11". */
export type CalendarMonth = string;

export const monthOf = (day: CalendarDay): CalendarMonth => day.slice(0, 7);

export const firstDayOf = (month: CalendarMonth): CalendarDay => `${month}-01`;

export const lastDayOf = (month: CalendarMonth): CalendarDay =>
  addDays(firstDayOf(addMonths(month, 1)), -1);

export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The month `months` before the one of `day`. */
export const monthsBefore = (day: CalendarDay, months: number): CalendarMonth =>
  addMonths(monthOf(day), -months);

const STYLES = {
  full: { month: "long", year: "numeric" },
  name: { month: "long" },
  short: { month: "short" },
  initial: { month: "narrow" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * "November 2026", "November", "Nov" or "N"; an invalid month is returned unchanged. Prerendered
 * text passes PAGE_LOCALE.
 */
export function formatMonth(
  month: CalendarMonth,
  style: keyof typeof STYLES = "full",
  locale: string = readerLocale(),
): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : formatIn("UTC", date, STYLES[style], locale);
}
