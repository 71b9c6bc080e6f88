import { site } from "@/lib/site";
import { momentOf, wallTime, weekday } from "@/lib/zoned-time";

const { opens, closes } = site.openingMinutes;
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** A business day, in minutes. */
export const BUSINESS_DAY = closes - opens;
const BUSINESS_WEEK = 5 * BUSINESS_DAY;

/** Minutes of office hours in New York between two moments; negative when `to` comes first. */
export function businessMinutes(from: Date, to: Date): number {
  if (to < from) return -businessMinutes(to, from);
  // Whole weeks hold the same hours wherever they begin.
  const weeks = Math.max(Math.floor((to.getTime() - from.getTime()) / WEEK) - 1, 0);
  const zone = site.phoneTimeZone;
  const end = wallTime(to, zone);
  let day = wallTime(from, zone);
  day = { ...day, day: day.day + 7 * weeks };
  const last = momentOf({ ...end, minutes: 0 }, zone);
  let minutes = weeks * BUSINESS_WEEK;
  for (let first = true; momentOf({ ...day, minutes: 0 }, zone) <= last; first = false) {
    const isLast = momentOf({ ...day, minutes: 0 }, zone).getTime() === last.getTime();
    const starts = first ? Math.max(day.minutes, opens) : opens;
    const stops = isLast ? Math.min(end.minutes, closes) : closes;
    const isWorkday = weekday(day) >= 1 && weekday(day) <= 5;
    if (isWorkday && stops > starts) minutes += stops - starts;
    day = { ...day, day: day.day + 1 };
  }
  return minutes;
}
