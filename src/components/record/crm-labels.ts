import type { TFunction } from "i18next";
import type { BadgeVariant } from "@/components/ui/badge";
import type { ClientPlan, ClientStatus, Health } from "@/data/clients/queries";
import type { LeadForm, LeadSource, LeadStage } from "@/data/leads/queries";
import type { NoteKind } from "@/data/notes/queries";
import { TASK_TYPES, type TaskStatus } from "@/data/tasks/queries";
import type { SlaStatus, TicketPriority, TicketStatus } from "@/data/tickets/queries";
import { OTHER_TRADE, trades } from "@/lib/site/trades";

/** English, which is the key of its translation: pass it through `t()`. */
type Label = string;
type BadgeLabel = { label: Label; variant: BadgeVariant };

export const stageLabels: Record<LeadStage, Label> = {
  new: "New",
  contacted: "Contacted",
  "demo-booked": "Demo booked",
  proposal: "Proposal sent",
  won: "Won",
  lost: "Lost",
};

/** The dashboard draws the same sources in the same colors. */
export const sourceLabels: Record<LeadSource, { label: Label; color: string }> = {
  "organic-search": { label: "Organic search", color: "var(--chart-1)" },
  "business-profile": { label: "Business Profile", color: "var(--chart-3)" },
  referral: { label: "Referral", color: "var(--chart-2)" },
  "paid-search": { label: "Paid search", color: "var(--chart-4)" },
  direct: { label: "Direct", color: "var(--chart-5)" },
};

export const formLabels: Record<LeadForm, Label> = {
  contact: "Contact form",
  signup: "Sign-up form",
  checkout: "Checkout",
  "schedule-demo": "Demo request",
  callsi: "Callsi list",
  manual: "Added by hand",
  import: "Imported",
};

export const clientStatusLabels: Record<ClientStatus, BadgeLabel> = {
  onboarding: { label: "Onboarding", variant: "info" },
  active: { label: "Active", variant: "success" },
  paused: { label: "Paused", variant: "pending" },
  cancelled: { label: "Cancelled", variant: "default" },
};

export const planLabels: Record<ClientPlan, Label> = {
  "small-business": "Small business",
  enterprise: "Enterprise",
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

const tradeLabels = new Map<string, Label>([
  ...trades.map(({ slug, label }) => [slug, label] as const),
  [OTHER_TRADE, "Other trade"],
]);

/** Every trade a record may have, "other" last. */
export const tradeOptions = [...tradeLabels].map(([value, label]) => ({ value, label }));

/** Null for none; an unknown slug stands for itself. */
export const tradeLabel = (trade: string | null): Label | null =>
  trade === null ? null : (tradeLabels.get(trade) ?? trade);
