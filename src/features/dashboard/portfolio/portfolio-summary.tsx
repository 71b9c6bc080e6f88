import { useTranslation } from "react-i18next";
import { Progress } from "@/components/ui/progress";
import type { DomainSummary } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatUsd } from "@/lib/format";

export function PortfolioSummary({ summary }: { summary: DomainSummary }) {
  const { t } = useTranslation();
  return (
    <ul className="portfolio-summary">
      <li>
        <b>
          {t("{{rented}} of {{total}}", {
            rented: formatNumber(summary.rentedDomains),
            total: formatNumber(summary.totalDomains),
          })}
        </b>{" "}
        {t("domains rented, {{rate}}%", {
          rate: formatNumber(Math.round(summary.occupancyRate * 10) / 10),
        })}
        <Progress className="mt-1.5" aria-hidden value={summary.occupancyRate} />
      </li>
      <li>
        <b>{formatNumber(summary.expiringNext30)}</b> {t("expire in 30 days")}
      </li>
      <li>
        <b>{formatNumber(summary.expiringNext60)}</b> {t("in 60 days")}
      </li>
      <li>
        <b>{formatNumber(summary.expiringNext90)}</b> {t("in 90 days")}
      </li>
      <li>
        <b>{formatUsd(summary.totalMonthlyCost)}</b> {t("per month")}
      </li>
    </ul>
  );
}
