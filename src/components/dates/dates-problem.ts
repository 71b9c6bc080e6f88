import type { TFunction } from "i18next";
import { daysBetween, formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";

/** As date inputs have them: empty while incomplete. */
export type Dates = { first: CalendarDay; last: CalendarDay };

export type DatesLimits = {
  today?: CalendarDay;
  /** The day of the first record, if known. */
  firstDay?: CalendarDay | null | undefined;
  mostDays?: number;
};

type Problem = { field: keyof Dates; text: string };

/** Why two dates are no range, with the field to correct; null when they are one. */
export function datesProblem(
  t: TFunction,
  { first, last }: Dates,
  { today, firstDay, mostDays }: DatesLimits,
): Problem | null {
  if (first === "") return { field: "first", text: t("Choose the first day.") };
  if (last === "") return { field: "last", text: t("Choose the last day.") };
  const inFuture = t("Choose today or an earlier day.");
  if (today !== undefined && first > today) return { field: "first", text: inFuture };
  if (today !== undefined && last > today) return { field: "last", text: inFuture };
  if (first > last) return { field: "last", text: t("Choose a day that is not before the first.") };
  if (firstDay && first < firstDay) {
    const day = formatCalendarDay(firstDay);
    return { field: "first", text: t("The first record is from {{day}}. Begin there.", { day }) };
  }
  if (mostDays !== undefined && daysBetween(first, last) >= mostDays) {
    return { field: "last", text: t("Choose at most {{days}} days.", { days: mostDays }) };
  }
  return null;
}
