import type { TFunction } from "i18next";
import {
  REVENUE_MONTHS,
  type DashboardQuery,
  type RevenueMonth,
} from "@/data/dashboard/dashboard-source";
import { isRecentDays, rangeDays } from "@/data/dashboard/range-days";
import { formatSigned, formatUsd } from "@/lib/format/format";
import { formatMonth, monthOf, monthsBefore, type CalendarMonth } from "@/lib/dates/calendar-month";
import { changeCell } from "../panel/change";
import type { FigureTable } from "../panel/figure-table";

export type RevenueSeries = "mrr" | "revenue";

export const REVENUE_SERIES: readonly RevenueSeries[] = ["revenue", "mrr"];

export const SERIES_NAMES: Record<RevenueSeries, string> = { revenue: "Revenue", mrr: "MRR" };

const TITLES: Record<RevenueSeries, string> = {
  revenue: "Monthly revenue, 12 months",
  mrr: "Recurring revenue, 12 months",
};

/** The months end with the one in which the range ends. */
export function seriesTitle(t: TFunction, series: RevenueSeries, query: DashboardQuery): string {
  const title = t(TITLES[series]);
  if (isRecentDays(query.range)) return title;
  const month = formatMonth(monthOf(rangeDays(query).last));
  return t("{{title}} to {{month}}", { title, month });
}

export type MonthValue = {
  month: string;
  value: number;
  /** The current, incomplete month. */
  isCurrent: boolean;
  /** Relative to the previous month, in percent; null without one. */
  change: number | null;
  /** The value a year before; null when unknown. */
  yearBefore: number | null;
};

/** The visible months of a source's answer, for bars, table, export and print. `now` is this month. */
export function monthValues(
  months: RevenueMonth[],
  series: RevenueSeries,
  now: CalendarMonth,
): MonthValue[] {
  return months
    .map((month, index) => {
      const value = month[series];
      return {
        month: month.month,
        value,
        isCurrent: month.month === now,
        change: changeSince(months[index - 1]?.[series] ?? 0, value),
        yearBefore: months[index - REVENUE_MONTHS]?.[series] ?? null,
      };
    })
    .slice(-REVENUE_MONTHS);
}

/** In percent; null without an earlier value. */
export const changeSince = (before: number, now: number): number | null =>
  before > 0 ? (now / before - 1) * 100 : null;

export const knowsYearBefore = (values: MonthValue[]): boolean =>
  values.some(({ yearBefore }) => yearBefore !== null);

/** "October 2026", and "November 2026 so far" for the month under way. */
export function monthName(t: TFunction, { month, isCurrent }: MonthValue): string {
  return isCurrent ? t("{{month}} so far", { month: formatMonth(month) }) : formatMonth(month);
}

/** "November 2025" for November 2026. */
export const yearBeforeName = ({ month }: MonthValue): string =>
  formatMonth(monthsBefore(`${month}-01`, 12));

export function revenueTable(
  t: TFunction,
  values: MonthValue[],
  series: RevenueSeries,
  query: DashboardQuery,
): FigureTable {
  const hasYearBefore = knowsYearBefore(values);
  return {
    caption: t("{{title}}, in a table", { title: seriesTitle(t, series, query) }),
    columns: [
      { label: t("Month"), calendar: "month" },
      {
        label: t("{{series}}, US dollars", { series: t(SERIES_NAMES[series]) }),
        format: formatUsd,
      },
      { label: t("Change in percent"), format: formatSigned },
      ...(hasYearBefore ? [{ label: t("Year before, US dollars"), format: formatUsd }] : []),
    ],
    rows: values.map(({ month, value, change, yearBefore }) => [
      month,
      value,
      changeCell(change),
      ...(hasYearBefore ? [yearBefore] : []),
    ]),
  };
}
