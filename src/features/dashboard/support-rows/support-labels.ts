import type { BadgeVariant } from "@/components/ui/badge";
import type {
  SlaStatus,
  TaskStatus,
  TicketPriority,
  TicketStatus,
} from "@/data/dashboard/dashboard-source";
import type { DashboardSearch } from "../dashboard-search";

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
