import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "@/data/crm/tickets";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime, formatRelative } from "@/lib/format-time";
import { priorityLabels, ticketStatusLabels } from "../parts/crm-labels";
import { SlaChip } from "./sla-chip";

type QueueRowProps = {
  ticket: Ticket;
  now: Date;
  href: string;
  isOpen: boolean;
  onOpen: (id: string) => void;
  /** Null where nothing can be done with many. */
  isSelected: boolean | null;
  onSelect: (id: string, isRange: boolean) => void;
};

export const QueueRow = memo(function QueueRow(props: QueueRowProps) {
  const { ticket, now, href, isOpen, onOpen, isSelected, onSelect } = props;
  const { t } = useTranslation();
  const priority = priorityLabels[ticket.priority];
  const status = ticketStatusLabels[ticket.status];
  return (
    <li
      className="queue-row"
      data-row={ticket.id}
      data-sla={ticket.slaStatus}
      data-open={isOpen || undefined}
    >
      {isSelected !== null && (
        <label className="records-box queue-box">
          <input
            type="checkbox"
            aria-label={t("Select #{{number}}, {{subject}}", ticket)}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onSelect(ticket.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
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
        <span className="cell-note">
          {`#${ticket.number}, ${ticket.client.business}`}
          {ticket.site !== null && <span className="queue-site">{`, ${ticket.site.domain}`}</span>}
          <span className="queue-more">
            {`, ${t(status.label)}, ${ticket.assignee?.name ?? t("Nobody")}`}
          </span>
        </span>
      </div>
      <LastWords ticket={ticket} />
      <span className="queue-priority">
        <span className={priority.chip}>{t(priority.label)}</span>
      </span>
      <span className="queue-sla">
        <SlaChip ticket={ticket} now={now} isBrief />
      </span>
      <span className="queue-status">{t(status.label)}</span>
      <span className="queue-assignee">{ticket.assignee?.name ?? t("Nobody")}</span>
      <Age ticket={ticket} now={now} />
    </li>
  );
});

function LastWords({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const { lastMessage, status } = ticket;
  if (lastMessage === null) {
    return <p className="queue-last queue-last-none">{t("Nothing said yet")}</p>;
  }
  const isOurTurn = lastMessage.kind === "client" && status !== "resolved";
  const { authorName } = lastMessage;
  return (
    <p className="queue-last">
      {isOurTurn && <b>{t("Waiting for our reply")} </b>}
      <span>
        {lastMessage.kind === "note"
          ? t("Note by {{authorName}}: {{excerpt}}", { authorName, excerpt: lastMessage.excerpt })
          : t("{{authorName}}: {{excerpt}}", { authorName, excerpt: lastMessage.excerpt })}
      </span>
    </p>
  );
}

function Age({ ticket, now }: { ticket: Ticket; now: Date }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(ticket.createdAt);
  if (moment === null) return <span className="queue-age" />;
  return (
    <time
      className="queue-age"
      dateTime={moment.toISOString()}
      title={t("Opened {{time}}", { time: formatDateTime(moment) })}
    >
      {formatRelative(moment, now)}
    </time>
  );
}
