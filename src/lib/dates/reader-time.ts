import { daysBetween, type CalendarDay } from "./calendar-day";
import { readerLocale } from "@/lib/format/locale";
import { dayIn, formatClock, formatIn, formatShortDay } from "./zoned-time";

/* Moments in the reader's zone, calendar and English. Only for text that the browser renders: the
   prerendering server has no reader. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A weekday further off could be mistaken for another week's. */
const NEAR_DAYS = 6;

/** The browser's zone, such as "America/New_York". Read each time, because laptops travel. */
export function readerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Intl refuses this name, which browsers use without a zone.
  return timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

/** The day at `moment` in the reader's zone. */
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

/** "3 hours ago", "in 2 days", "this minute". Days are calendar days. */
export function formatRelative(moment: Date, now: Date): string {
  const difference = moment.getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(readerLocale(), { numeric: "auto" });
  const size = Math.abs(difference);
  if (size < HOUR) return format.format(Math.trunc(difference / MINUTE), "minute");
  if (size < DAY) return format.format(Math.trunc(difference / HOUR), "hour");
  return format.format(daysBetween(readerDay(now), readerDay(moment)), "day");
}

/** "2:30 pm" today, with the date on other days. */
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

/** "Thursday" while it is unambiguous, "Nov 12, 2026" beyond. */
export function formatNearDay(moment: Date, now: Date): string {
  const isNear = Math.abs(daysBetween(readerDay(now), readerDay(moment))) <= NEAR_DAYS;
  return isNear ? formatIn(readerZone(), moment, { weekday: "long" }) : formatReaderDay(moment);
}
