import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { officeDay } from "@/lib/dates/office/office-day";
import { useDashboard } from "../dashboard-context";
import {
  filterLabel,
  PRIORITY_FILTER,
  STATUS_FILTER,
  TASK_FILTER,
  taskResult,
  ticketResult,
} from "./support-labels";
import {
  DEFAULT_TASK_FILTER,
  DEFAULT_TICKET_FILTER,
  filterTasks,
  filterTickets,
  hasListEnded,
  isDefaultTaskFilter,
  isDefaultTicketFilter,
  tasksToDo,
  unresolvedTickets,
} from "./support-rows";
import { taskDefinitions, taskTable, ticketDefinitions, ticketTable } from "./support-tables";

export function useTickets() {
  const { t } = useTranslation();
  const { source, query: dashboardQuery, search, change } = useDashboard();
  const query = useQuery(panelQuery("tickets", source, dashboardQuery));
  const { data } = query;
  const { range } = dashboardQuery;
  const { priority, status } = search;
  const rows = useMemo(
    () => (data === undefined ? [] : filterTickets(data, { priority, status })),
    [data, priority, status],
  );
  const count = useMemo(() => data && unresolvedTickets(data).length, [data]);
  const hasEnded = hasListEnded(count ?? 0, data?.length ?? 0, source);
  const table = useMemo(() => (data ? ticketTable(rows, t) : null), [data, rows, t]);
  const filter = { priority, status };
  return {
    query,
    rows,
    count,
    hasEnded,
    result: data ? ticketResult(data, rows.length, { filter, range, source, t }) : "",
    clear: isDefaultTicketFilter(filter)
      ? undefined
      : () => change(DEFAULT_TICKET_FILTER, { isReplacing: true }),
    /** A new key scrolls to the top. */
    listKey: `${priority} ${status}`,
    menu: {
      title: t("Tickets"),
      definitions: ticketDefinitions,
      query,
      table,
      filters: [
        { label: t("Priority"), value: t(filterLabel(PRIORITY_FILTER, priority)) },
        { label: t("Status"), value: t(filterLabel(STATUS_FILTER, status)) },
      ],
      order: t("most pressing first"),
    },
  };
}

export function useTasks() {
  const { t } = useTranslation();
  const { source, query: dashboardQuery, search, change } = useDashboard();
  const query = useQuery(panelQuery("tasks", source, dashboardQuery));
  const { data } = query;
  const { range } = dashboardQuery;
  const { task } = search;
  const today = officeDay(dashboardQuery.asOf);
  const rows = useMemo(
    () => (data === undefined ? [] : filterTasks(data, { task }, today)),
    [data, task, today],
  );
  const count = useMemo(() => data && tasksToDo(data).length, [data]);
  const hasEnded = hasListEnded(count ?? 0, data?.length ?? 0, source);
  const table = useMemo(() => (data ? taskTable(rows, t) : null), [data, rows, t]);
  const filter = { task };
  return {
    query,
    rows,
    count,
    hasEnded,
    result: data ? taskResult(data, rows.length, { filter, range, source, t }) : "",
    clear: isDefaultTaskFilter(filter)
      ? undefined
      : () => change(DEFAULT_TASK_FILTER, { isReplacing: true }),
    /** A new key scrolls to the top. */
    listKey: task,
    menu: {
      title: t("Tasks"),
      definitions: taskDefinitions,
      query,
      table,
      filters: [{ label: t("Status"), value: t(filterLabel(TASK_FILTER, task)) }],
      order: t("soonest due first"),
    },
  };
}
