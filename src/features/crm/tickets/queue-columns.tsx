import type { TFunction } from "i18next";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { NoneCell } from "@/components/data-table/data-row";
import { priorityBadges, ticketStatusBadges } from "@/features/crm/shared/crm-labels";
import { formatField } from "@/features/crm/shared/fields/format-field";
import { Badge } from "@/components/ui/badge";
import { recordField } from "@/data/records/record-fields";
import { listLabel } from "@/data/records/record-list";
import type { TicketFieldId } from "@/data/tickets/fields";
import { ticketColumns, type PlacedColumn } from "@/data/tickets/list";
import type { Ticket } from "@/data/tickets/schema";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { SlaBadge } from "./sla-strip";
import { ticketCsv, ticketNameCsv, ticketValue } from "./ticket-export";

type TitleOptions = {
  /** The ticket's own address. */
  hrefOf: (change: { open: string }) => string;
  onOpen: (id: string) => void;
  shown: readonly string[];
};

export function useQueueTitle({ hrefOf, onOpen, shown }: TitleOptions): TitleColumn<Ticket> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      label: t("Ticket"),
      className: "max-w-none min-w-0",
      isWide: true,
      isRowLink: true,
      text: ({ number, subject }) => `#${number}, ${subject}`,
      // In stacked rows the opening time is beside it.
      content: ({ subject }) => <span className="stacked:block stacked:pr-21">{subject}</span>,
      note: (ticket) => <TicketNote ticket={ticket} shown={shown} />,
      href: ({ id }) => hrefOf({ open: id }),
      onOpen: ({ id }) => onOpen(id),
      csv: ticketNameCsv,
    }),
    [t, hrefOf, onOpen, shown],
  );
}

/** The queue's columns, with the time left as of `now`. */
export function useQueueColumns(now: Date): ListColumn<Ticket>[] {
  const { t } = useTranslation();
  return useMemo(() => queueColumns(t, now), [t, now]);
}

const text = "px-2 whitespace-normal wrap-anywhere in-[tbody]:text-code/[1.35]";
const moment = "w-26 pl-2 text-xs whitespace-normal text-muted stacked:text-xs";

function queueColumns(t: TFunction, now: Date): ListColumn<Ticket>[] {
  const csv = ticketCsv(t);
  return ticketColumns.map(({ id, label, fields: [field] }) => {
    const cell = CELLS[id] ?? ((ticket: Ticket) => valueCell(ticket, field, t));
    return {
      id,
      label: t(listLabel("tickets", { label, field })),
      ...(LAYOUTS[id] ?? { isLabeled: true, className: text }),
      cell: (ticket) => cell(ticket, t, now),
      csv: csv[id],
    };
  });
}

const valueCell = (ticket: Ticket, id: TicketFieldId, t: TFunction) =>
  formatField(recordField("tickets", id), ticketValue(ticket, id, t), t) ?? (
    <NoneCell label={t("None")} />
  );

type Columns<Value> = Partial<Record<PlacedColumn, Value>> & Record<string, Value | undefined>;
type Layout = Pick<ListColumn<Ticket>, "align" | "isBadge" | "isLabeled" | "isWide" | "className">;

/** Layout of columns, where it differs from the default. */
const LAYOUTS: Columns<Layout> = {
  // In stacked rows before the badges.
  words: { isWide: true, className: "w-[20%] px-2 whitespace-normal stacked:order-0" },
  priority: { isBadge: true, className: "w-25 px-2" },
  sla: { isBadge: true, className: "w-28 px-2 whitespace-normal" },
  status: { className: `w-24 stacked:hidden ${text}` },
  assignee: { className: `w-27 stacked:hidden ${text}` },
  // In stacked rows beside the subject, where clicks belong to the row.
  opened: {
    align: "end",
    className: `stacked:pointer-events-none stacked:absolute stacked:top-3 stacked:right-4.5 ${moment}`,
  },
  updated: { align: "end", isLabeled: true, className: moment },
};

/** Cells with more than their field's text. */
const CELLS: Columns<(ticket: Ticket, t: TFunction, now: Date) => ReactNode> = {
  words: (ticket) => <LastMessage ticket={ticket} />,
  priority: ({ priority }, t) => (
    <Badge variant={priorityBadges[priority].variant}>{t(priorityBadges[priority].label)}</Badge>
  ),
  sla: (ticket, _t, now) => <SlaBadge ticket={ticket} now={now} isBrief />,
  assignee: ({ assignee }, t) => assignee?.name ?? t("Nobody"),
  opened: ({ created_at }, t, now) => (
    <TicketMoment at={created_at} now={now} title={(time) => t("Opened {{time}}", { time })} />
  ),
  updated: ({ updated_at }, t, now) => (
    <TicketMoment
      at={updated_at}
      now={now}
      title={(time) => t("Last changed {{time}}", { time })}
    />
  ),
};

type TicketNoteProps = { ticket: Ticket; shown: readonly string[] };

/** The client and, in stacked rows, the status and assignee. */
function TicketNote({ ticket, shown }: TicketNoteProps) {
  const { t } = useTranslation();
  const more = [
    ...(shown.includes("status") ? [t(ticketStatusBadges[ticket.status].label)] : []),
    ...(shown.includes("assignee") ? [ticket.assignee?.name ?? t("Nobody")] : []),
  ];
  return (
    <>
      <span>{`#${ticket.number}, ${ticket.client.business}`}</span>
      {ticket.site !== null && <span className="@max-lg:hidden">{`, ${ticket.site.domain}`}</span>}
      {more.length > 0 && (
        <span className="hidden stacked:inline">{`, ${formatList(more)}`}</span>
      )}{" "}
      <RealMark isSample={ticket.is_sample} />
    </>
  );
}

function LastMessage({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const { last_message: last, status } = ticket;
  if (last === null) {
    return <p className="text-code/[1.35] text-muted">{t("Nothing said yet")}</p>;
  }
  const isOurTurn = last.kind === "client" && status !== "resolved";
  const { author_name: authorName, excerpt } = last;
  return (
    <p className="line-clamp-2 text-code/[1.35] wrap-anywhere text-text-2 stacked:line-clamp-1">
      {isOurTurn && <b className="text-hold">{t("Waiting for our reply")} </b>}
      <span>
        {last.kind === "note"
          ? t("Note by {{authorName}}: {{excerpt}}", { authorName, excerpt })
          : t("{{authorName}}: {{excerpt}}", { authorName, excerpt })}
      </span>
    </p>
  );
}

type TicketMomentProps = { at: string; now: Date; title: (time: string) => string };

function TicketMoment({ at, now, title }: TicketMomentProps) {
  const moment = parseTimestamp(at);
  if (moment === null) return null;
  return (
    <time dateTime={moment.toISOString()} title={title(formatDateTime(moment))}>
      {formatRelative(moment, now)}
    </time>
  );
}
