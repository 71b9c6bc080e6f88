import type { TFunction } from "i18next";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import { dealTerms } from "@/lib/site/deal-terms";
import { formatUsd } from "@/lib/format/format";
import type { Definition } from "../panel-menu/definitions-dialog";
import { MOST_BLOCKS } from "./segment-bar";

export function kpiDefinitions(
  t: TFunction,
  { leavesOutOneOffWork = false }: DashboardSource,
): Definition[] {
  return [
    {
      term: t("Current MRR"),
      meaning: t(
        "What the active clients pay us each month as of now: {{price}} each, unless another price stands with the client. Earlier days are counted at the prices of today. One-off work is left out. The change is against as many days ago as the time range has.",
        { price: formatUsd(dealTerms.priceUsdPerMonth) },
      ),
    },
    {
      term: t("Monthly Revenue"),
      meaning: leavesOutOneOffWork
        ? t(
            "What the clients’ plans come to this calendar month: their prices on the 1st, in advance; a client who starts mid-month pays for the days left. Invoices and one-off work are not in it: nothing that keeps them is connected yet. The change is against last month, and for 90 days against the month three months back.",
          )
        : t(
            "What we invoiced this calendar month: subscriptions on the 1st, in advance; a client who starts mid-month pays for the days left; plus one-off work of the month before. The change is against last month, and for 90 days against the month three months back. Invoiced is not yet paid.",
          ),
    },
    {
      term: t("Active Clients"),
      meaning: t(
        "Clients who rent a site as of now. Enterprise means 25 or more employees; everyone else is small business. The change is against as many days ago as the time range has.",
      ),
    },
    {
      term: t("New Leads"),
      meaning: t(
        "Businesses that asked us about a site in the last 7, 30 or 90 days, today included. The change is against as many days before that. The line counts them by stretches of days, so it may jump about.",
      ),
    },
    {
      term: t("Open Tickets"),
      meaning: t(
        "Every ticket not resolved, whoever it waits for and however old it is. Past SLA means over its target, counted in business hours (Monday to Friday, 9 am to 5 pm in New York) from when it was created, while nobody waits for the client: urgent {{urgent}} hours, high {{high}}, medium {{medium}}, low {{low}}. One block is one ticket, up to {{most}}: red urgent, orange high, yellow medium, gray low. Beyond that, one bar shows the shares.",
        { ...SLA_BUSINESS_HOURS, most: MOST_BLOCKS },
      ),
    },
    {
      term: t("Tasks Due Today"),
      meaning: t(
        "Tasks due today and not completed. Overdue ones were due before today; they are named beside it and not counted in it. Red blocks are overdue, green ones are due today.",
      ),
    },
  ];
}
