import type { ComponentProps, ReactNode } from "react";
import { Trans } from "@/components/trans";
import { Progress } from "@/components/ui/progress";
import type { DomainSummary } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { formatNumber, formatUsd } from "@/lib/format/format";

const FIGURE = {
  b: <b className="block text-xl/tight font-bold text-text font-stretch-88% tabular-nums" />,
};

export function PortfolioSummary({ summary }: { summary: DomainSummary }) {
  return (
    <SummaryGrid>
      <SummaryItem>
        <Trans
          i18nKey="<b>{{rented}} of {{total}}</b> domains rented, {{rate}}%"
          values={{
            rented: formatNumber(summary.rentedDomains),
            total: formatNumber(summary.totalDomains),
            rate: formatNumber(Math.round(summary.occupancyRate * 10) / 10),
          }}
          components={FIGURE}
        />
        <Progress className="mt-1.5" aria-hidden value={summary.occupancyRate} />
      </SummaryItem>
      <SummaryItem>
        <Trans
          i18nKey="<b>{{number}}</b> expire in 30 days"
          values={{ number: formatNumber(summary.expiringNext30) }}
          components={FIGURE}
        />
      </SummaryItem>
      <SummaryItem>
        <Trans
          i18nKey="<b>{{number}}</b> in 60 days"
          values={{ number: formatNumber(summary.expiringNext60) }}
          components={FIGURE}
        />
      </SummaryItem>
      <SummaryItem>
        <Trans
          i18nKey="<b>{{number}}</b> in 90 days"
          values={{ number: formatNumber(summary.expiringNext90) }}
          components={FIGURE}
        />
      </SummaryItem>
      <SummaryItem>
        {summary.totalMonthlyCost === null ? (
          <Trans
            i18nKey="<b>{{number}}</b> with no date"
            values={{ number: formatNumber(summary.undatedDomains) }}
            components={FIGURE}
          />
        ) : (
          <Trans
            i18nKey="<b>{{cost}}</b> per month"
            values={{ cost: formatUsd(summary.totalMonthlyCost) }}
            components={FIGURE}
          />
        )}
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
