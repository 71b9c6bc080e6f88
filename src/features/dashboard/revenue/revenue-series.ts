import type { TFunction } from "i18next";
import { REVENUE_MONTHS, type RevenueMonth } from "@/data/dashboard/dashboard-source";
import { formatMonth, monthsBefore } from "@/lib/time/calendar-month";

export type RevenueSeries = "mrr" | "revenue";

export const REVENUE_SERIES: readonly RevenueSeries[] = ["revenue", "mrr"];

export const SERIES_NAMES: Record<RevenueSeries, string> = { revenue: "Revenue", mrr: "MRR" };

export const SERIES_TITLES: Record<RevenueSeries, string> = {
  revenue: "Monthly revenue, 12 months",
  mrr: "Recurring revenue, 12 months",
};

export type MonthValue = {
  /** "2026-11". */
  month: string;
  value: number;
  /** The last month, which is still under way. */
  isCurrent: boolean;
  /** Against the month before, in percent; null where there is none to compare with. */
  change: number | null;
  /** The value of this month one year earlier; null when it is unknown. */
  yearBefore: number | null;
};

/** The months that are shown, from a source's answer: bars, table, export and paper all read these. */
export function monthValues(months: RevenueMonth[], series: RevenueSeries): MonthValue[] {
  return months
    .map((month, index) => {
      const value = month[series];
      return {
        month: month.month,
        value,
        isCurrent: index === months.length - 1,
        change: changeSince(months[index - 1]?.[series] ?? 0, value),
        yearBefore: months[index - REVENUE_MONTHS]?.[series] ?? null,
      };
    })
    .slice(-REVENUE_MONTHS);
}

/** In percent; null where there was nothing that could have changed. */
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
