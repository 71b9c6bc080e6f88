import { TICKET_TRANSITIONS, type TicketStatus } from "@/data/crm/tickets";

/** English, which is the key of its translation. */
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

/** Where a ticket may go from here, and what doing so is called. */
export const transitionsFrom = (from: TicketStatus): Transition[] =>
  TICKET_TRANSITIONS[from].map((to) => ({ to, verb: VERBS[from][to] ?? to }));

/** The shortest legal way from one status to another, without the first; what Undo goes back by. */
export function wayBetween(from: TicketStatus, to: TicketStatus): TicketStatus[] {
  let ways: TicketStatus[][] = [[from]];
  while (ways.length > 0) {
    const arrived = ways.find((way) => way.at(-1) === to);
    if (arrived !== undefined) return arrived.slice(1);
    ways = ways.flatMap((way) =>
      TICKET_TRANSITIONS[way.at(-1) ?? from]
        .filter((next) => !way.includes(next))
        .map((next) => [...way, next]),
    );
  }
  return [];
}
