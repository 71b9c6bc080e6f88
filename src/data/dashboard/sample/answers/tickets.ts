import {
  SLA_STATUSES,
  TICKET_PRIORITIES,
  type DashboardQuery,
  type Ticket,
} from "@/data/dashboard/dashboard-source";
import { isWithin, rangeDays } from "@/data/dashboard/range-days";
import { ofSegment } from "@/data/dashboard/sample/segment";
import type { SampleTicket } from "@/data/dashboard/sample/tickets";
import type { World } from "@/data/dashboard/sample/world";
import { slaStatus } from "@/data/dashboard/sla";
import { officeDay } from "@/lib/time/office-day";

export function tickets(world: World, query: DashboardQuery): Ticket[] {
  const span = rangeDays(query);
  const resolved = ofSegment(world.tickets, query.clients)
    .filter((ticket) => isResolved(ticket, query) && isWithin(officeDay(ticket.resolved), span))
    .toSorted((one, other) => Number(other.resolved) - Number(one.resolved));
  return [
    ...unresolvedTickets(world, query).toSorted(byPressure),
    ...resolved.map((ticket) => toTicket(ticket, query)),
  ];
}

export function unresolvedTickets(world: World, query: DashboardQuery): Ticket[] {
  return ofSegment(world.tickets, query.clients)
    .filter((ticket) => ticket.created <= query.asOf && !isResolved(ticket, query))
    .map((ticket) => toTicket(ticket, query));
}

function isResolved(
  ticket: SampleTicket,
  { asOf }: DashboardQuery,
): ticket is SampleTicket & { resolved: Date } {
  return ticket.resolved !== null && ticket.resolved <= asOf;
}

function toTicket(ticket: SampleTicket, query: DashboardQuery): Ticket {
  const { id, client, site, subject, priority, assignee, created } = ticket;
  const resolved = isResolved(ticket, query) ? ticket.resolved : null;
  return {
    id,
    client,
    site,
    subject,
    priority,
    status: resolved === null ? ticket.status : "resolved",
    assignee,
    created: created.toISOString(),
    slaStatus: slaStatus(priority, created, resolved ?? query.asOf),
  };
}

/** Past its target first, then by priority, then the longest waiting. */
function byPressure(one: Ticket, other: Ticket): number {
  return (
    SLA_STATUSES.indexOf(other.slaStatus) - SLA_STATUSES.indexOf(one.slaStatus) ||
    TICKET_PRIORITIES.indexOf(one.priority) - TICKET_PRIORITIES.indexOf(other.priority) ||
    inOrder(one.created, other.created)
  );
}

/** ISO timestamps of one zone compare as text, which for ten thousand tickets is far quicker. */
function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
