import { site } from "@/content/company";
import { addDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { wallTime, weekday } from "@/lib/dates/zoned-time";
import { isFederalHoliday, MOVING } from "./holidays";

/** English, for `t()`. */
const FIXED = [
  { name: "New Year’s Day", day: "01-01" },
  { name: "Juneteenth", day: "06-19" },
  { name: "Independence Day", day: "07-04" },
  { name: "Veterans Day", day: "11-11" },
  { name: "Christmas Day", day: "12-25" },
];

const SATURDAY = 6;
const SUNDAY = 0;

function weekdayOf(date: CalendarDay): number {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return weekday({ year, month, day, minutes: 0 });
}

function observedOn(date: CalendarDay): CalendarDay {
  const on = weekdayOf(date);
  return on === SATURDAY ? addDays(date, -1) : on === SUNDAY ? addDays(date, 1) : date;
}

function movingDay(year: number, { month, from, weekday: wanted }: (typeof MOVING)[number]) {
  const first = `${year}-${String(month).padStart(2, "0")}-${String(from).padStart(2, "0")}`;
  return addDays(first, (wanted - weekdayOf(first) + 7) % 7);
}

/** Federal holidays of a year by name, as days on which offices are closed. In order. */
export function federalHolidays(year: number): { day: CalendarDay; name: string }[] {
  return [
    ...FIXED.map(({ name, day }) => ({ name, day: observedOn(`${year}-${day}`) })),
    ...MOVING.map((holiday) => ({ name: holiday.name, day: movingDay(year, holiday) })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
}

type WorkingDays = Pick<CompanyHours, "closed_days"> & { hours: readonly OpenHours[] };

export function nextWorkday(day: CalendarDay, company: WorkingDays): CalendarDay {
  const next = addDays(day, 1);
  const date = new Date(`${next}T00:00:00Z`);
  const hasHours = company.hours.some(({ weekday }) => weekday === (date.getUTCDay() || 7));
  const isClosed = company.closed_days.some((closed) => closed.day === next);
  const isHoliday = isFederalHoliday({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  return hasHours && !isClosed && !isHoliday ? next : nextWorkday(next, company);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGINNING = "2001-01-01";
const FIRST_DAY = Date.parse(BEGINNING);
const YEARS = Array.from({ length: 60 }, (_, nth) => 2001 + nth);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Local times, such as "09:00"; 1 is Monday. */
export type OpenHours = { weekday: number; opens_at: string; closes_at: string };

/** Present and past hours of the company, in New York. */
export type CompanyHours = {
  /** Each applies from its day until the next; oldest first. */
  weeks: readonly { since: CalendarDay; hours: readonly OpenHours[] }[];
  closed_days: readonly { day: CalendarDay }[];
};

export type BusinessClock = {
  /** Milliseconds of business hours since 2001. Only differences are meaningful. */
  at: (moment: Date) => number;
  /** The longest day of the current week, as a unit for long spans. */
  workdayMs: number;
};

/** The database's private.business_position counts the same way. */
export function businessClock({ weeks, closed_days }: CompanyHours): BusinessClock {
  const patterns = weeks.map(patternOf);
  const ownClosed = new Set(closed_days.map(({ day }) => dayNumber(day)));
  const openOn = (day: number, until: number): number => {
    if (ownClosed.has(day) || federalDays().has(day)) return 0;
    return patterns.findLast(({ since }) => since <= day)?.openOn((day % 7) + 1, until) ?? 0;
  };
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
      // Time zones differ by whole minutes, so seconds are the same in each.
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

export const USUAL_WEEK: readonly OpenHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens_at: timeOf(site.openingMinutes.opens),
  closes_at: timeOf(site.openingMinutes.closes),
}));

export const presentWeek = ({ weeks }: CompanyHours): readonly OpenHours[] =>
  weeks.at(-1)?.hours ?? [];

export const USUAL_HOURS: CompanyHours = {
  weeks: [{ since: BEGINNING, hours: USUAL_WEEK }],
  closed_days: [],
};

export const usualClock = businessClock(USUAL_HOURS);
