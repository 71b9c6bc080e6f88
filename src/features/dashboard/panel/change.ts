import type { TFunction } from "i18next";
import { DAYS_OF_RANGE, type Change, type DashboardQuery } from "@/data/dashboard/dashboard-source";
import {
  calendarPeriod,
  daysBeforeRange,
  isRecentDays,
  rangeDays,
  stepRange,
  wholeRange,
} from "@/data/dashboard/range-days";
import { formatCalendarDay, formatCalendarDays, type CalendarDay } from "@/lib/dates/calendar-day";
import { formatNumber, formatPercent } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatMonth, monthsBefore } from "@/lib/dates/calendar-month";
import { rangeText } from "../segment-labels";

export type Direction = "up" | "down" | "same";

/** Null without an earlier value. A change that rounds to 0.0 is none. */
export function directionOf(change: Change): Direction | null {
  if (change === null || !Number.isFinite(change)) return null;
  const tenths = Math.round(change * 10);
  if (tenths === 0) return "same";
  return tenths > 0 ? "up" : "down";
}

export function changeText(t: TFunction, change: Change, unit: "percent" | "points"): string {
  const direction = directionOf(change);
  if (direction === null || change === null) return t("Nothing to compare with");
  if (direction === "same") return t("No change");
  const size = Math.abs(change);
  const amount =
    unit === "percent"
      ? formatPercent(size)
      : t("{{points}} pt", { points: formatNumber(toTenth(size)) });
  return direction === "up" ? t("Up {{amount}}", { amount }) : t("Down {{amount}}", { amount });
}

/** The number for tables and exports. */
export function changeCell(change: Change): number | null {
  return directionOf(change) === null || change === null ? null : toTenth(change);
}

export const toTenth = (value: number) => Math.round(value * 10) / 10;

const daysOf = ({ range }: DashboardQuery) => (isRecentDays(range) ? DAYS_OF_RANGE[range] : 0);

/** For a current figure, compared with as many days ago. */
export function sinceText(t: TFunction, query: DashboardQuery): string {
  return t("in {{days}} days", { days: daysOf(query) });
}

/** For a figure counted over the range, compared with as many days before it. */
export function priorDaysText(t: TFunction, query: DashboardQuery): string {
  return t("on prior {{days}} days", { days: daysOf(query) });
}

/** The month that monthly revenue is compared with. */
const priorMonth = ({ range, asOf }: DashboardQuery) =>
  formatMonth(monthsBefore(officeDay(asOf), range === "90d" ? 3 : 1), "name");

/** For a figure of the calendar month, compared with an earlier one. */
export function priorMonthText(t: TFunction, query: DashboardQuery): string {
  return t("on {{month}}", { month: priorMonth(query) });
}

/** A figure and the one that it is compared with. `value` shows that one: "$4,000". */
export type Comparison = { now: number; earlier: number; change: Change; against: string };

/** "Up 12%", and "Up" from nothing, of which there is no share. */
export function comparedText(t: TFunction, { now, earlier, change }: Comparison) {
  if (earlier !== 0)
    return { direction: directionOf(change), text: changeText(t, change, "percent") };
  return now > 0
    ? { direction: "up" as const, text: t("Up") }
    : { direction: "same" as const, text: t("No change") };
}

/** The year is left out where it is this one. */
const dayText = (day: CalendarDay, { asOf }: DashboardQuery) =>
  formatCalendarDay(day, day.slice(0, 4) === officeDay(asOf).slice(0, 4) ? "short" : "full");

/** For a figure as of the last day of the range. */
export const againstDay = (t: TFunction, query: DashboardQuery, value: string): string =>
  t("against {{value}} on {{day}}", { value, day: dayText(daysBeforeRange(query).last, query) });

/** The last day of a range that is over; null for one that goes on. */
export function lastDayText(query: DashboardQuery): string | null {
  const { last } = rangeDays(query);
  return last === officeDay(query.asOf) ? null : dayText(last, query);
}

/** The period before as a name, "Q2 2026"; null for one that only its days name. */
function nameBefore(t: TFunction, query: DashboardQuery): string | null {
  const period = calendarPeriod(query.range);
  const isOver = rangeDays(query).last === wholeRange(query).last;
  return period !== null && isOver ? rangeText(t, stepRange(period, -1)) : null;
}

function daysBefore(query: DashboardQuery): string {
  const { first, last } = daysBeforeRange(query);
  return formatCalendarDays(first, last);
}

/** "Q2 2026", or the days that a range is compared with. */
export const periodBefore = (t: TFunction, query: DashboardQuery): string =>
  nameBefore(t, query) ?? daysBefore(query);

/** For a figure counted over the range: "against 27 in Q2 2026". */
export function againstPeriod(t: TFunction, query: DashboardQuery, value: string): string {
  const days = daysOf(query);
  if (days > 0) return t("against {{value}} in the {{days}} days before", { value, days });
  const period = nameBefore(t, query);
  return period === null
    ? t("against {{value}}, {{days}}", { value, days: daysBefore(query) })
    : t("against {{value}} in {{period}}", { value, period });
}

/** For revenue, which the last 7, 30 or 90 days count by months. */
export const againstRevenue = (t: TFunction, query: DashboardQuery, value: string): string =>
  isRecentDays(query.range)
    ? t("against {{value}} in {{period}}", { value, period: priorMonth(query) })
    : againstPeriod(t, query, value);

/** Shown where a figure is unknown or does not apply. */
export const NOT_KNOWN = "–";
