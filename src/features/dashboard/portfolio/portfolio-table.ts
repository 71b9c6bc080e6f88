import type { TFunction } from "i18next";
import type { Domain, DomainStatus, DomainSummary } from "@/data/dashboard/dashboard-source";
import type { FigureTable } from "../panel/figure-table";

const STATUSES: Record<DomainStatus, string> = {
  active: "Active",
  expiring: "Expiring",
  expired: "Expired",
};

export const renewalText = ({ autoRenew }: Domain) => (autoRenew ? "Auto" : "Manual Renewal");

/** The rows are those of the expiry window; the summary is of every domain. */
export function portfolioTable(
  domains: Domain[],
  summary: DomainSummary,
  t: TFunction,
): FigureTable {
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
    summary: [
      [t("Domains"), summary.totalDomains],
      [t("Domains rented"), summary.rentedDomains],
      [t("Occupancy (percent)"), summary.occupancyRate],
      [t("Expire in 30 days"), summary.expiringNext30],
      [t("Expire in 60 days"), summary.expiringNext60],
      [t("Expire in 90 days"), summary.expiringNext90],
      [t("Cost per month (USD)"), summary.totalMonthlyCost],
    ],
  };
}
