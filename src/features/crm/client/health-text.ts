import type { TFunction } from "i18next";
import type { HealthReason } from "@/data/crm/clients";

/** "1 ticket past SLA", "domain due in 18 days". */
export function healthReasonText(reason: HealthReason, t: TFunction): string {
  if (reason.kind === "domain") return domainText(reason.days, t);
  const { count } = reason;
  const isOne = count === 1;
  switch (reason.kind) {
    case "overdue-tickets":
      return isOne ? t("1 ticket past SLA") : t("{{count}} tickets past SLA", { count });
    case "warning-tickets":
      return isOne ? t("1 ticket near its SLA") : t("{{count}} tickets near their SLA", { count });
    default:
      return isOne ? t("1 late task") : t("{{count}} late tasks", { count });
  }
}

function domainText(days: number, t: TFunction): string {
  if (days < 0) return t("domain expired");
  if (days === 0) return t("domain due today");
  return days === 1 ? t("domain due tomorrow") : t("domain due in {{days}} days", { days });
}

/** All of them in one sentence, the first letter large. */
export function healthText(reasons: readonly HealthReason[], t: TFunction): string {
  if (reasons.length === 0) return t("Nothing is late.");
  const text = reasons.map((reason) => healthReasonText(reason, t)).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
