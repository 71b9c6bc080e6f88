import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import {
  DAYS_OF_RANGE,
  type DashboardSource,
  type SlaStatus,
  type Task,
  type TaskStatus,
  type Ticket,
  type TicketPriority,
  type TicketStatus,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import { isRecentDays } from "@/data/dashboard/range-days";
import { formatNumber } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { daysBetween, formatCalendarDay, type CalendarDay } from "@/lib/dates/calendar-day";
import type { DashboardSearch } from "../dashboard-search";
import {
  hasListEnded,
  tasksToDo,
  unresolvedTickets,
  type TaskFilter,
  type TicketFilter,
} from "./support-rows";

type BadgeText = { label: string; variant: BadgeVariant };

export const PRIORITIES: Record<TicketPriority, BadgeText> = {
  urgent: { label: "Urgent", variant: "destructive" },
  high: { label: "High", variant: "warning" },
  medium: { label: "Medium", variant: "pending" },
  low: { label: "Low", variant: "default" },
};

export const TICKET_STATES: Record<TicketStatus, string> = {
  open: "Open",
  "in-progress": "In progress",
  waiting: "Waiting",
  resolved: "Resolved",
};

export const SLA_STATES: Record<SlaStatus, BadgeText> = {
  "on-time": { label: "On time", variant: "success" },
  warning: { label: "Warning", variant: "pending" },
  overdue: { label: "Overdue", variant: "destructive" },
};

export const TASK_STATES: Record<TaskStatus, BadgeText> = {
  pending: { label: "Pending", variant: "default" },
  "in-progress": { label: "In progress", variant: "info" },
  completed: { label: "Completed", variant: "success" },
};

export type FilterOptions<Value extends string> = readonly { value: Value; label: string }[];

export const PRIORITY_FILTER: FilterOptions<DashboardSearch["priority"]> = [
  { value: "all", label: "All priorities" },
  { value: "urgent", label: "Urgent" },
  { value: "high", label: "High" },
  { value: "medium", label: "Medium" },
  { value: "low", label: "Low" },
];

export const STATUS_FILTER: FilterOptions<DashboardSearch["status"]> = [
  { value: "unresolved", label: "Unresolved" },
  { value: "all", label: "All statuses" },
  { value: "open", label: "Open" },
  { value: "in-progress", label: "In progress" },
  { value: "waiting", label: "Waiting" },
  { value: "resolved", label: "Resolved" },
];

export const TASK_FILTER: FilterOptions<DashboardSearch["task"]> = [
  { value: "to-do", label: "To do" },
  { value: "all", label: "All tasks" },
  { value: "today", label: "Due today" },
  { value: "overdue", label: "Overdue" },
  { value: "pending", label: "Pending" },
  { value: "in-progress", label: "In progress" },
  { value: "completed", label: "Completed" },
];

export function filterLabel<Value extends string>(
  options: FilterOptions<Value>,
  value: Value,
): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Dates within this many days need no year. */
const HALF_A_YEAR = 182;

export function dueText(day: CalendarDay, now: Date, t: TFunction): string {
  const days = daysBetween(officeDay(now), day);
  if (days === 0) return t("Today");
  if (days === 1) return t("Tomorrow");
  if (days === -1) return t("Yesterday");
  return formatCalendarDay(day, Math.abs(days) > HALF_A_YEAR ? "full" : "short");
}

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
  const numbers = { shown: formatNumber(shown), total: formatNumber(tickets.length) };
  return isRecentDays(range)
    ? t("{{shown}} of {{total}} tickets, resolved ones of the last {{days}} days included", {
        ...numbers,
        days: DAYS_OF_RANGE[range],
      })
    : t("{{shown}} of {{total}} tickets, those resolved in the time range included", numbers);
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
  const numbers = { shown: formatNumber(shown), total: formatNumber(tasks.length) };
  return isRecentDays(range)
    ? t("{{shown}} of {{total}} tasks, completed ones of the last {{days}} days included", {
        ...numbers,
        days: DAYS_OF_RANGE[range],
      })
    : t("{{shown}} of {{total}} tasks, those completed in the time range included", numbers);
}
