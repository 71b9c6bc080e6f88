import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Progress } from "@/components/ui/progress";
import type { DomainSummary } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { formatNumber, formatUsd } from "@/lib/format/format";

export function PortfolioSummary({ summary }: { summary: DomainSummary }) {
  const { t } = useTranslation();
  return (
    <SummaryGrid>
      <SummaryItem>
        <Figure>
          {t("{{rented}} of {{total}}", {
            rented: formatNumber(summary.rentedDomains),
            total: formatNumber(summary.totalDomains),
          })}
        </Figure>{" "}
        {t("domains rented, {{rate}}%", {
          rate: formatNumber(Math.round(summary.occupancyRate * 10) / 10),
        })}
        <Progress className="mt-1.5" aria-hidden value={summary.occupancyRate} />
      </SummaryItem>
      <SummaryItem>
        <Figure>{formatNumber(summary.expiringNext30)}</Figure> {t("expire in 30 days")}
      </SummaryItem>
      <SummaryItem>
        <Figure>{formatNumber(summary.expiringNext60)}</Figure> {t("in 60 days")}
      </SummaryItem>
      <SummaryItem>
        <Figure>{formatNumber(summary.expiringNext90)}</Figure> {t("in 90 days")}
      </SummaryItem>
      <SummaryItem>
        <Figure>{formatUsd(summary.totalMonthlyCost)}</Figure> {t("per month")}
      </SummaryItem>
    </SummaryGrid>
  );
}

export function SummaryGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[1.5fr_repeat(4,1fr)] border-b border-line @max-[47rem]:grid-cols-[1.5fr_1.2fr_repeat(3,1fr)] @max-xl:grid-cols-2">
      {children}
    </ul>
  );
}

export function SummaryItem({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      {...props}
      className={cn(
        "min-w-0 border-line px-4.5 py-3 text-xs/[1.3] text-muted not-first:border-l @max-xl:not-first:border-t @max-xl:first:col-span-2 @max-xl:even:border-l-0 @xl:@max-[47rem]:px-3.5 @xl:@max-[47rem]:first:pr-2 @xl:@max-[47rem]:first:pl-4.5",
        className,
      )}
    />
  );
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <b className="block text-xl/tight font-bold text-text font-stretch-88% tabular-nums">
      {children}
    </b>
  );
}
