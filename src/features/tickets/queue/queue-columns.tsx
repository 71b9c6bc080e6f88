import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import type { Ticket } from "@/data/tickets/queries";
import { priorityLabels, ticketStatusLabels } from "@/components/record/crm-labels";
import type { CsvColumn } from "@/components/data-table/list-column";
import { LastWords, TicketMoment } from "./queue-cells";
import { SlaBadge } from "../sla/sla-badge";
import { ticketCsv } from "./ticket-export";
import type { QueueColumnId } from "./ticket-search";

export type QueueColumn = {
  id: QueueColumnId;
  label: string;
  /** Of the grid that a row is where there is room. */
  width: string;
  align?: "end";
  /** In a row, where there is no room for columns and where there is. */
  className?: string;
  cell: (ticket: Ticket, now: Date) => ReactNode;
  csv: CsvColumn<Ticket>[];
};

/** Everything that can be told of a ticket beside its subject, in the order it is shown. */
export function queueColumns(t: TFunction): QueueColumn[] {
  const csv = ticketCsv(t);
  return [
    {
      id: "words",
      label: t("Last words"),
      width: "minmax(0, 1.3fr)",
      className: "flex-[1_1_100%]",
      cell: (ticket) => <LastWords ticket={ticket} />,
      csv: csv.words,
    },
    {
      id: "priority",
      label: t("Priority"),
      width: "5.75rem",
      cell: ({ priority }) => (
        <Badge variant={priorityLabels[priority].variant}>
          {t(priorityLabels[priority].label)}
        </Badge>
      ),
      csv: csv.priority,
    },
    {
      id: "sla",
      label: t("SLA"),
      width: "7.5rem",
      cell: (ticket, now) => <SlaBadge ticket={ticket} now={now} isBrief />,
      csv: csv.sla,
    },
    {
      id: "status",
      label: t("Status"),
      width: "5.5rem",
      className: "hidden text-code/[1.35] wrap-anywhere @[62rem]:block",
      cell: ({ status }) => t(ticketStatusLabels[status].label),
      csv: csv.status,
    },
    {
      id: "assignee",
      label: t("Assignee"),
      width: "6.75rem",
      className: "hidden text-code/[1.35] wrap-anywhere @[62rem]:block",
      cell: ({ assignee }) => assignee?.name ?? t("Nobody"),
      csv: csv.assignee,
    },
    {
      id: "opened",
      label: t("Opened"),
      width: "5.5rem",
      align: "end",
      className: "absolute top-3 right-4.5 text-xs text-muted @[62rem]:static",
      cell: ({ createdAt }, now) => (
        <TicketMoment at={createdAt} now={now} said={(time) => t("Opened {{time}}", { time })} />
      ),
      csv: csv.opened,
    },
    {
      id: "updated",
      label: t("Last change"),
      width: "5.75rem",
      align: "end",
      className: "text-xs text-muted",
      cell: ({ updatedAt }, now) => (
        <>
          <span className="@[62rem]:hidden">{t("Last change")} </span>
          <TicketMoment
            at={updatedAt}
            now={now}
            said={(time) => t("Last changed {{time}}", { time })}
          />
        </>
      ),
      csv: csv.updated,
    },
  ];
}
