import { PAGE_LOCALE } from "@/lib/format/locale";
import { formatCalendarDay, type CalendarDay } from "@/lib/time/calendar-day";

export type LegalLink = { label: string; to: string };

/** `term` is what the line is about, and stands in front of it. */
type LegalPoint = { term?: string; text: string };

export type LegalSection = {
  /** Target of the contents list. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** A list under the paragraphs. */
  points?: readonly LegalPoint[];
  link?: LegalLink;
};

export type LegalVersion = {
  date: CalendarDay;
  change: string;
};

/** "November 21, 2026". */
export const formatVersion = (date: CalendarDay) => formatCalendarDay(date, "long", PAGE_LOCALE);
