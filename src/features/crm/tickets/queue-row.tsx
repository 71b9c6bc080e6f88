import { memo } from "react";
import { useTranslation } from "react-i18next";
import { TableNote } from "@/components/ui/table";
import { SelectBox } from "@/components/data-table/select-box";
import type { Ticket } from "@/data/crm/tickets";
import { ticketStatusLabels } from "@/components/record/crm-labels";
import { SampleMark } from "../parts/sample-mark";
import type { QueueColumn } from "./queue-columns";

type QueueRowProps = {
  ticket: Ticket;
  /** Its place in the queue, from 0, and of how many; -1 while more are to be read. */
  index: number;
  count: number;
  /** Those shown. The same from render to render while they are. */
  columns: readonly QueueColumn[];
  now: Date;
  href: string;
  isOpen: boolean;
  onOpen: (id: string) => void;
  /** Null where nothing can be done with many. */
  isSelected: boolean | null;
  onSelect: (id: string, isRange: boolean) => void;
  /** For rows of which only some are mounted: tells their height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
};

export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { ticket, index, count, columns, now, href, isOpen, onOpen, measure } = props;
  const { isSelected, onSelect } = props;
  const { t } = useTranslation();
  return (
    <li
      ref={measure}
      className="queue-row"
      data-row={ticket.id}
      data-index={index}
      data-sla={ticket.slaStatus}
      data-open={isOpen || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {isSelected !== null && (
        <SelectBox
          className="queue-box max-sm:-mr-3"
          aria-label={t("Select #{{number}}, {{subject}}", ticket)}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(ticket.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <div className="queue-subject">
        <a
          href={href}
          data-row-link
          aria-current={isOpen ? "true" : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onOpen(ticket.id);
          }}
        >
          {ticket.subject}
        </a>
        <TicketNote ticket={ticket} columns={columns} />
      </div>
      {columns.map(({ id, label, cell }) => (
        <div key={id} className="queue-cell" data-column={id}>
          <span className="queue-label">{label}</span>
          {cell(ticket, now)}
        </div>
      ))}
    </li>
  );
});

/** Whose it is and, where there is no room for columns, where it stands and with whom. */
function TicketNote({ ticket, columns }: Pick<QueueRowProps, "ticket" | "columns">) {
  const { t } = useTranslation();
  const isShown = (wanted: QueueColumn["id"]) => columns.some(({ id }) => id === wanted);
  const more = [
    ...(isShown("status") ? [t(ticketStatusLabels[ticket.status].label)] : []),
    ...(isShown("assignee") ? [ticket.assignee?.name ?? t("Nobody")] : []),
  ];
  return (
    <TableNote className="wrap-anywhere">
      {`#${ticket.number}, ${ticket.client.business}`}
      {ticket.site !== null && <span className="queue-site">{`, ${ticket.site.domain}`}</span>}
      {more.length > 0 && <span className="queue-more">{`, ${more.join(", ")}`}</span>}{" "}
      <SampleMark isSample={ticket.isSample} />
    </TableNote>
  );
}
