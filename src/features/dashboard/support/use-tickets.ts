import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { useDashboard } from "../dashboard-context";
import { hasListEnded } from "../support-rows/list-end";
import { ticketResult } from "../support-rows/result-label";
import {
  DEFAULT_TICKET_FILTER,
  filterTickets,
  isDefaultTicketFilter,
  unresolvedTickets,
} from "../support-rows/support-rows";
import { ticketDefinitions } from "../support-rows/support-definitions";
import { ticketTable } from "../support-rows/support-tables";
import { filterLabel, PRIORITY_FILTER, STATUS_FILTER } from "../support-rows/support-labels";

export function useTickets() {
  const { t } = useTranslation();
  const { source, query: dashboardQuery, search, change } = useDashboard();
  const query = useQuery(panelQuery("tickets", source, dashboardQuery));
  const { data } = query;
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
    result: data ? ticketResult(data, rows.length, { filter, range: search.range, source, t }) : "",
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
