import type { CalendarDay } from "@/lib/dates/calendar-day";
import type { CalendarMonth } from "@/lib/dates/calendar-month";

export const TIME_RANGES = ["7d", "30d", "90d"] as const;
/** The last days, today included. */
export type RecentDays = (typeof TIME_RANGES)[number];
export const DAYS_OF_RANGE: Record<RecentDays, number> = { "7d": 7, "30d": 30, "90d": 90 };

export const CALENDAR_UNITS = ["month", "quarter", "year"] as const;
export type CalendarUnit = (typeof CALENDAR_UNITS)[number];
/** By its first month, such as "quarter-2026-10". */
export type CalendarRange = `${CalendarUnit}-${CalendarMonth}`;
/** The first day and the last. */
export type DatesRange = `${CalendarDay}..${CalendarDay}`;

export type TimeRange = RecentDays | CalendarRange | DatesRange;

export const CLIENT_FILTERS = ["all", "enterprise", "small-business"] as const;
export type ClientFilter = (typeof CLIENT_FILTERS)[number];

export type DashboardQuery = {
  range: TimeRange;
  clients: ClientFilter;
  /** All panels use this moment, so that they agree. */
  asOf: Date;
};

/** In percent of the earlier value, or percentage points for a rate; null without an earlier one. */
export type Change = number | null;

