import { PAGE_LOCALE } from "@/lib/format/locale";
import { site } from "@/lib/site/site";
import { formatCalendarDay, type CalendarDay } from "@/lib/time/calendar-day";
import { dayIn } from "@/lib/time/zoned-time";

/**
 * The day it is at `moment` in the office, which is New York's. What is due, overdue or counted by
 * the day goes by it, as in the database, whatever the clock of who looks.
 */
export const officeDay = (moment: Date): CalendarDay => dayIn(site.phoneTimeZone, moment);

/** "Nov 21, 2026" in the office: what a post is dated, for every reader and in prerendered HTML. */
export const formatOfficeDay = (moment: Date): string =>
  formatCalendarDay(officeDay(moment), "full", PAGE_LOCALE);
