import { useTranslation } from "react-i18next";
import { Card } from "@/components/ui/card";
import type { SlaStatus, TicketCounts, TicketFilters, TicketStatus } from "@/data/crm/tickets";
import { totalText } from "@/components/data-table/list-total";
import { Skeleton } from "@/components/ui/skeleton";

type QueueStripProps = {
  counts: TicketCounts | undefined;
  filters: TicketFilters;
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

/** How many tickets stand where; each number shows its own. */
export function QueueStrip({ counts, filters, onChange }: QueueStripProps) {
  const { t } = useTranslation();
  const { statuses, sla } = filters;
  const unresolved = counts && counts.open + counts["in-progress"] + counts.waiting;
  return (
    <Card className="queue-strip" role="group" aria-label={t("Tickets by where they stand")}>
      <StripCell
        label={t("Unresolved")}
        count={unresolved}
        isPressed={statuses === undefined && sla === undefined}
        onPress={() => onChange({ statuses: undefined, sla: undefined })}
      />
      {QUICK.map(([state, label]) => (
        <StripCell
          key={state}
          label={t(label)}
          count={counts?.[state]}
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
          count={counts?.[status]}
          isPressed={isOnly(statuses, status)}
          onPress={() => onChange({ statuses: [status], sla: undefined })}
        />
      ))}
    </Card>
  );
}

type StripCellProps = {
  label: string;
  count: number | undefined;
  tone?: string | undefined;
  isPressed: boolean;
  onPress: () => void;
};

function StripCell({ label, count, tone, isPressed, onPress }: StripCellProps) {
  return (
    <button type="button" aria-pressed={isPressed} data-tone={tone} onClick={onPress}>
      {count === undefined ? <Skeleton className="h-7 w-8" /> : <b>{totalText(count)}</b>}{" "}
      <span>{label}</span>
    </button>
  );
}
