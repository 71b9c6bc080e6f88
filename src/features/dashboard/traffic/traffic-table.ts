import type { TFunction } from "i18next";
import type { DashboardQuery, Traffic } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatSigned } from "@/lib/format/format";
import { changeCell, priorDaysText, toTenth } from "../figures/change";
import type { FigureTable } from "../panel/figure-table";

export function trafficTable(t: TFunction, query: DashboardQuery, traffic: Traffic): FigureTable {
  const prior = priorDaysText(t, query);
  return {
    caption: t("Traffic & Leads in a table"),
    columns: [
      { label: t("Figure") },
      { label: t("Value"), format: formatNumber },
      { label: t("Change {{prior}}", { prior }), format: formatSigned },
      { label: t("In") },
    ],
    rows: [
      [
        t("Organic sessions"),
        traffic.organicSessions,
        changeCell(traffic.organicChange),
        t("percent"),
      ],
      [
        t("Conversion rate, percent"),
        traffic.conversionRate && toTenth(traffic.conversionRate),
        changeCell(traffic.conversionChange),
        t("points"),
      ],
      ...(traffic.leadsBySource ?? []).map(({ source, leads }) => [
        t("New leads, {{source}}", { source }),
        leads,
        null,
        "",
      ]),
    ],
  };
}
