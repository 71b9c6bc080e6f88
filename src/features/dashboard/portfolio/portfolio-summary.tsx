import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Trans } from "@/components/trans";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import type { DomainSummary } from "@/data/dashboard/dashboard-source";
import { cn } from "@/lib/cn";
import { formatNumber, formatUsd } from "@/lib/format/format";
import { useDashboard } from "../dashboard-context";
import { domainChoices, type DomainChoice } from "./domain-choice";
import { DomainsArea } from "./domain-list";

const FIGURE = {
  b: <b className="block text-xl/tight font-bold text-text font-stretch-88% tabular-nums" />,
};

export function PortfolioSummary({ summary }: { summary: DomainSummary }) {
  return (
    <SummaryGrid>
      <SummaryItem lists="rented">
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
      <SummaryItem lists="30">
        <Trans
          i18nKey="<b>{{number}}</b> expire in 30 days"
          values={{ number: formatNumber(summary.expiringNext30) }}
          components={FIGURE}
        />
      </SummaryItem>
      <SummaryItem lists="60">
        <Trans
          i18nKey="<b>{{number}}</b> in 60 days"
          values={{ number: formatNumber(summary.expiringNext60) }}
          components={FIGURE}
        />
      </SummaryItem>
      <SummaryItem lists="90">
        <Trans
          i18nKey="<b>{{number}}</b> in 90 days"
          values={{ number: formatNumber(summary.expiringNext90) }}
          components={FIGURE}
        />
      </SummaryItem>
      {summary.totalMonthlyCost === null ? (
        <SummaryItem lists="undated">
          <Trans
            i18nKey="<b>{{number}}</b> with no date"
            values={{ number: formatNumber(summary.undatedDomains) }}
            components={FIGURE}
          />
        </SummaryItem>
      ) : (
        <SummaryItem>
          <Trans
            i18nKey="<b>{{cost}}</b> per month"
            values={{ cost: formatUsd(summary.totalMonthlyCost) }}
            components={FIGURE}
          />
        </SummaryItem>
      )}
    </SummaryGrid>
  );
}

function SummaryGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[1.5fr_repeat(4,1fr)] border-b border-line @max-[47rem]:grid-cols-[1.5fr_1.2fr_repeat(3,1fr)] @max-xl:grid-cols-2">
      {children}
    </ul>
  );
}

type SummaryItemProps = ComponentProps<"li"> & {
  /** The choice of the panel's list that has what the figure counts. */
  lists?: DomainChoice;
};

function SummaryItem({ className, lists, children, ...props }: SummaryItemProps) {
  return (
    <li
      {...props}
      className={cn(
        "relative min-w-0 border-line px-4.5 py-3 text-xs/[1.3] text-muted not-first:border-l @max-xl:not-first:border-t @max-xl:first:col-span-2 @max-xl:even:border-l-0 @xl:@max-[47rem]:px-3.5 @xl:@max-[47rem]:first:pr-2 @xl:@max-[47rem]:first:pl-4.5",
        className,
      )}
    >
      {lists === undefined ? children : <ListLink choice={lists}>{children}</ListLink>}
    </li>
  );
}

/** Shows in the panel's list what the figure counts. */
function ListLink({ choice, children }: { choice: DomainChoice; children: ReactNode }) {
  const { source, hrefOf } = useDashboard();
  if (!domainChoices(source.isSample).includes(choice)) return children;
  return (
    <Link
      className="block text-inherit no-underline after:absolute after:inset-0 hover:after:bg-text/5 focus-visible:-outline-offset-3"
      to={hrefOf({ expiring: choice })}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

const FIGURES = ["a", "b", "c", "d", "e"];
const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

export function PortfolioSkeleton() {
  return (
    <div className="@container flex flex-1 flex-col">
      <SummaryGrid>
        {FIGURES.map((figure, index) => (
          <SummaryItem key={figure} className="flex flex-col">
            <Skeleton className="my-[0.28rem] h-4 w-18" />
            <Skeleton className="my-[calc((1.3em-0.75rem)/2)] h-3 w-24 max-w-full" />
            {index === 0 && <Progress className="mt-1.5" aria-hidden value={0} />}
          </SummaryItem>
        ))}
      </SummaryGrid>
      <DomainsArea>
        <div className="overflow-hidden">
          {ROWS.map((row) => (
            <div
              key={row}
              className="flex h-14.5 items-center justify-between gap-8 border-b border-line px-4.5"
            >
              <Skeleton className="w-48" />
              <Skeleton className="w-28" />
            </div>
          ))}
        </div>
      </DomainsArea>
      <p className="border-t border-line px-4.5 py-2.5">
        <Skeleton className="h-[1.3em] w-56" />
      </p>
    </div>
  );
}
