import { daysBetween, localDay } from "./calendar-day";

const LOCALE = "en-US";
/** A weekday further off than this could be taken for another week's. */
const NEAR_DAYS = 6;

/** "Thursday" while there is only one it can be, "Nov 12, 2026" beyond; by the reader's own clock. */
export function formatNearDay(moment: Date, now: Date): string {
  const isNear = Math.abs(daysBetween(localDay(now), localDay(moment))) <= NEAR_DAYS;
  return new Intl.DateTimeFormat(
    LOCALE,
    isNear ? { weekday: "long" } : { dateStyle: "medium" },
  ).format(moment);
}
