import type { TFunction } from "i18next";
import { daysBetween, localDay, type CalendarDay } from "@/lib/calendar-day";
import { formatDate } from "@/lib/format";

/** "Today", "Tomorrow", "Yesterday" on the reader's own calendar, otherwise the date. */
export function dueText(day: CalendarDay, now: Date, t: TFunction): string {
  const days = daysBetween(localDay(now), day);
  if (days === 0) return t("Today");
  if (days === 1) return t("Tomorrow");
  if (days === -1) return t("Yesterday");
  return formatDate(new Date(`${day}T00:00:00Z`));
}
