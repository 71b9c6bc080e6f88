import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import { clientStatusLabels, healthLabels } from "@/data/clients/choices";
import type { ClientStatus, Health } from "@/data/clients/schema";
import type { NoteKind } from "@/data/notes/schema";
import { TASK_TYPES, type TaskStatus } from "@/data/tasks/schema";
import { priorityLabels, slaLabels, ticketStatusLabels } from "@/data/tickets/choices";
import type { SlaStatus, TicketPriority, TicketStatus } from "@/data/tickets/schema";

/** English, the key of its translation: pass it through `t()`. */
type Label = string;
type BadgeLabel = { label: Label; variant: BadgeVariant };

export const clientStatusBadges: Record<ClientStatus, BadgeLabel> = {
  onboarding: { label: clientStatusLabels.onboarding, variant: "info" },
  active: { label: clientStatusLabels.active, variant: "success" },
  paused: { label: clientStatusLabels.paused, variant: "pending" },
  cancelled: { label: clientStatusLabels.cancelled, variant: "default" },
};

export const healthBadges: Record<Health["state"], BadgeLabel> = {
  good: { label: healthLabels.good, variant: "success" },
  watch: { label: healthLabels.watch, variant: "pending" },
  "at-risk": { label: healthLabels["at-risk"], variant: "destructive" },
};

export const ticketStatusBadges: Record<TicketStatus, BadgeLabel> = {
  open: { label: ticketStatusLabels.open, variant: "default" },
  "in-progress": { label: ticketStatusLabels["in-progress"], variant: "info" },
  waiting: { label: ticketStatusLabels.waiting, variant: "pending" },
  resolved: { label: ticketStatusLabels.resolved, variant: "success" },
};

export const ticketIsNowLabels: Record<TicketStatus, Label> = {
  open: "{{ticket}} is open now.",
  "in-progress": "{{ticket}} is in progress now.",
  waiting: "{{ticket}} is waiting now.",
  resolved: "{{ticket}} is resolved now.",
};

export const priorityBadges: Record<TicketPriority, BadgeLabel> = {
  urgent: { label: priorityLabels.urgent, variant: "destructive" },
  high: { label: priorityLabels.high, variant: "warning" },
  medium: { label: priorityLabels.medium, variant: "pending" },
  low: { label: priorityLabels.low, variant: "default" },
};

export const slaBadges: Record<SlaStatus, BadgeLabel> = {
  "on-time": { label: slaLabels["on-time"], variant: "success" },
  warning: { label: slaLabels.warning, variant: "pending" },
  overdue: { label: slaLabels.overdue, variant: "destructive" },
};

export const taskStatusBadges: Record<TaskStatus, BadgeLabel> = {
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
