import { addDays, daysBetween, isCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  type CalendarMonth,
} from "@/lib/dates/calendar-month";
import { officeDay } from "@/lib/dates/office/office-day";
import {
  CALENDAR_UNITS,
  DAYS_OF_RANGE,
  TIME_RANGES,
  type CalendarRange,
  type CalendarUnit,
  type Change,
  type DashboardQuery,
  type DatesRange,
  type RecentDays,
  type TimeRange,
} from "./dashboard-source";

export type DaySpan = { first: CalendarDay; last: CalendarDay };

type Range = Pick<DashboardQuery, "range" | "asOf">;

const MONTHS_OF: Record<CalendarUnit, number> = { month: 1, quarter: 3, year: 12 };

/** The most days between two dates, so that an answer has a bounded size. */
export const MOST_DAYS = 731;

export const isRecentDays = (range: string): range is RecentDays =>
  TIME_RANGES.some((days) => days === range);

export type CalendarPeriod = { unit: CalendarUnit; months: number; first: CalendarMonth };

/** Null for a range that is no month, quarter or year. */
export function calendarPeriod(range: string): CalendarPeriod | null {
  const [, name, first = ""] = /^([a-z]+)-((?:19|20)\d\d-(?:0[1-9]|1[0-2]))$/.exec(range) ?? [];
  const unit = CALENDAR_UNITS.find((each) => each === name);
  if (unit === undefined || (Number(first.slice(5)) - 1) % MONTHS_OF[unit] !== 0) return null;
  return { unit, months: MONTHS_OF[unit], first };
}

/** The first and last day of "2026-11-01..2026-11-15"; null for any other range. */
export function datesOf(range: string): DaySpan | null {
  const [first = "", last = "", ...rest] = range.split("..");
  const areDays = rest.length === 0 && isCalendarDay(first) && isCalendarDay(last);
  return areDays && first <= last && daysBetween(first, last) < MOST_DAYS ? { first, last } : null;
}

const isCalendarRange = (range: string): range is CalendarRange => calendarPeriod(range) !== null;
const isDatesRange = (range: string): range is DatesRange => datesOf(range) !== null;

export const isTimeRange = (range: string): range is TimeRange =>
  isRecentDays(range) || isCalendarRange(range) || isDatesRange(range);

/** The month, quarter or year of a day. */
export function calendarRangeOf(unit: CalendarUnit, day: CalendarDay): CalendarRange {
  const month = monthOf(day);
  const since = (Number(month.slice(5)) - 1) % MONTHS_OF[unit];
  return `${unit}-${addMonths(month, -since)}`;
}

/** The month, quarter or year `steps` after this one, or before it. */
export const stepRange = ({ unit, months, first }: CalendarPeriod, steps: number): CalendarRange =>
  `${unit}-${addMonths(first, steps * months)}`;

/** All days of a range, also those to come. */
export function wholeRange({ range, asOf }: Range): DaySpan {
  const today = officeDay(asOf);
  if (isRecentDays(range)) return { first: addDays(today, 1 - DAYS_OF_RANGE[range]), last: today };
  const period = calendarPeriod(range);
  if (period === null) return datesOf(range) ?? { first: today, last: today };
  const last = lastDayOf(addMonths(period.first, period.months - 1));
  return { first: firstDayOf(period.first), last };
}

/** The days of a range up to today. */
export function rangeDays(query: Range): DaySpan {
  const { first, last } = wholeRange(query);
  return { first, last: earlierOf(last, officeDay(query.asOf)) };
}

/** Ranges of days that have not come yet have no figures. */
export function hasBegun(query: Range): boolean {
  const today = officeDay(query.asOf);
  const { first, last } = wholeRange(query);
  return first <= today && (datesOf(query.range) === null || last <= today);
}

/**
 * The month, quarter or year before this one, which for one under way ends on the same day of it;
 * otherwise as many days, right before the range.
 */
export function daysBeforeRange(query: Range): DaySpan {
  const { first, last } = rangeDays(query);
  const period = calendarPeriod(query.range);
  const dayBefore = addDays(first, -1);
  if (period === null)
    return { first: addDays(dayBefore, -daysBetween(first, last)), last: dayBefore };
  const before = firstDayOf(addMonths(period.first, -period.months));
  if (last === wholeRange(query).last) return { first: before, last: dayBefore };
  const month = addMonths(monthOf(last), -period.months);
  return { first: before, last: earlierOf(`${month}${last.slice(7)}`, lastDayOf(month)) };
}

export const earlierOf = (one: CalendarDay, other: CalendarDay): CalendarDay =>
  one < other ? one : other;

export function isWithin(day: CalendarDay, { first, last }: DaySpan): boolean {
  return day >= first && day <= last;
}

/** In percent; null without an earlier value. */
export function percentChange(earlier: number, now: number): Change {
  return earlier === 0 ? null : ((now - earlier) / earlier) * 100;
}
