import type { TicketPriority, TicketStatus } from "@/data/dashboard/dashboard-source";
import { SLA_TARGET_HOURS } from "@/data/dashboard/sla";
import type { Client } from "./clients";
import { pick, seededRandom, type Random } from "./seeded-random";
import type { Segment } from "./segment";
import { ASSIGNEES, TICKETS_AT_HAND, TICKET_SUBJECTS } from "./ticket-texts";

export const HOUR_MS = 60 * 60 * 1000;
const RESOLVED_COUNT = 150;
const RESOLVED_HOURS = 90 * 24;

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

export function inventTickets(
  anchor: Date,
  clients: readonly Client[],
  open: number,
): SampleTicket[] {
  const moment = (hoursAgo: number) => new Date(anchor.getTime() - Math.round(hoursAgo * HOUR_MS));
  const renting = clients.filter(({ end }) => end === null);
  const ofClient = (name: string) => {
    const client = renting.find((one) => one.name === name);
    if (client === undefined) throw new Error(`${name} rents no site`);
    return { client: client.name, site: client.site, segment: client.segment };
  };
  const atHand = TICKETS_AT_HAND.slice(0, open).map(({ client, hoursAgo, ...ticket }) => ({
    ...ticket,
    ...ofClient(client),
    created: moment(hoursAgo),
    resolved: null,
  }));
  const more = Array.from({ length: open - atHand.length }, openTickets(renting, moment));
  const resolved = Array.from({ length: RESOLVED_COUNT }, resolvedTickets(renting, moment));
  return [...atHand, ...more, ...resolved].map((ticket, index) => ({
    id: `T-${2000 + index}`,
    ...ticket,
  }));
}

type Invented = Omit<SampleTicket, "id">;
type Moment = (hoursAgo: number) => Date;

function openTickets(renting: readonly Client[], moment: Moment): () => Invented {
  const random = seededRandom(10_000);
  return () => {
    const ticket = anyTicket(random, renting);
    const status = pick(random, ["open", "open", "in-progress", "waiting"] as const);
    const age = SLA_TARGET_HOURS[ticket.priority] * random() * 1.1;
    return { ...ticket, status, created: moment(age), resolved: null };
  };
}

function resolvedTickets(renting: readonly Client[], moment: Moment): () => Invented {
  const random = seededRandom(11);
  return () => {
    const ticket = anyTicket(random, renting);
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

function anyTicket(random: Random, renting: readonly Client[]) {
  const { subject, priority } = pick(random, TICKET_SUBJECTS);
  const index = Math.floor(random() * renting.length);
  const { name = "", site = "", segment = "small-business" as const } = renting[index] ?? {};
  return { client: name, site, segment, subject, priority, assignee: pick(random, ASSIGNEES) };
}
