import type { ClientPlan } from "@/data/clients/schema";
import type { LeadSource } from "@/data/leads/schema";
import type { SlaMoment } from "@/data/tickets/sla";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import type { CalendarMonth } from "@/lib/dates/calendar-month";
import type {
  SlaStatus,
  StoredTask,
  TaskStatus,
  TicketPriority,
  TicketStatus,
} from "./dashboard-source";

/** Enterprise: a client with 25 or more employees. The CRM calls it the plan. */
export type Segment = ClientPlan;

/** A period in which clients rent a site; one who paused and came back has two. */
export type Rental = {
  segment: Segment;
  /** The number of clients that share these values. */
  clients: number;
  start: CalendarDay;
  /** The first day without rent; null while it is rented. */
  end: CalendarDay | null;
  /** US dollars a month. */
  price: number;
};

/** The number of leads of one day, source and segment. */
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
  crmId: string;
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
  slaAt: (now: SlaMoment) => SlaStatus;
};

export type TaskRecord = {
  id: string;
  title: string;
  type: string;
  client: string;
  clientId: string | null;
  leadId: string | null;
  segment: Segment;
  assignee: string | null;
  due: CalendarDay;
  status: TaskStatus;
  completed: CalendarDay | null;
  stored?: StoredTask;
};

export type DomainRecord = {
  id: string;
  domain: string;
  client: string | null;
  clientId: string | null;
  isRented: boolean;
  segment: Segment;
  registrar: string | null;
  /** Null while nobody wrote it down. */
  expiry: CalendarDay | null;
  autoRenew: boolean;
  /** US dollars a year; null if unknown. */
  cost: number | null;
};

/** Open tickets and tasks beyond the limit of their lists, the least urgent. */
export type TicketsLeftOut = {
  segment: Segment;
  priority: TicketPriority;
  isOverdue: boolean;
  count: number;
};
type TasksLeftOut = { segment: Segment; due: CalendarDay; count: number };
/** Domains beyond the limit of the list. */
export type DomainsLeftOut = {
  segment: Segment;
  isRented: boolean;
  expiry: CalendarDay | null;
  count: number;
};

/** The rows behind every figure of the dashboard, as of one moment. */
export type CompanyRecords = {
  rentals: readonly Rental[];
  /** Null for readers without access to leads. */
  leads: readonly LeadCount[] | null;
  /** Null while nothing counts them. */
  visits: readonly DayOfVisits[] | null;
  /** Work outside the plan; null while nothing invoices it. */
  oneOffInvoices: readonly { month: CalendarMonth; segment: Segment; amount: number }[] | null;
  tickets: readonly TicketRecord[];
  ticketsLeftOut: readonly TicketsLeftOut[];
  tasks: readonly TaskRecord[];
  tasksLeftOut: readonly TasksLeftOut[];
  domains: readonly DomainRecord[];
  domainsLeftOut: readonly DomainsLeftOut[];
};
