import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { formatList } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { useDashboard } from "../dashboard-context";
import { FirstRows, SheetBadge, SheetSection, useLoadedData } from "../print/sheet-section";
import {
  dueText,
  filterLabel,
  PRIORITIES,
  PRIORITY_FILTER,
  SLA_STATES,
  STATUS_FILTER,
  TASK_FILTER,
  TASK_STATES,
  taskResult,
  TICKET_STATES,
  ticketResult,
} from "./support-labels";
import { filterTasks, filterTickets } from "./support-rows";

const ROWS = 7;

/** The open tab, with its filters as text. */
export function SheetSupport({ className }: { className: string }) {
  const { search } = useDashboard();
  const Tab = search.tab === "tickets" ? Tickets : Tasks;
  return <Tab className={className} />;
}

function Tickets({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const data = useLoadedData(panelQuery("tickets", source, query));
  const rows = filterTickets(data ?? [], search);
  // The title names the counted states, unless one state is chosen.
  const filters = [
    search.priority === "all" ? "" : t(filterLabel(PRIORITY_FILTER, search.priority)),
    ["unresolved", "all"].includes(search.status)
      ? ""
      : t(filterLabel(STATUS_FILTER, search.status)),
  ].filter(Boolean);
  const result = ticketResult(data ?? [], rows.length, {
    filter: search,
    range: query.range,
    source,
    t,
  });
  return (
    <SheetSection
      className={className}
      title={t("Tickets")}
      note={data && formatList([...filters, result])}
      data={data}
    >
      {() => (
        <FirstRows rows={rows} shown={ROWS}>
          {(ticket) => (
            <tr key={ticket.id}>
              <td>
                <b>{ticket.subject}</b>
                {`, ${ticket.client}`}
              </td>
              <td>
                <SheetBadge variant={PRIORITIES[ticket.priority].variant}>
                  {t(PRIORITIES[ticket.priority].label)}
                </SheetBadge>
              </td>
              <td className="whitespace-nowrap">{t(TICKET_STATES[ticket.status])}</td>
              <td>
                <SheetBadge variant={SLA_STATES[ticket.slaStatus].variant}>
                  {t(SLA_STATES[ticket.slaStatus].label)}
                </SheetBadge>
              </td>
            </tr>
          )}
        </FirstRows>
      )}
    </SheetSection>
  );
}

function Tasks({ className }: { className: string }) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const data = useLoadedData(panelQuery("tasks", source, query));
  const rows = filterTasks(data ?? [], search, officeDay(query.asOf));
  const filters = ["to-do", "all"].includes(search.task)
    ? []
    : [t(filterLabel(TASK_FILTER, search.task))];
  const result = taskResult(data ?? [], rows.length, {
    filter: search,
    range: query.range,
    source,
    t,
  });
  return (
    <SheetSection
      className={className}
      title={t("Tasks")}
      note={data && formatList([...filters, result])}
      data={data}
    >
      {() => (
        <FirstRows rows={rows} shown={ROWS}>
          {(task) => (
            <tr key={task.id}>
              <td>
                <b>{task.title}</b>
                {`, ${task.client}`}
              </td>
              <td className="whitespace-nowrap">{dueText(task.dueDate, query.asOf, t)}</td>
              <td>
                <SheetBadge
                  variant={task.isOverdue ? "destructive" : TASK_STATES[task.status].variant}
                >
                  {task.isOverdue ? t("Overdue") : t(TASK_STATES[task.status].label)}
                </SheetBadge>
              </td>
            </tr>
          )}
        </FirstRows>
      )}
    </SheetSection>
  );
}
