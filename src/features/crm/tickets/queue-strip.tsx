import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { TicketFilters } from "@/data/tickets/list";
import type { TicketCounts } from "@/data/tickets/queries";
import type { SlaStatus, TicketStatus } from "@/data/tickets/schema";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format/format";
import { totalText } from "@/components/data-table/use-list-pages";
import { NoneCell } from "@/components/data-table/data-row";
import { Skeleton } from "@/components/ui/skeleton";

type QueueStripProps = {
  counts: TicketCounts | undefined;
  hasFailed: boolean;
  filters: TicketFilters;
  /** Beside an open ticket: each on one line. */
  isBrief: boolean;
  onChange: (change: Pick<TicketFilters, "statuses" | "sla">) => void;
};

const STATUSES: readonly (readonly [TicketStatus, string])[] = [
  ["open", "Open"],
  ["in-progress", "In progress"],
  ["waiting", "Waiting"],
  ["resolved", "Resolved"],
];

const QUICK: readonly (readonly [SlaStatus & keyof TicketCounts, string])[] = [
  ["overdue", "Overdue"],
  ["warning", "Warning"],
];

const isOnly = <Value,>(values: readonly Value[] | undefined, value: Value) =>
  values?.length === 1 && values[0] === value;

/**
 * A count of unresolved tickets: "12", or "12+" where a search finds more than are counted. Null where none of those
 * that were counted is one, which says nothing of the others.
 */
function countText({ is_minimum, total_limit }: TicketCounts, count: number): string | null {
  if (!is_minimum) return totalText(count, total_limit);
  return count === 0 ? null : `${formatNumber(Math.min(count, total_limit))}+`;
}

/** The number of tickets by state; each filters the queue. */
export function QueueStrip({ counts, hasFailed, filters, isBrief, onChange }: QueueStripProps) {
  const { t } = useTranslation();
  const { statuses, sla } = filters;
  const unresolved = counts && counts.open + counts["in-progress"] + counts.waiting;
  const textOf = (count = 0) => counts && countText(counts, count);
  return (
    <Card
      className="group mb-4 grid grid-cols-12 overflow-hidden sm:flex sm:overflow-x-auto lg:grid lg:grid-cols-[repeat(7,minmax(max-content,1fr))]"
      role="group"
      data-brief={isBrief || undefined}
      aria-label={t("Tickets by where they stand")}
    >
      <StripCell
        label={t("Unresolved")}
        count={textOf(unresolved)}
        hasFailed={hasFailed}
        isPressed={statuses === undefined && sla === undefined}
        onPress={() => onChange({ statuses: undefined, sla: undefined })}
      />
      {QUICK.map(([state, label]) => (
        <StripCell
          key={state}
          label={t(label)}
          count={textOf(counts?.[state])}
          hasFailed={hasFailed}
          tone={counts !== undefined && counts[state] > 0 ? state : undefined}
          isPressed={isOnly(sla, state)}
          onPress={() =>
            onChange({ statuses: undefined, sla: isOnly(sla, state) ? undefined : [state] })
          }
        />
      ))}
      {STATUSES.map(([status, label]) => (
        <StripCell
          key={status}
          label={t(label)}
          count={
            status === "resolved"
              ? counts && totalText(counts.resolved, counts.total_limit)
              : textOf(counts?.[status])
          }
          hasFailed={hasFailed}
          isPressed={isOnly(statuses, status)}
          onPress={() => onChange({ statuses: [status], sla: undefined })}
        />
      ))}
    </Card>
  );
}

type StripCellProps = {
  label: string;
  /** Null where it is not known. */
  count: string | null | undefined;
  hasFailed: boolean;
  tone?: string | undefined;
  isPressed: boolean;
  onPress: () => void;
};

function StripCell({ label, count, hasFailed, tone, isPressed, onPress }: StripCellProps) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      className="grid content-center justify-start justify-items-start gap-0.5 rounded-none border-line px-4.5 py-3 font-normal text-muted not-first:border-l group-data-brief:flex group-data-brief:items-baseline group-data-brief:gap-2 group-data-brief:py-2 hover:text-text focus-visible:-outline-offset-4 active:translate-y-0 aria-pressed:font-semibold aria-pressed:text-text aria-pressed:inset-shadow-[0_-5px_var(--color-curb-400)] max-lg:px-3.5 max-sm:col-span-3 max-sm:px-2.5 max-sm:py-2.5 max-sm:text-left max-sm:text-xs/tight max-sm:whitespace-normal max-sm:nth-4:border-l-0 max-sm:nth-[-n+3]:col-span-4 max-sm:nth-[-n+3]:border-b max-sm:nth-[-n+3]:px-3 max-lg:sm:flex-[1_0_auto] forced-colors:aria-pressed:underline"
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {count === undefined && !hasFailed ? (
        <Skeleton className="h-7 w-8" />
      ) : (
        <b
          className={cn(
            "text-[1.625rem]/tight font-bold font-stretch-88% tabular-nums group-data-brief:text-xl/tight max-sm:text-[1.375rem]/tight",
            tone === "overdue" ? "text-stop" : tone === "warning" ? "text-wait" : "text-text",
          )}
        >
          {count ?? <NoneCell label={count === null ? t("not counted") : t("not loaded")} />}
        </b>
      )}{" "}
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </Button>
  );
}
