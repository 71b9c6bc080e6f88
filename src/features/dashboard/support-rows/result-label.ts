import type { TFunction } from "i18next";
import {
  DAYS_OF_RANGE,
  type DashboardSource,
  type Task,
  type Ticket,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format/format";
import { hasListEnded } from "./list-end";
import { tasksToDo, unresolvedTickets, type TaskFilter, type TicketFilter } from "./support-rows";

type Asked<Filter> = { filter: Filter; range: TimeRange; source: DashboardSource; t: TFunction };

/** "3 of 11 unresolved tickets": the filtered number and the total. */
export function ticketResult(
  tickets: Ticket[],
  shown: number,
  { filter, range, source, t }: Asked<TicketFilter>,
): string {
  const unresolved = unresolvedTickets(tickets).length;
  if (hasListEnded(unresolved, tickets.length, source)) {
    return t("Only the most pressing tickets are listed");
  }
  if (filter.status !== "resolved" && filter.status !== "all") {
    const total = formatNumber(unresolved);
    if (shown === unresolved) {
      return t("{{total}} unresolved tickets", {
        count: unresolved,
        total,
        defaultValue_one: "1 unresolved ticket",
      });
    }
    return t("{{shown}} of {{total}} unresolved tickets", { shown: formatNumber(shown), total });
  }
  return t("{{shown}} of {{total}} tickets, resolved ones of the last {{days}} days included", {
    shown: formatNumber(shown),
    total: formatNumber(tickets.length),
    days: DAYS_OF_RANGE[range],
  });
}

/** "2 of 14 tasks to do": the filtered number and the total. */
export function taskResult(
  tasks: Task[],
  shown: number,
  { filter, range, source, t }: Asked<TaskFilter>,
): string {
  const toDo = tasksToDo(tasks).length;
  if (hasListEnded(toDo, tasks.length, source)) return t("Only the tasks due first are listed");
  if (filter.task !== "completed" && filter.task !== "all") {
    const total = formatNumber(toDo);
    if (shown === toDo) {
      return t("{{total}} tasks to do", { count: toDo, total, defaultValue_one: "1 task to do" });
    }
    return t("{{shown}} of {{total}} tasks to do", { shown: formatNumber(shown), total });
  }
  return t("{{shown}} of {{total}} tasks, completed ones of the last {{days}} days included", {
    shown: formatNumber(shown),
    total: formatNumber(tasks.length),
    days: DAYS_OF_RANGE[range],
  });
}
