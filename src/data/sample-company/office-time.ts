import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { site } from "@/content/company";
import { momentOf } from "@/lib/dates/zoned-time";

/** A local time at the office. Never today, because past events may not be in the future. */
export type OfficeTime = {
  /** At least 1. */
  daysAgo: number;
  /** "15:40"; never between 2:00 and 3:00, which one night a year skips. */
  at: string;
};

export const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export function officeMoment({ daysAgo, at }: OfficeTime, anchorDay: CalendarDay): Date {
  const [year = 0, month = 1, day = 1] = addDays(anchorDay, -daysAgo).split("-").map(Number);
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return momentOf({ year, month, day, minutes: hours * 60 + minutes }, site.phoneTimeZone);
}

/** The earlier first. */
export const inTime = (one: OfficeTime, other: OfficeTime) =>
  other.daysAgo - one.daysAgo || (one.at < other.at ? -1 : Number(one.at > other.at));
