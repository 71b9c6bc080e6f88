import type { ChoiceAliases } from "@/data/records/record-fields";
import type { SlaStatus, TicketPriority, TicketStatus } from "./schema";

export const TICKET_TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ["in-progress", "waiting", "resolved"],
  "in-progress": ["open", "waiting", "resolved"],
  waiting: ["in-progress", "resolved"],
  resolved: ["open"],
};

/** English, for `t()`. */
const VERBS: Record<TicketStatus, Partial<Record<TicketStatus, string>>> = {
  open: {
    "in-progress": "Start work",
    waiting: "Wait for the client",
    resolved: "Resolve",
  },
  "in-progress": {
    open: "Put back to open",
    waiting: "Wait for the client",
    resolved: "Resolve",
  },
  waiting: { "in-progress": "Go on with the work", resolved: "Resolve" },
  resolved: { open: "Reopen" },
};

export type Transition = { to: TicketStatus; verb: string };

export const transitionsFrom = (from: TicketStatus): Transition[] =>
  TICKET_TRANSITIONS[from].map((to) => ({ to, verb: VERBS[from][to] ?? to }));

/** English, which is the key of its translation: pass it through `t()`. */
type Label = string;

export const priorityLabels: Record<TicketPriority, Label> = {
  urgent: "Urgent",
  high: "High",
  medium: "Medium",
  low: "Low",
};

export const priorityAliases: ChoiceAliases = {
  urgent: ["critical", "p1", "highest", "blocker", "emergency", "1"],
  high: ["p2", "major", "important", "2"],
  medium: ["normal", "p3", "moderate", "standard", "3"],
  low: ["p4", "minor", "lowest", "trivial", "4"],
};

export const ticketStatusLabels: Record<TicketStatus, Label> = {
  open: "Open",
  "in-progress": "In progress",
  waiting: "Waiting",
  resolved: "Resolved",
};

export const ticketStatusAliases: ChoiceAliases = {
  open: ["new", "todo", "reopened", "unassigned"],
  "in-progress": ["working", "assigned", "started", "active", "doing"],
  waiting: [
    "pending",
    "onhold",
    "hold",
    "waitingoncustomer",
    "waitingforcustomer",
    "waitingoncontact",
  ],
  resolved: ["closed", "done", "solved", "completed", "fixed"],
};

export const slaLabels: Record<SlaStatus, Label> = {
  "on-time": "On time",
  warning: "Warning",
  overdue: "Overdue",
};
