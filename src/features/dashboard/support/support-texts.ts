import type {
  SlaStatus,
  TaskStatus,
  TicketPriority,
  TicketStatus,
} from "@/data/dashboard/dashboard-source";
import type { DashboardSearch } from "../dashboard-search";

type ChipText = { label: string; chip: string };

export const PRIORITIES: Record<TicketPriority, ChipText> = {
  urgent: { label: "Urgent", chip: "chip chip-stop" },
  high: { label: "High", chip: "chip chip-hold" },
  medium: { label: "Medium", chip: "chip chip-wait" },
  low: { label: "Low", chip: "chip" },
};

export const TICKET_STATES: Record<TicketStatus, string> = {
  open: "Open",
  "in-progress": "In progress",
  waiting: "Waiting",
  resolved: "Resolved",
};

export const SLA_STATES: Record<SlaStatus, ChipText> = {
  "on-time": { label: "On time", chip: "chip chip-go" },
  warning: { label: "Warning", chip: "chip chip-wait" },
  overdue: { label: "Overdue", chip: "chip chip-stop" },
};

export const TASK_STATES: Record<TaskStatus, ChipText> = {
  pending: { label: "Pending", chip: "chip" },
  "in-progress": { label: "In progress", chip: "chip chip-info" },
  completed: { label: "Completed", chip: "chip chip-go" },
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
