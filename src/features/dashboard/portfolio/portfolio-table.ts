import type { TFunction } from "i18next";
import type { Domain, DomainStatus } from "@/data/dashboard/dashboard-source";
import type { FigureTable } from "../panel/figure-table";

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
