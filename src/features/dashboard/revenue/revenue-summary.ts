import type { TFunction } from "i18next";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { formatPercent, formatUsd } from "@/lib/format/format";
import { dealTerms } from "@/content/deal-terms";
import { formatMonth } from "@/lib/dates/calendar-month";
import type { Definition } from "../panel/panel-menu-items";
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

export function revenueDefinitions(
  t: TFunction,
  { leavesOutOneOffWork = false, firstDay }: DashboardSource,
): Definition[] {
  return [
    {
      term: t("MRR"),
      meaning: t(
        "Monthly recurring revenue: what the clients active at the end of the month pay, {{price}} each unless another price stands with the client, and always the price of today. One-off work is left out. The yellow bar is the month under way, as of now, and equals the Current MRR tile.",
        { price: formatUsd(dealTerms.priceUsdPerMonth) },
      ),
    },
    {
      term: t("Revenue"),
      meaning: leavesOutOneOffWork
        ? t(
            "What the clients’ plans come to in the month: their prices of today on the 1st, in advance; a client who starts mid-month pays for the days left. Invoices and one-off work are not in it: nothing that keeps them is connected yet. The yellow bar is the month under way and equals the Monthly Revenue tile.",
          )
        : t(
            "What we invoiced in the month: subscriptions on the 1st, in advance; a client who starts mid-month pays for the days left; plus one-off work of the month before. The yellow bar is the month under way and equals the Monthly Revenue tile. Invoiced is not yet paid.",
          ),
    },
    {
      term: t("The twelve months"),
      meaning:
        firstDay === undefined
          ? t(
              "This month and the eleven before it, whatever the time range says; the client filter does apply. A paler bar is the same month of the year before, from when the first client came. A phone draws the last six, and its table has all twelve. A bar that is pressed opens its month in the table.",
            )
          : t(
              "The month in which the time range ends and the eleven before it; the client filter does apply. A paler bar is the same month of the year before, from when the first client came. A phone draws the last six, and its table has all twelve. A bar that is pressed opens its month in the table.",
            ),
    },
  ];
}
