import type { TFunction } from "i18next";
import type { ClientPlan, ClientStatus, Health } from "@/data/crm/clients";
import type { LeadForm, LeadSource, LeadStage } from "@/data/crm/leads";
import type { NoteKind } from "@/data/crm/notes";
import { TASK_TYPES, type TaskStatus } from "@/data/crm/tasks";
import type { SlaStatus, TicketPriority, TicketStatus } from "@/data/crm/tickets";
import type { StaffRole } from "@/data/staff";
import { OTHER_TRADE, trades } from "@/lib/trades";

/** English, which is the key of its translation: pass it through `t()`. */
type Label = string;
type Chip = { label: Label; chip: string };

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

export const clientStatusLabels: Record<ClientStatus, Chip> = {
  onboarding: { label: "Onboarding", chip: "chip chip-info" },
  active: { label: "Active", chip: "chip chip-go" },
  paused: { label: "Paused", chip: "chip chip-wait" },
  cancelled: { label: "Cancelled", chip: "chip" },
};

export const planLabels: Record<ClientPlan, Label> = {
  "small-business": "Small business",
  enterprise: "Enterprise",
};

export const healthLabels: Record<Health["state"], Chip> = {
  good: { label: "Good", chip: "chip chip-go" },
  watch: { label: "Watch", chip: "chip chip-wait" },
  "at-risk": { label: "At risk", chip: "chip chip-stop" },
};

export const ticketStatusLabels: Record<TicketStatus, Chip> = {
  open: { label: "Open", chip: "chip" },
  "in-progress": { label: "In progress", chip: "chip chip-info" },
  waiting: { label: "Waiting", chip: "chip chip-wait" },
  resolved: { label: "Resolved", chip: "chip chip-go" },
};

export const priorityLabels: Record<TicketPriority, Chip> = {
  urgent: { label: "Urgent", chip: "chip chip-stop" },
  high: { label: "High", chip: "chip chip-hold" },
  medium: { label: "Medium", chip: "chip chip-wait" },
  low: { label: "Low", chip: "chip" },
};

export const slaLabels: Record<SlaStatus, Chip> = {
  "on-time": { label: "On time", chip: "chip chip-go" },
  warning: { label: "Warning", chip: "chip chip-wait" },
  overdue: { label: "Overdue", chip: "chip chip-stop" },
};

export const taskStatusLabels: Record<TaskStatus, Chip> = {
  pending: { label: "Pending", chip: "chip" },
  "in-progress": { label: "In progress", chip: "chip chip-info" },
  completed: { label: "Completed", chip: "chip chip-go" },
};

export const taskTypeOptions = (t: TFunction) =>
  TASK_TYPES.map((value): { value: string; label: string } => ({ value, label: t(value) }));

export const noteKindLabels: Record<NoteKind, Label> = {
  note: "Note",
  call: "Call",
  email: "E-mail",
};

export const roleLabels: Record<StaffRole, Label> = {
  viewer: "Viewer",
  editor: "Editor",
  sales: "Sales",
  support: "Support",
  owner: "Owner",
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
