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

export type FilterTexts<Value extends string> = readonly (readonly [Value, string])[];

export const PRIORITY_FILTER: FilterTexts<DashboardSearch["priority"]> = [
  ["all", "All priorities"],
  ["urgent", "Urgent"],
  ["high", "High"],
  ["medium", "Medium"],
  ["low", "Low"],
];

export const STATUS_FILTER: FilterTexts<DashboardSearch["status"]> = [
  ["unresolved", "Unresolved"],
  ["all", "All statuses"],
  ["open", "Open"],
  ["in-progress", "In progress"],
  ["waiting", "Waiting"],
  ["resolved", "Resolved"],
];

export const TASK_FILTER: FilterTexts<DashboardSearch["task"]> = [
  ["to-do", "To do"],
  ["all", "All tasks"],
  ["today", "Due today"],
  ["overdue", "Overdue"],
  ["pending", "Pending"],
  ["in-progress", "In progress"],
  ["completed", "Completed"],
];

export function filterText<Value extends string>(texts: FilterTexts<Value>, value: Value): string {
  return texts.find(([name]) => name === value)?.[1] ?? value;
}
