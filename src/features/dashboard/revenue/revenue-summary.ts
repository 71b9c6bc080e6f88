import type { TFunction } from "i18next";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { formatPercent, formatUsd } from "@/lib/format/format";
import { formatMonth } from "@/lib/time/calendar-month";
import type { MonthValue, RevenueSeries } from "./revenue-series";

type Way = "rose" | "roseBy" | "fell" | "fellBy" | "stayed";

const SENTENCES: Record<RevenueSeries | "plans", Record<Way, string>> = {
  mrr: {
    rose: "Monthly recurring revenue rose from {{first}} in {{from}} to {{last}} in {{to}}.",
    roseBy:
      "Monthly recurring revenue rose from {{first}} in {{from}} to {{last}} in {{to}}, up {{percent}}.",
    fell: "Monthly recurring revenue fell from {{first}} in {{from}} to {{last}} in {{to}}.",
    fellBy:
      "Monthly recurring revenue fell from {{first}} in {{from}} to {{last}} in {{to}}, down {{percent}}.",
    stayed: "Monthly recurring revenue was {{last}} both in {{from}} and in {{to}}.",
  },
  revenue: {
    rose: "Revenue invoiced rose from {{first}} in {{from}} to {{last}} in {{to}}.",
    roseBy:
      "Revenue invoiced rose from {{first}} in {{from}} to {{last}} in {{to}}, up {{percent}}.",
    fell: "Revenue invoiced fell from {{first}} in {{from}} to {{last}} in {{to}}.",
    fellBy:
      "Revenue invoiced fell from {{first}} in {{from}} to {{last}} in {{to}}, down {{percent}}.",
    stayed: "Revenue invoiced was {{last}} both in {{from}} and in {{to}}.",
  },
  plans: {
    rose: "Revenue from plans rose from {{first}} in {{from}} to {{last}} in {{to}}.",
    roseBy:
      "Revenue from plans rose from {{first}} in {{from}} to {{last}} in {{to}}, up {{percent}}.",
    fell: "Revenue from plans fell from {{first}} in {{from}} to {{last}} in {{to}}.",
    fellBy:
      "Revenue from plans fell from {{first}} in {{from}} to {{last}} in {{to}}, down {{percent}}.",
    stayed: "Revenue from plans was {{last}} both in {{from}} and in {{to}}.",
  },
};

function wayOf(first: number, last: number): Way {
  const difference = Math.round(last) - Math.round(first);
  if (difference === 0) return "stayed";
  // A share of zero or less is meaningless.
  const hasShare = first > 0 && last >= 0;
  if (difference > 0) return hasShare ? "roseBy" : "rose";
  return hasShare ? "fellBy" : "fell";
}

/** Describes the bars; the last month is incomplete. */
export function revenueSummary(
  t: TFunction,
  values: MonthValue[],
  series: RevenueSeries,
  { leavesOutOneOffWork = false }: DashboardSource,
): string {
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return t("There are no months to show yet.");
  const subject = series === "revenue" && leavesOutOneOffWork ? "plans" : series;
  return t(SENTENCES[subject][wayOf(first.value, last.value)], {
    first: formatUsd(first.value),
    from: formatMonth(first.month),
    last: formatUsd(last.value),
    to: formatMonth(last.month),
    percent: formatPercent(Math.abs(last.value / first.value - 1) * 100),
  });
}
