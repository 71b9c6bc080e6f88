import type { Client } from "@/data/sample-company/sample-clients";
import { settledClients } from "@/data/sample-company/sample-clients";
import { shortName } from "@/data/sample-company/colleagues";
import { pick, seededRandom } from "@/data/sample-company/seeded-random";
import { anyTicket } from "@/data/sample-company/sample-tickets";
import type { TicketRecord } from "@/data/dashboard/company-records";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import { slaClock } from "./sla-clock";

const HOUR_MS = 60 * 60 * 1000;
/** A week has 168 hours, of which the office is open 40. */
const HOURS_PER_OFFICE_HOUR = 168 / 40;

/** Simulates a busier or quieter day. Additional tickets are not in the CRM. */
export function withMoreTickets(
  tickets: TicketRecord[],
  clients: readonly Client[],
  moment: Date,
  unresolved: number | null,
): TicketRecord[] {
  const open = tickets.filter(({ status }) => status !== "resolved");
  if (unresolved === null || unresolved === open.length) return tickets;
  const kept = new Set(open.slice(0, unresolved));
  const others = tickets.filter((ticket) => ticket.status === "resolved" || kept.has(ticket));
  const more = Array.from(
    { length: Math.max(unresolved - open.length, 0) },
    anyOpen(clients, moment),
  );
  const last = Math.max(...tickets.map(({ number }) => number));
  return [...others, ...more.map((ticket, index) => ({ ...ticket, number: last + 1 + index }))];
}

function anyOpen(clients: readonly Client[], moment: Date): () => Omit<TicketRecord, "number"> {
  const random = seededRandom(10_000);
  const settled = settledClients(clients);
  return () => {
    const { client, assignee, ...ticket } = anyTicket(random, settled);
    const hours = SLA_BUSINESS_HOURS[ticket.priority] * HOURS_PER_OFFICE_HOUR * random() * 1.1;
    const opened = new Date(moment.getTime() - Math.round(hours * HOUR_MS));
    return {
      ...ticket,
      crmId: null,
      client: client.name,
      site: client.site,
      segment: client.segment,
      assignee: shortName(assignee),
      status: pick(random, ["open", "open", "in-progress"] as const),
      opened,
      resolved: null,
      slaAt: slaClock(ticket.priority, opened, null),
    };
  };
}
