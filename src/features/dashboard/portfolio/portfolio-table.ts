import type { TFunction } from "i18next";
import type { Domain, DomainStatus } from "@/data/dashboard/dashboard-source";
import type { FigureTable } from "../panel/figure-table";
import type { Definition } from "../panel/panel-menu-items";

const STATUSES: Record<DomainStatus, string> = {
  active: "Active",
  expiring: "Expiring",
  expired: "Expired",
};

export const renewalText = ({ autoRenew }: Domain) => (autoRenew ? "Auto" : "Manual Renewal");

export function portfolioTable(domains: Domain[], t: TFunction): FigureTable {
  return {
    caption: t("Portfolio & Inventory"),
    columns: [
      { label: t("Domain") },
      { label: t("Client") },
      { label: t("Registrar") },
      { label: t("Expires") },
      { label: t("Days left") },
      { label: t("Status") },
      { label: t("Renewal") },
      { label: t("Yearly cost (USD)") },
    ],
    rows: domains.map((domain) => [
      domain.domain,
      domain.client ?? t("In stock"),
      domain.registrar,
      domain.expiryDate,
      domain.daysUntilExpiry,
      t(STATUSES[domain.status]),
      t(renewalText(domain)),
      domain.cost,
    ]),
  };
}

export function portfolioDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Domains rented"),
      meaning: t(
        "Domains with a client, of all that the client filter lets through. The rest are in stock and earn nothing yet. The time range makes no difference to this panel.",
      ),
    },
    {
      term: t("Expire in 30, 60 and 90 days"),
      meaning: t(
        "Domains at most that many days from expiry. One that has expired already counts too, since it still waits for somebody to act. The list below follows the same rule.",
      ),
    },
    {
      term: t("Per month"),
      meaning: t("What all of these domains cost in a year, divided by twelve."),
    },
    {
      term: t("With no date"),
      meaning: t(
        "Domains of which nobody wrote down when they expire. They are in no list of what expires until somebody does, with the client’s site.",
      ),
    },
    {
      term: t("Time left"),
      meaning: t(
        "Whole calendar days from today to the day of expiry. Red up to 7 days and once expired, orange up to 30, yellow up to 90, gray beyond.",
      ),
    },
    {
      term: t("Status, in the file"),
      meaning: t("Expired once the day is past, expiring up to 30 days before it, active before."),
    },
    {
      term: t("Yearly"),
      meaning: t("What the registrar charges for the domain each year, in US dollars."),
    },
    {
      term: t("Manual Renewal"),
      meaning: t("Automatic renewal is off: it expires unless a person renews it."),
    },
  ];
}
