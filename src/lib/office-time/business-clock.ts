import { site } from "@/lib/site/site";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { wallTime } from "@/lib/time/zoned-time";
import { federalHolidays } from "./holidays/federal-holiday-list";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A Monday. */
const BEGINNING = "2001-01-01";
const FIRST_DAY = Date.parse(BEGINNING);
const YEARS = Array.from({ length: 60 }, (_, nth) => 2001 + nth);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** From when until when, by a clock on the wall, "09:00"; 1 is Monday. */
export type OpenHours = { weekday: number; opens_at: string; closes_at: string };

/** When the company works, in New York, and worked. */
export type CompanyHours = {
  /** Each holds from its day until that of the next; oldest first. */
  weeks: readonly { since: CalendarDay; hours: readonly OpenHours[] }[];
  /** Beside the federal holidays. */
  closed_days: readonly { day: CalendarDay }[];
};

export type BusinessClock = {
  /**
   * Milliseconds of business hours that have passed at a moment, since 2001: the same for all of a
   * night, a weekend or a holiday. Only the difference of two says something.
   */
  at: (moment: Date) => number;
  /** The longest day of the week that holds now: a business day, in which longer spans are told. */
  workdayMs: number;
};

/** The database's clocks count the same way: private.business_position. */
export function businessClock({ weeks, closed_days }: CompanyHours): BusinessClock {
  const patterns = weeks.map(patternOf);
  const ownClosed = new Set(closed_days.map(({ day }) => dayNumber(day)));
  const openOn = (day: number, until: number): number => {
    if (ownClosed.has(day) || federalDays().has(day)) return 0;
    return patterns.findLast(({ since }) => since <= day)?.openOn((day % 7) + 1, until) ?? 0;
  };
  /** What has passed before each day, as far as it was asked for. */
  const before = [0];
  const passedBefore = (day: number): number => {
    for (let next = before.length; next <= day; next += 1) {
      before.push((before[next - 1] ?? 0) + openOn(next - 1, DAY));
    }
    return before[day] ?? 0;
  };
  return {
    at: (moment) => {
      const { year, month, day: date, minutes } = wallTime(moment, site.phoneTimeZone);
      const day = Math.round((Date.UTC(year, month - 1, date) - FIRST_DAY) / DAY);
      if (day < 0) return 0;
      // Zones are whole minutes apart, so the seconds are everybody's.
      const sinceMidnight = minutes * MINUTE + (moment.getTime() % MINUTE);
      return passedBefore(day) + openOn(day, sinceMidnight);
    },
    workdayMs: Math.max(...WEEKDAYS.map((weekday) => patterns.at(-1)?.openOn(weekday, DAY) ?? 0)),
  };
}

function patternOf({ since, hours }: CompanyHours["weeks"][number]) {
  const spans = WEEKDAYS.map((weekday) =>
    hours
      .filter((span) => span.weekday === weekday)
      .map(
        ({ opens_at, closes_at }) =>
          [minutesOf(opens_at) * MINUTE, minutesOf(closes_at) * MINUTE] as const,
      ),
  );
  return {
    since: dayNumber(since),
    /** How long it was open on that weekday, until so long after midnight. */
    openOn: (weekday: number, until: number) =>
      (spans[weekday - 1] ?? []).reduce(
        (sum, [opens, closes]) => sum + Math.max(Math.min(until, closes) - opens, 0),
        0,
      ),
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
export const USUAL_WEEK: readonly OpenHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens_at: timeOf(site.openingMinutes.opens),
  closes_at: timeOf(site.openingMinutes.closes),
}));

/** The week that holds now. */
export const presentWeek = ({ weeks }: CompanyHours): readonly OpenHours[] =>
  weeks.at(-1)?.hours ?? [];

export const USUAL_HOURS: CompanyHours = {
  weeks: [{ since: BEGINNING, hours: USUAL_WEEK }],
  closed_days: [],
};

export const usualClock = businessClock(USUAL_HOURS);
