import { site } from "@/lib/site/site";
import { wallTime } from "@/lib/time/zoned-time";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A Monday. */
const FIRST_DAY = Date.UTC(2001, 0, 1);

const { opens, closes } = site.openingMinutes;

/** How long the office is open on a weekday. */
export const OFFICE_DAY_MS = (closes - opens) * MINUTE;

/** Office hours since a Monday long ago; the same for all of a night or weekend. */
function position(moment: Date): number {
  const { year, month, day, minutes } = wallTime(moment, site.phoneTimeZone);
  const days = Math.round((Date.UTC(year, month - 1, day) - FIRST_DAY) / DAY);
  const weekday = ((days % 7) + 7) % 7;
  const workdays = Math.floor(days / 7) * 5 + Math.min(weekday, 5);
  // Zones are whole minutes apart, so the seconds are everybody's.
  const sinceOpening = minutes * MINUTE + (moment.getTime() % MINUTE) - opens * MINUTE;
  const today = weekday < 5 ? Math.min(Math.max(sinceOpening, 0), OFFICE_DAY_MS) : 0;
  return workdays * OFFICE_DAY_MS + today;
}

/**
 * Milliseconds of office hours (Monday to Friday, 9 am to 5 pm in New York) from one moment to
 * another, negative when `until` comes first. The database counts its clocks the same way.
 */
export function officeMs(since: Date, until: Date): number {
  return position(until) - position(since);
}
