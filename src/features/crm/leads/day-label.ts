import type { TFunction } from "i18next";
import { daysBetween, formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";

const NEAR_DAYS = 6;

export function dayLabel(t: TFunction, day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return t("today");
  if (days === 1) return t("tomorrow");
  if (days === -1) return t("yesterday");
  if (days > 0 && days <= NEAR_DAYS) return formatCalendarDay(day, "weekday");
  return formatCalendarDay(day, day.slice(0, 4) === today.slice(0, 4) ? "short" : "full");
}
