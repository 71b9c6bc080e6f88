const LOCALE = "en-US";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "10:42", as the person's own clock shows it. */
export function formatTime(moment: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(moment);
}

/** "Nov 21, 2026, 10:42", in the person's own time zone. */
export function formatDateTime(moment: Date): string {
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" }).format(moment);
  return `${date}, ${formatTime(moment)}`;
}

/** "3 hours ago", "in 2 days"; within the minute "this minute". */
export function formatRelative(moment: Date, now: Date): string {
  const difference = moment.getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
  const size = Math.abs(difference);
  if (size < HOUR) return format.format(Math.trunc(difference / MINUTE), "minute");
  if (size < DAY) return format.format(Math.trunc(difference / HOUR), "hour");
  return format.format(Math.trunc(difference / DAY), "day");
}

/** "10:42" today, with the date on another day. */
export function formatRecent(moment: Date, now: Date): string {
  const isToday = moment.toDateString() === now.toDateString();
  return isToday ? formatTime(moment) : formatDateTime(moment);
}

/** "Saturday, Nov 21". */
export function formatWeekdayDate(moment: Date): string {
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: "long",
    month: "short",
    day: "numeric",
  }).format(moment);
}
