import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge } from "@/components/ui/badge";
import type { Ticket } from "@/data/dashboard/dashboard-source";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime, formatRelative } from "@/lib/time/reader-time";
import { paths } from "@/lib/paths";
import { PRIORITIES, SLA_STATES, TICKET_STATES } from "./support-texts";
import { VirtualTable, type CellsProps } from "./virtual-table";

export function TicketList({ tickets, now }: { tickets: Ticket[]; now: Date }) {
  const { t } = useTranslation();
  return (
    <VirtualTable
      label={t("Tickets, most pressing first")}
      className="support-tickets"
      columns={[
        { label: t("Ticket"), className: "support-cell-subject" },
        { label: t("Priority"), className: "support-cell-badge" },
        { label: t("Status"), className: "support-cell-state" },
        { label: t("SLA"), className: "support-cell-badge" },
        { label: t("Owner"), className: "support-cell-owner" },
      ]}
      rows={tickets}
      cells={TicketCells}
      now={now}
    />
  );
}

function TicketCells({ row: ticket, now }: CellsProps<Ticket>) {
  const { t } = useTranslation();
  const priority = PRIORITIES[ticket.priority];
  const sla = SLA_STATES[ticket.slaStatus];
  const reference = `${ticket.id}, ${ticket.site}`;
  return (
    <>
      <td className="support-cell-subject">
        <b title={reference}>
          {ticket.crmId === null ? (
            ticket.subject
          ) : (
            <Link to={paths.crmTicket(ticket.crmId)}>{ticket.subject}</Link>
          )}
        </b>
        <span className="cell-note">
          {ticket.client}
          {", "}
          <Opened created={ticket.created} now={now} />
        </span>
        <span className="cell-note support-reference">{reference}</span>
      </td>
      <td className="support-cell-badge">
        <Badge variant={priority.variant}>{t(priority.label)}</Badge>
      </td>
      <td className="support-cell-state">{t(TICKET_STATES[ticket.status])}</td>
      <td className="support-cell-badge">
        <Badge variant={sla.variant}>{t(sla.label)}</Badge>
      </td>
      <td className="support-cell-owner">{ticket.assignee}</td>
    </>
  );
}

function Opened({ created, now }: { created: string; now: Date }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(created);
  if (moment === null) return t("opening time unknown");
  return (
    <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
      {t("opened {{time}}", { time: formatRelative(moment, now) })}
    </time>
  );
}
