import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { Badge } from "@/components/ui/badge";
import type { Ticket } from "@/data/dashboard/dashboard-source";
import { formatList, parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatDateTime, formatRelative } from "@/lib/dates/reader-time";
import { PanelTable } from "../panel/panel-table";
import { PRIORITIES, SLA_STATES, TICKET_STATES } from "./support-labels";

const referenceOf = ({ id, site }: Ticket) => formatList([id, site]);

export function TicketList({ tickets, now }: { tickets: Ticket[]; now: Date }) {
  const { t } = useTranslation();
  const title = useMemo(
    (): TitleColumn<Ticket> => ({
      label: t("Ticket"),
      className: "max-w-none min-w-0",
      isWide: true,
      text: ({ subject }) => subject,
      hint: referenceOf,
      href: ({ crmId }) => (crmId === null ? undefined : paths.crmTicket(crmId)),
      note: (ticket) => (
        <>
          {ticket.client}
          {", "}
          <Opened created={ticket.created} now={now} />
          <span className="sr-only stacked:not-sr-only stacked:block">{referenceOf(ticket)}</span>
        </>
      ),
    }),
    [t, now],
  );
  const columns = useMemo(
    (): ListColumn<Ticket>[] => [
      {
        id: "priority",
        label: t("Priority"),
        className: "w-26",
        cell: ({ priority }) => (
          <Badge variant={PRIORITIES[priority].variant}>{t(PRIORITIES[priority].label)}</Badge>
        ),
      },
      {
        id: "status",
        label: t("Status"),
        className: "w-24",
        cell: ({ status }) => t(TICKET_STATES[status]),
      },
      {
        id: "sla",
        label: t("SLA"),
        className: "w-26",
        cell: ({ slaStatus }) => (
          <Badge variant={SLA_STATES[slaStatus].variant}>{t(SLA_STATES[slaStatus].label)}</Badge>
        ),
      },
      {
        id: "owner",
        label: t("Owner"),
        className: "w-24 whitespace-normal wrap-anywhere stacked:ml-auto",
        cell: ({ assignee }) => assignee ?? t("Nobody"),
      },
    ],
    [t],
  );
  return (
    <PanelTable
      className="h-96"
      tableClassName="table-fixed"
      label={t("Tickets, most pressing first")}
      title={title}
      columns={columns}
      rows={tickets}
    />
  );
}

function Opened({ created, now }: { created: string; now: Date }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(created);
  if (moment === null) return <span>{t("opening time unknown")}</span>;
  return (
    <time dateTime={moment.toISOString()} title={formatDateTime(moment)}>
      {t("opened {{time}}", { time: formatRelative(moment, now) })}
    </time>
  );
}
