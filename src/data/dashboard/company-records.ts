import type { ClientPlan } from "@/data/clients/schema";
import type { LeadSource } from "@/data/leads/schema";
import type { SlaMoment } from "@/data/tickets/sla";
import type { CalendarDay } from "@/lib/time/calendar-day";
import type { Month } from "./answers/months";
import type { SlaStatus, TaskStatus, TicketPriority, TicketStatus } from "./dashboard-source";

/** Enterprise: a client with 25 or more employees. The CRM calls it the plan. */
export type Segment = ClientPlan;

/** A stretch of days in which clients rent a site; one who paused and came back has two. */
export type Rental = {
  segment: Segment;
  /** How many clients are alike in all of this. */
  clients: number;
  start: CalendarDay;
  /** The first day that it no longer rents; null while it does. */
  end: CalendarDay | null;
  /** US dollars a month. */
  price: number;
};

/** How many came on one day, from one source. */
export type LeadCount = { day: CalendarDay; source: LeadSource; segment: Segment; count: number };

/** One day's visits from unpaid search to the sites of one segment. */
export type DayOfVisits = {
  day: CalendarDay;
  segment: Segment;
  sessions: number;
  /** Calls and forms. */
  enquiries: number;
};

export type TicketRecord = {
  number: number;
  /** In the CRM; null for one that only a busier day than the CRM's has. */
  crmId: string | null;
  client: string;
  site: string | null;
  segment: Segment;
  subject: string;
  priority: TicketPriority;
  status: TicketStatus;
  assignee: string | null;
  opened: Date;
  /** When it was resolved; null while it is not. */
  resolved: Date | null;
  /** On the clock of business hours; see data/tickets/sla.ts. */
  slaAt: (now: SlaMoment) => SlaStatus;
};

export type TaskRecord = {
  id: string;
  title: string;
  type: string;
  /** The client's business, or the lead's. */
  client: string;
  /** Null for a task of a lead. */
  clientId: string | null;
  leadId: string | null;
  segment: Segment;
  assignee: string | null;
  due: CalendarDay;
  status: TaskStatus;
  completed: CalendarDay | null;
};

export type DomainRecord = {
  id: string;
  domain: string;
  /** Null for one in stock. */
  client: string | null;
  clientId: string | null;
  isRented: boolean;
  segment: Segment;
  registrar: string | null;
  expiry: CalendarDay;
  autoRenew: boolean;
  /** US dollars a year; null where nobody wrote it down. */
  cost: number | null;
};

/** Open tickets and tasks to do that their lists have no room for, the least pressing. */
export type TicketsLeftOut = {
  segment: Segment;
  priority: TicketPriority;
  isOverdue: boolean;
  count: number;
};
type TasksLeftOut = { segment: Segment; due: CalendarDay; count: number };
/** Domains that the list has no room for, and those of which nobody wrote down when they expire. */
export type DomainsLeftOut = {
  segment: Segment;
  isRented: boolean;
  expiry: CalendarDay | null;
  count: number;
};

/** The rows behind every figure of the dashboard: the company as of one moment. */
export type CompanyRecords = {
  rentals: readonly Rental[];
  /** Null for whoever may not see leads. */
  leads: readonly LeadCount[] | null;
  /** Null while nothing counts them. */
  visits: readonly DayOfVisits[] | null;
  /** Work outside the plan; null while nothing invoices it. */
  oneOffInvoices: readonly { month: Month; segment: Segment; amount: number }[] | null;
  tickets: readonly TicketRecord[];
  ticketsLeftOut: readonly TicketsLeftOut[];
  tasks: readonly TaskRecord[];
  tasksLeftOut: readonly TasksLeftOut[];
  domains: readonly DomainRecord[];
  domainsLeftOut: readonly DomainsLeftOut[];
};
