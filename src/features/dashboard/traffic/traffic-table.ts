import type { TFunction } from "i18next";
import type { DashboardQuery, Traffic } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatSigned } from "@/lib/format";
import { priorDaysText } from "../figures/change";
import type { FigureTable } from "../panel/figure-table";

export function trafficTable(t: TFunction, query: DashboardQuery, traffic: Traffic): FigureTable {
  const prior = priorDaysText(t, query);
  return {
    caption: t("Traffic & Leads"),
    columns: [
      { label: t("Figure") },
      { label: t("Value"), format: formatNumber },
      { label: t("Unit") },
      { label: t("Change"), format: formatSigned },
      { label: t("Change is in") },
    ],
    rows: [
      [
        t("Organic sessions"),
        traffic.organicSessions,
        t("sessions"),
        traffic.organicChange,
        t("percent {{prior}}", { prior }),
      ],
      [
        t("Conversion rate"),
        traffic.conversionRate,
        t("percent"),
        traffic.conversionChange,
        t("points {{prior}}", { prior }),
      ],
      ...traffic.leadsBySource.map(({ source, leads }) => [
        t("New leads: {{source}}", { source }),
        leads,
        t("leads"),
        null,
        null,
      ]),
    ],
  };
}
