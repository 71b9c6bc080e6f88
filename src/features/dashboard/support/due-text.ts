import type { TFunction } from "i18next";
import { daysBetween, localDay, type CalendarDay } from "@/lib/calendar-day";
import { formatDate, formatMonthDay } from "@/lib/format";

/** Within these the year goes without saying. */
const HALF_A_YEAR = 182;

const momentOf = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** "Today", "Tomorrow", "Yesterday" on the reader's own calendar, otherwise the date. */
export function dueText(day: CalendarDay, now: Date, t: TFunction): string {
  const days = daysBetween(localDay(now), day);
  if (days === 0) return t("Today");
  if (days === 1) return t("Tomorrow");
  if (days === -1) return t("Yesterday");
  return Math.abs(days) > HALF_A_YEAR ? fullDate(day) : formatMonthDay(momentOf(day));
}

export const fullDate = (day: CalendarDay) => formatDate(momentOf(day));
