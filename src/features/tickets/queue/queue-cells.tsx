import { useTranslation } from "react-i18next";
import { ticketStatusLabels } from "@/components/record/crm-labels";
import type { Ticket } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime, formatRelative } from "@/lib/time/reader-time";
import { SampleMark } from "@/components/record/sample-mark";

type TicketNoteProps = { ticket: Ticket; shown: readonly string[] };

/** Whose it is and, in stacked rows, where it stands and with whom. */
export function TicketNote({ ticket, shown }: TicketNoteProps) {
  const { t } = useTranslation();
  const more = [
    ...(shown.includes("status") ? [t(ticketStatusLabels[ticket.status].label)] : []),
    ...(shown.includes("assignee") ? [ticket.assignee?.name ?? t("Nobody")] : []),
  ];
  return (
    <>
      {`#${ticket.number}, ${ticket.client.business}`}
      {ticket.site !== null && <span className="@max-lg:hidden">{`, ${ticket.site.domain}`}</span>}
      {more.length > 0 && (
        <span className="hidden stacked:inline">{`, ${more.join(", ")}`}</span>
      )}{" "}
      <SampleMark isSample={ticket.isSample} />
    </>
  );
}

/** Who spoke last and what, and whether it is our turn. */
export function LastWords({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation();
  const { lastMessage, status } = ticket;
  if (lastMessage === null) {
    return <p className="text-code/[1.35] text-muted">{t("Nothing said yet")}</p>;
  }
  const isOurTurn = lastMessage.kind === "client" && status !== "resolved";
  const { authorName } = lastMessage;
  return (
    <p className="line-clamp-2 text-code/[1.35] wrap-anywhere text-text-2 stacked:line-clamp-1">
      {isOurTurn && <b className="text-hold">{t("Waiting for our reply")} </b>}
      <span>
        {lastMessage.kind === "note"
          ? t("Note by {{authorName}}: {{excerpt}}", { authorName, excerpt: lastMessage.excerpt })
          : t("{{authorName}}: {{excerpt}}", { authorName, excerpt: lastMessage.excerpt })}
      </span>
    </p>
  );
}

type TicketMomentProps = { at: string; now: Date; said: (time: string) => string };

/** How long ago; the moment itself on hover. */
export function TicketMoment({ at, now, said }: TicketMomentProps) {
  const moment = parseTimestamp(at);
  if (moment === null) return null;
  return (
    <time dateTime={moment.toISOString()} title={said(formatDateTime(moment))}>
      {formatRelative(moment, now)}
    </time>
  );
}
