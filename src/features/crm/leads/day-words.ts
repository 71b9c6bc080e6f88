import type { TFunction } from "i18next";
import { daysBetween, type CalendarDay } from "@/lib/calendar-day";
import { formatDate, formatMonthDay } from "@/lib/format";
import { formatWeekday } from "@/lib/zoned-time";

const NEAR_DAYS = 6;

/** "today", "tomorrow", "Tue", "Dec 4", "Dec 4, 2027": as short as nobody can mistake. */
export function dayWords(t: TFunction, day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  const date = new Date(`${day}T00:00:00Z`);
  if (days === 0) return t("today");
  if (days === 1) return t("tomorrow");
  if (days === -1) return t("yesterday");
  if (days > 0 && days <= NEAR_DAYS) return formatWeekday(date, "UTC", "short");
  return day.slice(0, 4) === today.slice(0, 4) ? formatMonthDay(date) : formatDate(date);
}
