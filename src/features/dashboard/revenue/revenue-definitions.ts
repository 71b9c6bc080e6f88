import type { TFunction } from "i18next";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { dealTerms } from "@/lib/site/deal-terms";
import { formatUsd } from "@/lib/format/format";
import type { Definition } from "../panel-menu/definitions-dialog";

export function revenueDefinitions(
  t: TFunction,
  { leavesOutOneOffWork = false }: DashboardSource,
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
      meaning: t(
        "This month and the eleven before it, whatever the time range says; the client filter does apply. A paler bar is the same month of the year before, from when the first client came. A phone draws the last six, and its table has all twelve. A bar that is pressed opens its month in the table.",
      ),
    },
  ];
}
