import type { TFunction } from "i18next";
import type { LeadsBySource } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatPercent } from "@/lib/format/format";

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
