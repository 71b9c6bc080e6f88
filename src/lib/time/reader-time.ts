import { daysBetween, type CalendarDay } from "./calendar-day";
import { readerLocale } from "@/lib/format/locale";
import { formatClock, formatIn, formatShortDay } from "./zoned-label";
import { dayIn } from "./zoned-time";

/*
 * A moment, on the reader's own clock and calendar and in their own English. Only what the browser
 * alone renders may say it: the server that prerenders a page has no reader.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A weekday further off than this could be taken for another week's. */
const NEAR_DAYS = 6;

/** The zone this browser is set to: "America/New_York". Asked anew each time, as laptops travel. */
export function readerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // A machine without a zone says so with a name that Intl itself refuses.
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** The day it is at `moment` where the reader is. */
export const readerDay = (moment: Date): CalendarDay => dayIn(readerZone(), moment);

/** "Nov 21, 2026". */
export function formatReaderDay(moment: Date): string {
  return formatIn(readerZone(), moment, { dateStyle: "medium" });
}

/** "2:30 pm". */
export function formatTime(moment: Date): string {
  return formatClock(moment, readerZone());
}

/** "Nov 21, 2026, 2:30 pm". */
export function formatDateTime(moment: Date): string {
  return `${formatReaderDay(moment)}, ${formatTime(moment)}`;
}

/** "3 hours ago", "in 2 days"; within the minute "this minute". Days are those of the calendar. */
export function formatRelative(moment: Date, now: Date): string {
  const difference = moment.getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(readerLocale(), { numeric: "auto" });
  const size = Math.abs(difference);
  if (size < HOUR) return format.format(Math.trunc(difference / MINUTE), "minute");
  if (size < DAY) return format.format(Math.trunc(difference / HOUR), "hour");
  return format.format(daysBetween(readerDay(now), readerDay(moment)), "day");
}

/** "2:30 pm" today, with the date on another day. */
export function formatRecent(moment: Date, now: Date): string {
  return readerDay(moment) === readerDay(now) ? formatTime(moment) : formatDateTime(moment);
}

/** "Nov 19, 3:20 pm" this year, "Mar 4, 2025, 11:12 am" else. */
export function formatMoment(moment: Date, now: Date | null): string {
  const isThisYear = now !== null && readerDay(moment).slice(0, 4) === readerDay(now).slice(0, 4);
  if (!isThisYear) return formatDateTime(moment);
  return `${formatShortDay(moment, readerZone())}, ${formatTime(moment)}`;
}

/** "Saturday, Nov 21". */
export function formatWeekdayDate(moment: Date): string {
  const options = { weekday: "long", month: "short", day: "numeric" } as const;
  return formatIn(readerZone(), moment, options);
}

/** "Thursday" while there is only one it can be, "Nov 12, 2026" beyond. */
export function formatNearDay(moment: Date, now: Date): string {
  const isNear = Math.abs(daysBetween(readerDay(now), readerDay(moment))) <= NEAR_DAYS;
  return isNear ? formatIn(readerZone(), moment, { weekday: "long" }) : formatReaderDay(moment);
}
