import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { Domain } from "@/data/dashboard/dashboard-source";
import { formatNumber, formatUsd } from "@/lib/format/format";
import { timeLeftText, timeLeftVariant } from "@/lib/dates/format-span";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { useDashboard } from "../dashboard-context";
import {
  FirstRows,
  SheetBadge,
  SheetNote,
  SheetSection,
  useLoadedData,
} from "../print/sheet-section";
import { choiceAmong, domainsOf, listedText } from "./domain-choice";
import { renewalText } from "./portfolio-table";

const ROWS = 8;

export function SheetDomains({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const data = useLoadedData(panelQuery("portfolio", source, query));
  const choice = choiceAmong(search.expiring, source.isSample);
  const domains = domainsOf(choice, data?.domains ?? []);
  return (
    <SheetSection
      className={className}
      title={t("Portfolio & Inventory")}
      note={
        data &&
        (choice === "rented" || choice === "undated"
          ? listedText(choice, domains.length, data.summary, t)
          : t("{{number}} domains expire within {{days}} days", {
              number: formatNumber(domains.length),
              days: Number(choice),
            }))
      }
      data={data?.summary}
    >
      {(summary) => (
        <>
          <SheetNote>
            <span>
              {t(
                "{{rented}} of {{total}} domains rented, {{rate}}%. {{in30}} expire in 30 days, {{in60}} in 60, {{in90}} in 90.",
                {
                  rented: formatNumber(summary.rentedDomains),
                  total: formatNumber(summary.totalDomains),
                  rate: formatNumber(summary.occupancyRate),
                  in30: formatNumber(summary.expiringNext30),
                  in60: formatNumber(summary.expiringNext60),
                  in90: formatNumber(summary.expiringNext90),
                },
              )}
            </span>{" "}
            {summary.totalMonthlyCost !== null && (
              <span>{t("{{cost}} per month.", { cost: formatUsd(summary.totalMonthlyCost) })}</span>
            )}
          </SheetNote>
          <FirstRows rows={domains} shown={ROWS}>
            {(domain) => <DomainRow key={domain.id} domain={domain} />}
          </FirstRows>
        </>
      )}
    </SheetSection>
  );
}

function DomainRow({ domain }: { domain: Domain }) {
  const { t } = useTranslation();
  return (
    <tr>
      <td>
        <b>{domain.domain}</b>
        {`, ${domain.client ?? t("In stock")}`}
      </td>
      <td className="whitespace-nowrap">
        {domain.expiryDate === null ? t("No date") : formatCalendarDay(domain.expiryDate)}
      </td>
      <td>
        {domain.daysUntilExpiry !== null && (
          <SheetBadge variant={timeLeftVariant(domain.daysUntilExpiry)}>
            {timeLeftText(domain.daysUntilExpiry, t)}
          </SheetBadge>
        )}
      </td>
      <td className="whitespace-nowrap">{t(renewalText(domain))}</td>
    </tr>
  );
}
