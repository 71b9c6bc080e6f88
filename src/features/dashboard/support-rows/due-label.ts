import type { TFunction } from "i18next";
import { daysBetween, formatCalendarDay, type CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";

/** Dates within this many days need no year. */
const HALF_A_YEAR = 182;

export function dueText(day: CalendarDay, now: Date, t: TFunction): string {
  const days = daysBetween(officeDay(now), day);
  if (days === 0) return t("Today");
  if (days === 1) return t("Tomorrow");
  if (days === -1) return t("Yesterday");
  return formatCalendarDay(day, Math.abs(days) > HALF_A_YEAR ? "full" : "short");
}
