import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import type { Ticket } from "@/data/crm/tickets";
import { parseTimestamp } from "@/lib/format";
import { priorityLabels, slaLabels, ticketStatusLabels } from "../parts/crm-labels";
import type { CsvColumn } from "../parts/list/list-column";
import { LastWords, TicketMoment } from "./queue-cells";
import { SlaChip } from "./sla-chip";
import type { QueueColumnId } from "./ticket-search";

export type QueueColumn = {
  id: QueueColumnId;
  label: string;
  /** Of the grid that a row is where there is room. */
  width: string;
  cell: (ticket: Ticket, now: Date) => ReactNode;
  csv: CsvColumn<Ticket>[];
};

const iso = (text: string | null) => parseTimestamp(text)?.toISOString() ?? null;

/** What stands first in every line of an export: which ticket, and whose. */
export const ticketTitleCsv = (t: TFunction): CsvColumn<Ticket>[] => [
  { label: t("Number"), value: ({ number }) => number },
  { label: t("Subject"), value: ({ subject }) => subject },
  { label: t("Client"), value: ({ client }) => client.business },
  { label: t("Site"), value: ({ site }) => site?.domain ?? null },
];

/** Everything that can be told of a ticket beside its subject, in the order it is shown. */
export function queueColumns(t: TFunction): QueueColumn[] {
  return [
    {
      id: "words",
      label: t("Last words"),
      width: "minmax(0, 1.3fr)",
      cell: (ticket) => <LastWords ticket={ticket} />,
      csv: [
        { label: t("Last words by"), value: ({ lastMessage }) => lastMessage?.authorName ?? null },
        { label: t("Last words"), value: ({ lastMessage }) => lastMessage?.excerpt ?? null },
      ],
    },
    {
      id: "priority",
      label: t("Priority"),
      width: "5.75rem",
      cell: ({ priority }) => (
        <span className={priorityLabels[priority].chip}>{t(priorityLabels[priority].label)}</span>
      ),
      csv: [{ label: t("Priority"), value: ({ priority }) => t(priorityLabels[priority].label) }],
    },
    {
      id: "sla",
      label: t("SLA"),
      width: "7.5rem",
      cell: (ticket, now) => <SlaChip ticket={ticket} now={now} isBrief />,
      csv: [
        { label: t("SLA"), value: ({ slaStatus }) => t(slaLabels[slaStatus].label) },
        { label: t("Due"), value: ({ dueAt }) => iso(dueAt) },
      ],
    },
    {
      id: "status",
      label: t("Status"),
      width: "5.5rem",
      cell: ({ status }) => t(ticketStatusLabels[status].label),
      csv: [{ label: t("Status"), value: ({ status }) => t(ticketStatusLabels[status].label) }],
    },
    {
      id: "assignee",
      label: t("Assignee"),
      width: "6.75rem",
      cell: ({ assignee }) => assignee?.name ?? t("Nobody"),
      csv: [{ label: t("Assignee"), value: ({ assignee }) => assignee?.name ?? null }],
    },
    {
      id: "opened",
      label: t("Opened"),
      width: "5.5rem",
      cell: ({ createdAt }, now) => (
        <TicketMoment at={createdAt} now={now} said={(time) => t("Opened {{time}}", { time })} />
      ),
      csv: [{ label: t("Opened"), value: ({ createdAt }) => iso(createdAt) }],
    },
    {
      id: "updated",
      label: t("Last change"),
      width: "5.75rem",
      cell: ({ updatedAt }, now) => (
        <TicketMoment
          at={updatedAt}
          now={now}
          said={(time) => t("Last changed {{time}}", { time })}
        />
      ),
      csv: [{ label: t("Last change"), value: ({ updatedAt }) => iso(updatedAt) }],
    },
  ];
}
