import type { TFunction } from "i18next";
import type { HealthReason } from "@/data/crm/clients";
import { formatNumber } from "@/lib/format";

/** "2 overdue tickets", "Domain ends in 5 days". */
export function healthReasonText(t: TFunction, reason: HealthReason): string {
  if (reason.kind === "domain") {
    const { days } = reason;
    if (days < 0) return t("Domain has ended");
    if (days === 0) return t("Domain ends today");
    if (days === 1) return t("Domain ends tomorrow");
    return t("Domain ends in {{days}} days", { days: formatNumber(days) });
  }
  const isOne = reason.count === 1;
  const number = formatNumber(reason.count);
  switch (reason.kind) {
    case "overdue-tickets":
      return isOne ? t("1 overdue ticket") : t("{{number}} overdue tickets", { number });
    case "warning-tickets":
      return isOne
        ? t("1 ticket near its limit")
        : t("{{number}} tickets near their limit", { number });
    case "late-tasks":
      return isOne ? t("1 late task") : t("{{number}} late tasks", { number });
  }
}
