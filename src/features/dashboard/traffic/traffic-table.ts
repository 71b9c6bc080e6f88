import type { TFunction } from "i18next";
import type { DashboardQuery, Traffic } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatSigned } from "@/lib/format";
import { changeCell, priorDaysText, toTenth } from "../figures/change";
import type { FigureTable } from "../panel/figure-table";

export function trafficTable(t: TFunction, query: DashboardQuery, traffic: Traffic): FigureTable {
  const prior = priorDaysText(t, query);
  return {
    caption: t("Traffic & Leads in a table"),
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
        changeCell(traffic.organicChange),
        t("percent {{prior}}", { prior }),
      ],
      [
        t("Conversion rate"),
        toTenth(traffic.conversionRate),
        t("percent"),
        changeCell(traffic.conversionChange),
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
