import { PAGE_LOCALE } from "@/lib/format/locale";
import { site } from "@/content/company";
import { formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import { dayIn } from "@/lib/dates/zoned-time";

/** The day in the office's zone, for due dates and daily counts, whatever the reader's clock. */
export const officeDay = (moment: Date): CalendarDay => dayIn(site.phoneTimeZone, moment);

export const formatOfficeDay = (moment: Date): string =>
  formatCalendarDay(officeDay(moment), "full", PAGE_LOCALE);
