import { site } from "@/lib/site/site";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { wallTime } from "@/lib/time/zoned-time";
import { federalHolidays } from "./federal-holiday-list";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A Monday. */
const FIRST_DAY = Date.UTC(2001, 0, 1);
const YEARS = Array.from({ length: 60 }, (_, nth) => 2001 + nth);

/** From when until when, by a clock on the wall, "09:00"; 1 is Monday. */
export type OpenHours = { weekday: number; opens_at: string; closes_at: string };

/** When the company works, in New York. */
export type CompanyHours = {
  hours: readonly OpenHours[];
  /** Beside the federal holidays. */
  closed_days: readonly { day: CalendarDay }[];
};

/** As long as a target of a day is, in which longer spans are told. */
export const WORKDAY_MS = 8 * 60 * MINUTE;

/**
 * Milliseconds of business hours that have passed at a moment, since 2001: the same for all of a
 * night, a weekend or a holiday. Only the difference of two says something.
 */
export type BusinessClock = (moment: Date) => number;

/** The database's clocks count the same way: private.business_position. */
export function businessClock({ hours, closed_days }: CompanyHours): BusinessClock {
  const spans = hours.map(({ weekday, opens_at, closes_at }) => ({
    weekday,
    opens: minutesOf(opens_at) * MINUTE,
    closes: minutesOf(closes_at) * MINUTE,
  }));
  const openOn = (weekday: number, until: number) =>
    spans.reduce(
      (sum, span) =>
        span.weekday === weekday
          ? sum + Math.max(Math.min(until, span.closes) - span.opens, 0)
          : sum,
      0,
    );
  const wholeDays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => openOn(weekday, DAY));
  const ownClosed = new Set(closed_days.map(({ day }) => dayNumber(day)));
  const isClosed = (day: number) => ownClosed.has(day) || federalDays().has(day);
  /** What has passed before each day, as far as it was asked for. */
  const before = [0];
  const passedBefore = (day: number): number => {
    for (let next = before.length; next <= day; next += 1) {
      const last = next - 1;
      before.push((before[last] ?? 0) + (isClosed(last) ? 0 : (wholeDays[last % 7] ?? 0)));
    }
    return before[day] ?? 0;
  };
  return (moment) => {
    const { year, month, day: date, minutes } = wallTime(moment, site.phoneTimeZone);
    const day = Math.round((Date.UTC(year, month - 1, date) - FIRST_DAY) / DAY);
    if (day < 0) return 0;
    if (isClosed(day)) return passedBefore(day);
    // Zones are whole minutes apart, so the seconds are everybody's.
    const sinceMidnight = minutes * MINUTE + (moment.getTime() % MINUTE);
    return passedBefore(day) + openOn((day % 7) + 1, sinceMidnight);
  };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

const dayNumber = (day: CalendarDay) => Math.round((Date.parse(day) - FIRST_DAY) / DAY);

let federal: Set<number> | null = null;
const federalDays = () =>
  (federal ??= new Set(YEARS.flatMap(federalHolidays).map(({ day }) => dayNumber(day))));

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The hours that the public pages name. */
export const USUAL_HOURS: CompanyHours = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    opens_at: timeOf(site.openingMinutes.opens),
    closes_at: timeOf(site.openingMinutes.closes),
  })),
  closed_days: [],
};

export const usualClock = businessClock(USUAL_HOURS);
