import type { RevenueMonth } from "@/data/dashboard/dashboard-source";

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
  /** Against the month before, in percent; null where there is none to compare with. */
  change: number | null;
};

export function monthValues(months: RevenueMonth[], series: RevenueSeries): MonthValue[] {
  return months.map((month, index) => {
    const value = month[series];
    const before = months[index - 1]?.[series] ?? 0;
    return {
      month: month.month,
      value,
      change: before > 0 ? (value / before - 1) * 100 : null,
    };
  });
}
