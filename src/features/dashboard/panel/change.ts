import type { TFunction } from "i18next";
import { DAYS_OF_RANGE, type Change, type DashboardQuery } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatPercent } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatMonth, monthsBefore } from "@/lib/dates/calendar-month";

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

/** For a current figure, compared with as many days ago. */
export function sinceText(t: TFunction, { range }: DashboardQuery): string {
  return t("in {{days}} days", { days: DAYS_OF_RANGE[range] });
}

/** For a figure counted over the range, compared with as many days before it. */
export function priorDaysText(t: TFunction, { range }: DashboardQuery): string {
  return t("on prior {{days}} days", { days: DAYS_OF_RANGE[range] });
}

/** For a figure of the calendar month, compared with an earlier one. */
export function priorMonthText(t: TFunction, { range, asOf }: DashboardQuery): string {
  const month = monthsBefore(officeDay(asOf), range === "90d" ? 3 : 1);
  return t("on {{month}}", { month: formatMonth(month, "name") });
}

/** Shown where a figure is unknown or does not apply. */
export const NOT_KNOWN = "–";
