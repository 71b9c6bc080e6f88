import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import type { ClientStatus, Health } from "@/data/clients/schema";
import type { NoteKind } from "@/data/notes/queries";
import { TASK_TYPES, type TaskStatus } from "@/data/tasks/queries";
import type { SlaStatus, TicketPriority, TicketStatus } from "@/data/tickets/schema";

/** English, which is the key of its translation: pass it through `t()`. */
type Label = string;
type BadgeLabel = { label: Label; variant: BadgeVariant };

export const clientStatusLabels: Record<ClientStatus, BadgeLabel> = {
  onboarding: { label: "Onboarding", variant: "info" },
  active: { label: "Active", variant: "success" },
  paused: { label: "Paused", variant: "pending" },
  cancelled: { label: "Cancelled", variant: "default" },
};

export const healthLabels: Record<Health["state"], BadgeLabel> = {
  good: { label: "Good", variant: "success" },
  watch: { label: "Watch", variant: "pending" },
  "at-risk": { label: "At risk", variant: "destructive" },
};

export const ticketStatusLabels: Record<TicketStatus, BadgeLabel> = {
  open: { label: "Open", variant: "default" },
  "in-progress": { label: "In progress", variant: "info" },
  waiting: { label: "Waiting", variant: "pending" },
  resolved: { label: "Resolved", variant: "success" },
};

export const priorityLabels: Record<TicketPriority, BadgeLabel> = {
  urgent: { label: "Urgent", variant: "destructive" },
  high: { label: "High", variant: "warning" },
  medium: { label: "Medium", variant: "pending" },
  low: { label: "Low", variant: "default" },
};

export const slaLabels: Record<SlaStatus, BadgeLabel> = {
  "on-time": { label: "On time", variant: "success" },
  warning: { label: "Warning", variant: "pending" },
  overdue: { label: "Overdue", variant: "destructive" },
};

export const taskStatusLabels: Record<TaskStatus, BadgeLabel> = {
  pending: { label: "Pending", variant: "default" },
  "in-progress": { label: "In progress", variant: "info" },
  completed: { label: "Completed", variant: "success" },
};

export const taskTypeOptions = (t: TFunction) =>
  TASK_TYPES.map((value): { value: string; label: string } => ({ value, label: t(value) }));

export const noteKindLabels: Record<NoteKind, Label> = {
  note: "Note",
  call: "Call",
  email: "E-mail",
};
