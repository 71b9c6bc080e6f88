import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";

export type LegalLink = { label: string; to: string };

/** `term` precedes the text. */
type LegalPoint = { term?: string; text: string };

export type LegalSection = {
  /** Target of the contents list. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly LegalPoint[];
  link?: LegalLink;
};

export type LegalVersion = {
  date: CalendarDay;
  change: string;
};

/** "November 21, 2026". */
export const formatVersion = (date: CalendarDay) => formatCalendarDay(date, "long", PAGE_LOCALE);
