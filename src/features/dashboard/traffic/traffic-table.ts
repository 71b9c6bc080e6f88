import type { TFunction } from "i18next";
import type { DashboardQuery, LeadsBySource, Traffic } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatPercent, formatSigned } from "@/lib/format/format";
import { changeCell, priorDaysText, toTenth } from "../panel/change";
import type { FigureTable } from "../panel/figure-table";
import type { Definition } from "../panel/panel-menu-items";

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

export function sourcesSummary(t: TFunction, sources: LeadsBySource): string {
  const total = sources.reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(...sources.map(({ leads }) => leads), 0);
  const leading = sources.filter(({ leads }) => leads === most);
  const [first, second] = leading;
  if (first === undefined || total <= 0) return "";
  const named = {
    most: formatNumber(most),
    total: formatNumber(total),
    share: formatPercent(Math.round((most / total) * 100)),
    source: first.source,
    other: second?.source,
    sources: leading.length,
  };
  if (leading.length === 2) {
    return t("{{source}} and {{other}} lead, {{most}} each.", named);
  }
  if (leading.length > 2) {
    return t("{{sources}} sources share the lead, {{most}} each.", named);
  }
  return t("{{source}} brought most: {{most}} of {{total}} leads, {{share}}.", named);
}

export function trafficDefinitions(t: TFunction): Definition[] {
  return [
    {
      term: t("Organic sessions"),
      meaning: t(
        "Visits to the sites we rent out that came from unpaid search, in the last 7, 30 or 90 days, today included. Paid ads, direct visits and social posts are left out. The change is against as many days before that.",
      ),
    },
    {
      term: t("Conversion rate"),
      meaning: t(
        "The share of those visits that called or sent a form. The change is in percentage points: from 3.5% to 3.8% is up 0.3 pt.",
      ),
    },
    {
      term: t("Leads by source"),
      meaning: t(
        "Where our own new leads came from: businesses that asked us about a site, not the customers of our clients. They add up to the New Leads tile.",
      ),
    },
  ];
}
