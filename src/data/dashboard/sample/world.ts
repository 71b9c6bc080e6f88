import type { LeadSource } from "@/data/leads/schema";
import type { TaskStatus, TicketPriority, TicketStatus } from "@/data/dashboard/dashboard-source";
import { shortName } from "@/data/sample-company/colleagues";
import { inventCompany, type Company } from "@/data/sample-company/company";
import { officeMoment } from "@/data/sample-company/office-time";
import type { Segment } from "@/data/sample-company/segment";
import { officeClock } from "@/data/tickets/sla";
import { addDays, type CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import { withMoreTickets } from "./more-tickets";
import { addMonths, monthOf, type Month } from "./months";
import { inventJobs, type JobRecord } from "./provisioning-jobs";
import { inventVisits, type DayOfVisits } from "./visits";

export type RentingClient = {
  segment: Segment;
  start: CalendarDay;
  /** The first day that it no longer rents; null while it does. */
  end: CalendarDay | null;
};

export type SampleTicket = {
  number: number;
  /** In the CRM; null for one that only a busier day than the CRM's has. */
  crmId: string | null;
  client: string;
  site: string;
  segment: Segment;
  subject: string;
  priority: TicketPriority;
  status: TicketStatus;
  assignee: string;
  opened: Date;
  /** On the clock of business hours; see data/tickets/sla.ts. */
  openedClock: number;
  /** When that clock stopped: it was resolved, or waits for the client since. */
  stopped: Date | null;
};

export type SampleTask = {
  id: string;
  title: string;
  type: string;
  client: string;
  clientId: string;
  segment: Segment;
  assignee: string;
  due: CalendarDay;
  status: TaskStatus;
  completed: CalendarDay | null;
};

export type SampleDomain = {
  id: string;
  domain: string;
  client: string | null;
  clientId: string | null;
  segment: Segment;
  registrar: string;
  expiry: CalendarDay;
  autoRenew: boolean;
  /** US dollars a year. */
  cost: number;
};

/** What every figure of the sample is counted from: the invented company as of one day. */
export type World = {
  clients: RentingClient[];
  leads: { day: CalendarDay; source: LeadSource; segment: Segment }[];
  visits: DayOfVisits[];
  oneOffInvoices: { month: Month; segment: Segment; amount: number }[];
  tickets: SampleTicket[];
  tasks: SampleTask[];
  jobs: JobRecord[];
  domains: SampleDomain[];
};

/**
 * The company as of the office's day at `moment`, in whichever zone that is read. Only what is
 * under way in the pipeline counts from the moment itself.
 */
export function inventWorld(moment: Date, openTickets: number | null): World {
  const today = officeDay(moment);
  const company = inventCompany();
  return {
    clients: clientsOf(company, today),
    leads: company.leads.map(({ daysAgo, source, segment }) => ({
      day: addDays(today, -daysAgo),
      source,
      segment,
    })),
    visits: inventVisits(today),
    oneOffInvoices: company.oneOffInvoices.map(({ monthsAgo, client, amount }) => ({
      month: addMonths(monthOf(today), -monthsAgo),
      segment: client.segment,
      amount,
    })),
    tickets: withMoreTickets(ticketsOf(company, today), company.clients, moment, openTickets),
    tasks: tasksOf(company, today),
    jobs: inventJobs(moment),
    domains: domainsOf(company, today),
  };
}

const clientsOf = ({ clients }: Company, today: CalendarDay): RentingClient[] =>
  clients
    .filter(({ status }) => status !== "onboarding")
    .map(({ segment, startedDaysAgo, leftDaysAgo }) => ({
      segment,
      start: addDays(today, -startedDaysAgo),
      end: leftDaysAgo === null ? null : addDays(today, -leftDaysAgo),
    }));

const ticketsOf = ({ tickets }: Company, today: CalendarDay): SampleTicket[] =>
  tickets.map(({ id, number, client, assignee, opened, stopped, subject, priority, status }) => {
    const openedAt = officeMoment(opened, today);
    return {
      number,
      crmId: id,
      client: client.name,
      site: client.site,
      segment: client.segment,
      subject,
      priority,
      status,
      assignee: shortName(assignee),
      opened: openedAt,
      openedClock: officeClock(openedAt),
      stopped: stopped && officeMoment(stopped, today),
    };
  });

const tasksOf = ({ tasks }: Company, today: CalendarDay): SampleTask[] =>
  tasks.map(({ client, assignee, dueInDays, completedDaysAgo, ...task }, index) => ({
    ...task,
    id: `K-${701 + index}`,
    client: client.name,
    clientId: client.id,
    segment: client.segment,
    assignee: shortName(assignee),
    due: addDays(today, dueInDays),
    completed: completedDaysAgo === null ? null : addDays(today, -completedDaysAgo),
  }));

const domainsOf = ({ domains }: Company, today: CalendarDay): SampleDomain[] =>
  domains.map(({ client, daysLeft, redirectsTo: _redirectsTo, ...domain }, index) => ({
    ...domain,
    id: `D-${100 + index}`,
    client: client?.name ?? null,
    clientId: client?.id ?? null,
    expiry: addDays(today, daysLeft),
  }));
