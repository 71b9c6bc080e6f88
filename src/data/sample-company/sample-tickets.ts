import type { TicketPriority, TicketStatus } from "@/data/tickets/schema";
import { clientNamed, settledClients, type Client } from "./sample-clients";
import { COLLEAGUES, type Colleague } from "./colleagues";
import { clockText, inTime, type OfficeTime } from "./office-time";
import { pick, seededRandom, spread, integerBetween, type Random, sampleId } from "./seeded-random";

type TicketAtHand = {
  client: string;
  subject: string;
  priority: TicketPriority;
  status: TicketStatus;
  assignee: Colleague;
  opened: OfficeTime;
  /** When its clock stopped, because it waits for the client or was resolved. */
  stopped?: OfficeTime;
};

/** On any morning the urgent one is overdue, and some become overdue during the day. */
// prettier-ignore
const TICKETS_AT_HAND: readonly TicketAtHand[] = [
  { client: "Halden Air", subject: "Contact form emails going to old inbox", priority: "urgent", status: "open", assignee: "Priya Nair", opened: { daysAgo: 3, at: "10:05" } },
  { client: "Pryor Overhead Door", subject: "Swap hero photo for new truck", priority: "low", status: "in-progress", assignee: "Luis Ortega", opened: { daysAgo: 1, at: "11:20" } },
  { client: "Halden Air", subject: "Phone number wrong on Dublin page", priority: "high", status: "open", assignee: "Priya Nair", opened: { daysAgo: 1, at: "17:40" } },
  { client: "Ridgeline Roofing", subject: "Add financing badge to footer", priority: "medium", status: "waiting", assignee: "Sam Kowalski", opened: { daysAgo: 6, at: "09:40" }, stopped: { daysAgo: 5, at: "10:30" } },
  { client: "Tidewater", subject: "Holiday hours banner", priority: "medium", status: "open", assignee: "Luis Ortega", opened: { daysAgo: 1, at: "13:10" } },
  { client: "Juniper & Stone", subject: "Slow gallery on older iPhones", priority: "high", status: "in-progress", assignee: "Sam Kowalski", opened: { daysAgo: 1, at: "17:20" } },
  { client: "Okafor & Sons", subject: "Call button dials the shop, not the dispatcher", priority: "high", status: "open", assignee: "Priya Nair", opened: { daysAgo: 1, at: "20:30" } },
  { client: "Lookout", subject: "Map pin is on the wrong side of the river", priority: "high", status: "waiting", assignee: "Luis Ortega", opened: { daysAgo: 2, at: "10:20" }, stopped: { daysAgo: 2, at: "14:30" } },
  { client: "Brightwork", subject: "Add Saturday hours to every page", priority: "medium", status: "in-progress", assignee: "Sam Kowalski", opened: { daysAgo: 1, at: "09:30" } },
  { client: "Juniper & Stone", subject: "New page for retaining walls", priority: "medium", status: "waiting", assignee: "Luis Ortega", opened: { daysAgo: 4, at: "15:00" }, stopped: { daysAgo: 3, at: "10:30" } },
  { client: "Sunny Side Cleaning", subject: "Put the owner’s middle initial on the team page", priority: "low", status: "open", assignee: "Sam Kowalski", opened: { daysAgo: 1, at: "09:10" } },
];

// prettier-ignore
const RESOLVED_AT_HAND: TicketAtHand = { client: "Lookout", subject: "Reviews widget shows 0 reviews", priority: "high", status: "resolved", assignee: "Priya Nair", opened: { daysAgo: 3, at: "10:00" }, stopped: { daysAgo: 3, at: "14:00" } };

type Subject = { subject: string; priority: TicketPriority };

// prettier-ignore
const TICKET_SUBJECTS: readonly Subject[] = [
  { subject: "Reviews widget stuck on last month", priority: "high" },
  { subject: "Site shows a certificate warning", priority: "urgent" },
  { subject: "Form asks for a fax number", priority: "low" },
  { subject: "Emergency line missing on phones", priority: "high" },
  { subject: "Add a page for gutter guards", priority: "medium" },
  { subject: "License number changed", priority: "medium" },
  { subject: "New logo, same colors", priority: "low" },
  { subject: "Service area needs two more towns", priority: "medium" },
  { subject: "Quote requests arrive twice", priority: "high" },
  { subject: "Prices on the tune-up page are last year’s", priority: "medium" },
  { subject: "Swap the team photo, Dale retired", priority: "low" },
  { subject: "Spelling of “maintenance” on the home page", priority: "medium" },
  { subject: "Financing link goes nowhere", priority: "high" },
  { subject: "Winter special still up in spring", priority: "low" },
  { subject: "Add the new van to the gallery", priority: "low" },
  { subject: "Search result shows the old slogan", priority: "medium" },
];

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
