import type { TicketPriority } from "@/data/tickets/schema";
import { clientNamed, settledClients, type Client } from "./sample-clients";
import { COLLEAGUES } from "./colleagues";
import { clockText, inTime, type OfficeTime } from "./office-time";
import { sampleId } from "./sample-id";
import { pick, seededRandom, spread, integerBetween, type Random } from "./seeded-random";
import {
  RESOLVED_AT_HAND,
  TICKET_SUBJECTS,
  TICKETS_AT_HAND,
  type TicketAtHand,
} from "./content/ticket-messages";

export type CompanyTicket = Omit<TicketAtHand, "client" | "stopped"> & {
  /** In the CRM, as is its number. */
  id: string;
  number: number;
  client: Client;
  stopped: OfficeTime | null;
};

const RESOLVED_COUNT = 60;
const RESOLVED_DAYS = 94;
/** The CRM's first ticket number. */
const FIRST_NUMBER = 1001;
/** Minutes of the day in which they are opened, and resolved. */
const MORNING = [9 * 60, 12 * 60] as const;
const AFTERNOON = [12 * 60 + 1, 17 * 60] as const;
/** The most days until resolved. */
const DAYS_TO_RESOLVE: Record<TicketPriority, number> = { urgent: 0, high: 1, medium: 3, low: 7 };

/** Ordered by opening time, as the CRM numbers them. */
export function inventTickets(clients: readonly Client[]): CompanyTicket[] {
  const atHand = [...TICKETS_AT_HAND, RESOLVED_AT_HAND].map((ticket) => ({
    ...ticket,
    client: clientNamed(clients, ticket.client),
    stopped: ticket.stopped ?? null,
  }));
  return [...atHand, ...resolvedTickets(clients)]
    .toSorted((one, other) => inTime(one.opened, other.opened))
    .map((ticket, index) => ({
      ...ticket,
      id: sampleId("ticket", index + 1),
      number: FIRST_NUMBER + index,
    }));
}

function resolvedTickets(clients: readonly Client[]) {
  const random = seededRandom(11);
  const settled = settledClients(clients);
  return spread(random, RESOLVED_COUNT, 1, RESOLVED_DAYS).map((openedDaysAgo) => {
    const ticket = anyTicket(random, settled);
    const took = Math.min(
      integerBetween(random, 0, DAYS_TO_RESOLVE[ticket.priority]),
      openedDaysAgo - 1,
    );
    return {
      ...ticket,
      status: "resolved" as const,
      opened: { daysAgo: openedDaysAgo, at: clockText(integerBetween(random, ...MORNING)) },
      stopped: {
        daysAgo: openedDaysAgo - took,
        at: clockText(integerBetween(random, ...AFTERNOON)),
      },
    };
  });
}

function anyTicket(random: Random, clients: readonly Client[]) {
  return {
    client: pick(random, clients),
    ...pick(random, TICKET_SUBJECTS),
    assignee: pick(random, COLLEAGUES),
  };
}
