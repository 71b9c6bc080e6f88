import { memo } from "react";
import { useTranslation } from "react-i18next";
import { TableNote } from "@/components/ui/table";
import { SelectBox } from "@/components/data-table/rows/select-box";
import type { Ticket } from "@/data/tickets/queries";
import { cn } from "@/lib/cn";
import { ticketStatusLabels } from "@/components/record/crm-labels";
import { SampleMark } from "@/components/record/sample-mark";
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
      className={cn(
        "relative flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4.5 pt-3 pb-3.5 leading-[1.35] has-[a:focus-visible]:outline-3 has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus @[62rem]:grid @[62rem]:min-h-16 @[62rem]:grid-cols-(--queue-columns) @[62rem]:gap-x-3.5 @[62rem]:gap-y-0 @[62rem]:py-2",
        isSelected !== null && "pl-13.5 @[62rem]:pl-4.5",
        isSelected ? "bg-draft-bg" : isOpen ? "bg-sunken" : "hover:bg-sunken",
        isOpen
          ? "inset-shadow-mark"
          : ticket.slaStatus === "overdue" && "inset-shadow-[4px_0_var(--stop)]",
      )}
      data-row={ticket.id}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {isSelected !== null && (
        <SelectBox
          className="absolute top-1 left-4.5 z-1 @[62rem]:relative @[62rem]:top-auto @[62rem]:left-auto"
          aria-label={t("Select #{{number}}, {{subject}}", ticket)}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            onSelect(ticket.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
          }
        />
      )}
      <div className="min-w-0 flex-[1_1_100%]">
        <a
          // The whole row is the link's.
          className="block pr-21 font-semibold wrap-anywhere no-underline after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none @[62rem]:pr-0"
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
      {columns.map(({ id, className, align, cell }) => (
        <div
          key={id}
          className={cn("min-w-0", align === "end" && "@[62rem]:text-right", className)}
          data-column={id}
        >
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
      {ticket.site !== null && <span className="@max-lg:hidden">{`, ${ticket.site.domain}`}</span>}
      {more.length > 0 && <span className="@[62rem]:hidden">{`, ${more.join(", ")}`}</span>}{" "}
      <SampleMark isSample={ticket.isSample} />
    </TableNote>
  );
}
