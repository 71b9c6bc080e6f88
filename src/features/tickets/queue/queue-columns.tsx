import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { priorityLabels, ticketStatusLabels } from "@/components/record/crm-labels";
import { Badge } from "@/components/ui/badge";
import type { Ticket } from "@/data/tickets/schema";
import { LastWords, TicketMoment, TicketNote } from "./queue-cells";
import { SlaBadge } from "../sla/sla-badge";
import { ticketCsv, ticketNameCsv } from "./ticket-export";
import type { QueueColumnId } from "./ticket-search";

type QueueColumn = ListColumn<Ticket> & { id: QueueColumnId };

type TitleOptions = {
  /** Of a ticket's own address. */
  hrefOf: (change: { open: string }) => string;
  onOpen: (id: string) => void;
  shown: readonly string[];
};

/** Which ticket a row is. All of the row opens it. */
export function useQueueTitle({ hrefOf, onOpen, shown }: TitleOptions): TitleColumn<Ticket> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t("Ticket"),
      className: "max-w-none min-w-0",
      isWide: true,
      isWholeRow: true,
      text: ({ number, subject }) => `#${number}, ${subject}`,
      // Beside it, in stacked rows, stands when it was opened.
      content: ({ subject }) => <span className="stacked:block stacked:pr-21">{subject}</span>,
      note: (ticket) => <TicketNote ticket={ticket} shown={shown} />,
      href: ({ id }) => hrefOf({ open: id }),
      onOpen: ({ id }) => onOpen(id),
      csv: ticketNameCsv,
    }),
    [t, hrefOf, onOpen, shown],
  );
}

/** Everything that can be told of a ticket beside its subject, with the time left as of `now`. */
export function useQueueColumns(now: Date): QueueColumn[] {
  const { t } = useTranslation();
  return useMemo(() => queueColumns(t, now), [t, now]);
}

const text = "px-2 whitespace-normal wrap-anywhere in-[tbody]:text-code/[1.35]";
const moment = "w-26 pl-2 text-xs whitespace-normal text-muted stacked:text-xs";

function queueColumns(t: TFunction, now: Date): QueueColumn[] {
  const csv = ticketCsv(t);
  return [
    {
      id: "words",
      label: t("Last words"),
      // In stacked rows before the badges.
      className: "w-[20%] px-2 whitespace-normal stacked:order-0",
      isWide: true,
      cell: (ticket) => <LastWords ticket={ticket} />,
      csv: csv.words,
    },
    {
      id: "priority",
      label: t("Priority"),
      className: "w-25 px-2",
      isBadge: true,
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
      className: "w-28 px-2 whitespace-normal",
      isBadge: true,
      cell: (ticket) => <SlaBadge ticket={ticket} now={now} isBrief />,
      csv: csv.sla,
    },
    {
      id: "status",
      label: t("Status"),
      className: `w-24 stacked:hidden ${text}`,
      cell: ({ status }) => t(ticketStatusLabels[status].label),
      csv: csv.status,
    },
    {
      id: "assignee",
      label: t("Assignee"),
      className: `w-27 stacked:hidden ${text}`,
      cell: ({ assignee }) => assignee?.name ?? t("Nobody"),
      csv: csv.assignee,
    },
    {
      id: "opened",
      label: t("Opened"),
      align: "end",
      // In stacked rows beside the subject, where a click is the row's.
      className: `stacked:pointer-events-none stacked:absolute stacked:top-3 stacked:right-4.5 ${moment}`,
      cell: ({ createdAt }) => (
        <TicketMoment at={createdAt} now={now} said={(time) => t("Opened {{time}}", { time })} />
      ),
      csv: csv.opened,
    },
    {
      id: "updated",
      label: t("Last change"),
      align: "end",
      isLabeled: true,
      className: moment,
      cell: ({ updatedAt }) => (
        <TicketMoment
          at={updatedAt}
          now={now}
          said={(time) => t("Last changed {{time}}", { time })}
        />
      ),
      csv: csv.updated,
    },
  ];
}
