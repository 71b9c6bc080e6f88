import type { TicketStatus } from "./schema";

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
