import type { TicketPriority, TicketStatus } from "@/data/dashboard/dashboard-source";
import { SLA_TARGET_HOURS } from "@/data/dashboard/sla";
import { officeDay } from "@/lib/time/office-day";
import { rentingClient, settledClients, type Client } from "./clients";
import { pick, seededRandom, type Random } from "./seeded-random";
import type { Segment } from "./segment";
import { ASSIGNEES, RESOLVED_AT_HAND, TICKETS_AT_HAND, TICKET_SUBJECTS } from "./ticket-texts";

const HOUR_MS = 60 * 60 * 1000;
const RESOLVED_COUNT = 150;
const RESOLVED_HOURS = 90 * 24;
const FIRST_NUMBER = 2001;

export type SampleTicket = {
  id: string;
  client: string;
  site: string;
  segment: Segment;
  subject: string;
  priority: TicketPriority;
  /** While it is not resolved. */
  status: Exclude<TicketStatus, "resolved">;
  assignee: string;
  created: Date;
  resolved: Date | null;
};

type Unnumbered = Omit<SampleTicket, "id">;
type Moment = (hoursAgo: number) => Date;

export function inventTickets(
  anchor: Date,
  clients: readonly Client[],
  open: number,
): SampleTicket[] {
  const moment = (hoursAgo: number) => new Date(anchor.getTime() - Math.round(hoursAgo * HOUR_MS));
  const settled = settledClients(clients, officeDay(anchor));
  const atHand = ticketsAtHand(clients, moment).slice(0, open);
  return [
    ...atHand,
    ...Array.from({ length: open - atHand.length }, openTickets(settled, moment)),
    resolvedAtHand(clients, moment),
    ...Array.from({ length: RESOLVED_COUNT }, resolvedTickets(settled, moment)),
  ]
    .toSorted((one, other) => Number(one.created) - Number(other.created))
    .map((ticket, index) => ({ id: `T-${FIRST_NUMBER + index}`, ...ticket }));
}

function ticketsAtHand(clients: readonly Client[], moment: Moment): Unnumbered[] {
  return TICKETS_AT_HAND.map(({ client, hoursAgo, ...ticket }) => ({
    ...ticket,
    ...about(rentingClient(clients, client)),
    created: moment(hoursAgo),
    resolved: null,
  }));
}

function resolvedAtHand(clients: readonly Client[], moment: Moment): Unnumbered {
  const { client, hoursAgo, tookHours, ...ticket } = RESOLVED_AT_HAND;
  return {
    ...ticket,
    ...about(rentingClient(clients, client)),
    status: "in-progress",
    created: moment(hoursAgo),
    resolved: moment(hoursAgo - tookHours),
  };
}

function openTickets(clients: readonly Client[], moment: Moment): () => Unnumbered {
  const random = seededRandom(10_000);
  return () => {
    const ticket = anyTicket(random, clients);
    const status = pick(random, ["open", "open", "in-progress", "waiting"] as const);
    const age = SLA_TARGET_HOURS[ticket.priority] * random() * 1.1;
    return { ...ticket, status, created: moment(age), resolved: null };
  };
}

function resolvedTickets(clients: readonly Client[], moment: Moment): () => Unnumbered {
  const random = seededRandom(11);
  return () => {
    const ticket = anyTicket(random, clients);
    const resolvedHoursAgo = 1 + random() * RESOLVED_HOURS;
    const took = SLA_TARGET_HOURS[ticket.priority] * (0.1 + random());
    return {
      ...ticket,
      status: "in-progress",
      created: moment(resolvedHoursAgo + took),
      resolved: moment(resolvedHoursAgo),
    };
  };
}

function anyTicket(random: Random, clients: readonly Client[]) {
  return {
    ...about(pick(random, clients)),
    ...pick(random, TICKET_SUBJECTS),
    assignee: pick(random, ASSIGNEES),
  };
}

function about({ name, site, segment }: Client) {
  return { client: name, site, segment };
}
