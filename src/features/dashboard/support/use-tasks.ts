import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import { officeDay } from "@/lib/office-time/office-day";
import { useDashboard } from "../dashboard-context";
import { hasListEnded } from "../support-rows/list-end";
import { taskResult } from "../support-rows/result-label";
import {
  DEFAULT_TASK_FILTER,
  filterTasks,
  isDefaultTaskFilter,
  tasksToDo,
} from "../support-rows/support-rows";
import { taskDefinitions } from "../support-rows/support-definitions";
import { taskTable } from "../support-rows/support-tables";
import { filterLabel, TASK_FILTER } from "../support-rows/support-labels";

export function useTasks() {
  const { t } = useTranslation();
  const { source, query: dashboardQuery, search, change } = useDashboard();
  const query = useQuery(panelQuery("tasks", source, dashboardQuery));
  const { data } = query;
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
    result: data ? taskResult(data, rows.length, { filter, range: search.range, source, t }) : "",
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