export const TICKET_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
export const TICKET_STATUSES = ["open", "in-progress", "waiting", "resolved"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const SLA_STATUSES = ["on-time", "warning", "overdue"] as const;
export type SlaStatus = (typeof SLA_STATUSES)[number];

export type Ticket = {
  id: string;
  /** The CRM's id; null when it is not in the CRM. */
  crmId: string | null;
  client: string;
  /** Domain of the site it is about; null without one. */
  site: string | null;
  subject: string;
  priority: TicketPriority;
  status: TicketStatus;
  assignee: string | null;
  /** ISO timestamp. */
  created: string;
  slaStatus: SlaStatus;
};

export const TASK_STATUSES = ["pending", "in-progress", "completed"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Needed to change a task. */
export type StoredTask = { version: number; assigneeId: string | null };

export type Task = {
  id: string;
  title: string;
  /** The client's business, or the lead's. */
  client: string;
  clientId: string | null;
  leadId: string | null;
  /** Null while it is nobody's. */
  assignee: string | null;
  dueDate: CalendarDay;
  status: TaskStatus;
  /** Due before today and not completed. */
  isOverdue: boolean;
  type: string;
  /** Absent for an invented task. */
  stored?: StoredTask;
};

/** Key figures that are compared with earlier ones. */
export type ComparedFigure = "currentMRR" | "monthlyRevenue" | "activeClients" | "newLeads";

export type KpiSet = {
  /** US dollars. */
  currentMRR: number;
  /** US dollars invoiced this calendar month, as the office counts it. */
  monthlyRevenue: number;
  activeClients: number;
  /** Within the range; null for readers without access to leads. */
  newLeads: number | null;
  /** Everything not resolved. */
  openTickets: number;
  /** Due today and not completed. */
  tasksDueToday: number;
  changes: Record<ComparedFigure, Change>;
  /** The figures that `changes` compares with. */
  earlier: Record<ComparedFigure, number>;
  /** Oldest first; the last point is the figure itself (for leads, they add up to it). */
  trends: Record<ComparedFigure, TrendPoint[]>;
  openTicketsByPriority: Record<TicketPriority, number>;
  ticketsPastSla: number;
  tasksOverdue: number;
};

export type TrendPoint = {
  day: CalendarDay;
  value: number;
};

export type RevenueMonth = {
  /** "2026-11". */
  month: string;
  revenue: number;
  mrr: number;
};

/** The months of revenue on a screen; the same months a year before are shown beside them. */
export const REVENUE_MONTHS = 12;

/**
 * Most leads first; they add up to the new leads of the range. `earlier` counts those of the period
 * before; `id` is the source in the list of leads.
 */
export type LeadsBySource = { source: string; leads: number; earlier: number; id?: string }[];

export type Traffic = {
  /** Null while nothing counts visits, as is the rate. */
  organicSessions: number | null;
  organicChange: Change;
  /** In percent. */
  conversionRate: number | null;
  /** In percentage points. */
  conversionChange: Change;
  /** Null for readers without access to leads. */
  leadsBySource: LeadsBySource | null;
};

const STEP_STATUSES = ["completed", "in-progress", "failed", "pending"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];
export const JOB_STATUSES = ["pending", "provisioning", "review", "published", "failed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** In the order of provisioning. English, for `t()`. */
export const STEP_NAMES = [
  "Domain Setup",
  "SSL Certificate",
  "Hosting Configuration",
  "AI Content Generation",
  "SEO Optimization",
  "Quality Review",
  "Go Live",
] as const;

export type ProvisioningStep = {
  name: string;
  status: StepStatus;
  /** Such as "4 min". */
  duration?: string;
};

export type ProvisioningJob = {
  id: string;
  client: string;
  site: string;
  status: JobStatus;
  /** Percent. */
  progress: number;
  currentStep: string;
  created: string;
  estimatedCompletion: string;
  /** The start of a pending job, if known. */
  starts?: string;
  /** Why it failed, for a failed job. */
  failure?: string;
  steps: ProvisioningStep[];
};

const DOMAIN_STATUSES = ["active", "expiring", "expired"] as const;
export type DomainStatus = (typeof DOMAIN_STATUSES)[number];

export type Domain = {
  id: string;
  domain: string;
  /** Null for one in stock. */
  client: string | null;
  clientId: string | null;
  /** Whether a client rents it. */
  isRented: boolean;
  registrar: string | null;
  /** Null while nobody wrote it down. */
  expiryDate: CalendarDay | null;
  /** Negative once it has expired; null without a date. */
  daysUntilExpiry: number | null;
  autoRenew: boolean;
  status: DomainStatus;
  /** US dollars a year; null if unknown. */
  cost: number | null;
};

export type DomainSummary = {
  totalDomains: number;
  rentedDomains: number;
  /** Percent of the domains that a client rents. */
  occupancyRate: number;
  expiringNext30: number;
  expiringNext60: number;
  expiringNext90: number;
  /** Domains without an expiry date are in no list of what expires. */
  undatedDomains: number;
  /** US dollars; null if no cost is known. */
  totalMonthlyCost: number | null;
};

/** Soonest expiry first; those without a date last. */
export type Portfolio = { domains: Domain[]; summary: DomainSummary };

export type SystemStatus = {
  system: string;
  state: "operational" | "delayed" | "down";
  /** Such as "Delayed 20 min". */
  label: string;
};

type DashboardAnswers = {
  kpis: KpiSet;
  /**
   * Oldest first: the REVENUE_MONTHS that end with the month in which the range ends, and before them
   * as many for comparison. Of those, months before the company's first client are left out.
   */
  revenueMonths: RevenueMonth[];
  traffic: Traffic;
  /** Unresolved, or resolved within the range; most urgent first. */
  tickets: Ticket[];
  /** Open, or completed within the range; soonest due first. */
  tasks: Task[];
  /** Null while no provisioning service is connected. */
  provisioningJobs: ProvisioningJob[] | null;
  portfolio: Portfolio;
  systemStatus: SystemStatus[];
};

export type DashboardPart = keyof DashboardAnswers;

export type DashboardReads = {
  [Part in DashboardPart]: (
    query: DashboardQuery,
    signal?: AbortSignal,
  ) => Promise<DashboardAnswers[Part]>;
};

/**
 * Where the dashboard's figures come from: the company's records, or an invented company in the
 * demo (`current-source.ts`). Each call may reject on its own, with an Error whose message can be
 * shown.
 */
export type DashboardSource = DashboardReads & {
  /** Invented figures are marked on the page, on paper and in exported files. */
  isSample: boolean;
  /** The maximum length of each list. */
  mostRows?: number;
  /** Revenue from work outside the plan is unknown. */
  leavesOutOneOffWork?: boolean;
  /**
   * The day of the company's first record, null without any. Absent where only the last 7, 30 or 90
   * days can be chosen, as in the demo.
   */
  firstDay?: (signal: AbortSignal) => Promise<CalendarDay | null>;
};
