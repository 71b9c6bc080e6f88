import type { TFunction } from "i18next";
import type { HealthReason } from "@/data/clients/schema";
import { formatNumber } from "@/lib/format/format";

/** "1 ticket past SLA", "Domain due in 18 days". */
function reasonText(reason: HealthReason, t: TFunction): string {
  if (reason.kind === "domain") return domainText(reason.days, t);
  const { count } = reason;
  const number = formatNumber(count);
  switch (reason.kind) {
    case "overdue-tickets":
      return t("{{number}} tickets past SLA", {
        count,
        number,
        defaultValue_one: "1 ticket past SLA",
      });
    case "warning-tickets":
      return t("{{number}} tickets near their SLA", {
        count,
        number,
        defaultValue_one: "1 ticket near its SLA",
      });
    case "late-tasks":
      return t("{{number}} late tasks", { count, number, defaultValue_one: "1 late task" });
  }
}

function domainText(days: number, t: TFunction): string {
  if (days < 0) return t("Domain expired");
  if (days === 0) return t("Domain due today");
  if (days === 1) return t("Domain due tomorrow");
  return t("Domain due in {{days}} days", { days: formatNumber(days) });
}

export function healthText(reasons: readonly HealthReason[], t: TFunction): string {
  if (reasons.length === 0) return t("Nothing is late.");
  return reasons.map((reason) => reasonText(reason, t)).join(" · ");
}

/** The worst reason and the number of others; null without any. */
export function healthInShort(reasons: readonly HealthReason[], t: TFunction): string | null {
  const [first, ...others] = reasons;
  if (first === undefined) return null;
  const text = reasonText(first, t);
  return others.length === 0 ? text : `${text} · ${t("{{count}} more", { count: others.length })}`;
}
