import { useTranslation } from "react-i18next";
import { ticketStatusBadges } from "@/features/crm/shared/crm-labels";
import type { Ticket } from "@/data/tickets/schema";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { RealMark } from "@/features/crm/shared/sample-mark";

type TicketNoteProps = { ticket: Ticket; shown: readonly string[] };

/** The client and, in stacked rows, the status and assignee. */
export function TicketNote({ ticket, shown }: TicketNoteProps) {
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

export function LastMessage({ ticket }: { ticket: Ticket }) {
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

export function TicketMoment({ at, now, title }: TicketMomentProps) {
  const moment = parseTimestamp(at);
  if (moment === null) return null;
  return (
    <time dateTime={moment.toISOString()} title={title(formatDateTime(moment))}>
      {formatRelative(moment, now)}
    </time>
  );
}
