import type { CalendarDay } from "@/lib/time/calendar-day";

export const TIME_RANGES = ["7d", "30d", "90d"] as const;
export type TimeRange = (typeof TIME_RANGES)[number];
export const DAYS_OF_RANGE: Record<TimeRange, number> = { "7d": 7, "30d": 30, "90d": 90 };

export const CLIENT_FILTERS = ["all", "enterprise", "small-business"] as const;
export type ClientFilter = (typeof CLIENT_FILTERS)[number];

export type DashboardQuery = {
  range: TimeRange;
  clients: ClientFilter;
  /** Every panel answers for this one moment, so that they agree with each other. */
  asOf: Date;
};

/** In percent of the earlier value, or percentage points for a rate; null when there was none. */
export type Change = number | null;

export const TICKET_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
export const TICKET_STATUSES = ["open", "in-progress", "waiting", "resolved"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
export const SLA_STATUSES = ["on-time", "warning", "overdue"] as const;
export type SlaStatus = (typeof SLA_STATUSES)[number];

export type Ticket = {
  id: string;
  /** By which the CRM opens it; null when it does not have it. */
  crmId: string | null;
  client: string;
  /** Domain of the site it is about; null for one about none. */
  site: string | null;
  subject: string;
  priority: TicketPriority;
  status: TicketStatus;
  /** Null while it is nobody's. */
  assignee: string | null;
  /** ISO timestamp. */
  created: string;
  slaStatus: SlaStatus;
};

export const TASK_STATUSES = ["pending", "in-progress", "completed"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export type Task = {
  id: string;
  title: string;
  /** The client's business, or the lead's. */
  client: string;
  /** The client's id in the CRM, where the task stands too; null for a lead's task. */
  clientId: string | null;
  leadId: string | null;
  /** Null while it is nobody's. */
  assignee: string | null;
  dueDate: CalendarDay;
  status: TaskStatus;
  /** Due before today and not completed. */
  isOverdue: boolean;
  type: string;
};

export type KpiSet = {
  /** US dollars. */
  currentMRR: number;
  /** US dollars invoiced this calendar month, as the office counts it. */
  monthlyRevenue: number;
  activeClients: number;
  /** Within the range; null for whoever may not see leads. */
  newLeads: number | null;
  /** Everything not resolved. */
  openTickets: number;
  /** Due today and not completed. */
  tasksDueToday: number;
  changes: Record<"currentMRR" | "monthlyRevenue" | "activeClients" | "newLeads", Change>;
  /** Oldest first; the last point is the figure itself (for leads, they add up to it). */
  trends: Record<"currentMRR" | "monthlyRevenue" | "activeClients" | "newLeads", TrendPoint[]>;
  openTicketsByPriority: Record<TicketPriority, number>;
  ticketsPastSla: number;
  tasksOverdue: number;
};

export type TrendPoint = {
  /** The last day that it covers. */
  day: CalendarDay;
  value: number;
};

export type RevenueMonth = {
  /** "2026-11". */
  month: string;
  revenue: number;
  mrr: number;
};

/** How many months of revenue a screen shows; those of the year before stand beside them. */
export const REVENUE_MONTHS = 12;

/** Most leads first; they add up to the new leads of the range. */
export type LeadsBySource = { source: string; leads: number }[];

export type Traffic = {
  /** Null while nothing counts visits, and so with the rate. */
  organicSessions: number | null;
  organicChange: Change;
  /** In percent. */
  conversionRate: number | null;
  /** In percentage points. */
  conversionChange: Change;
  /** Null for whoever may not see leads. */
  leadsBySource: LeadsBySource | null;
};

const STEP_STATUSES = ["completed", "in-progress", "failed", "pending"] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];
export const JOB_STATUSES = ["pending", "provisioning", "review", "published", "failed"] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** In the order in which a site is put up. English, for `t()`. */
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
  /** When a pending job begins, where that is known. */
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
  /** Null for one in stock that nobody rents yet. */
  client: string | null;
  /** The client's id in the CRM. */
  clientId: string | null;
  registrar: string | null;
  expiryDate: CalendarDay;
  /** Negative once it has expired. */
  daysUntilExpiry: number;
  autoRenew: boolean;
  status: DomainStatus;
  /** US dollars a year; null where nobody wrote it down. */
  cost: number | null;
};

export type DomainSummary = {
  totalDomains: number;
  rentedDomains: number;
  /** Percent of the domains that a client rents. */
  occupancyRate: number;
  /** At most this many days away; those already expired count too. */
  expiringNext30: number;
  expiringNext60: number;
  expiringNext90: number;
  /** Number of domains without an expiry date; they are in no list. */
  undatedDomains: number;
  /** US dollars; null where no cost is written down. */
  totalMonthlyCost: number | null;
};

/** Soonest expiry first. */
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
   * Oldest first, ending with the month of `asOf`: always REVENUE_MONTHS, and before them those of
   * the year before, as far back as the company had a client.
   */
  revenueMonths: RevenueMonth[];
  traffic: Traffic;
  /** Unresolved ones, and those resolved within the range; most pressing first. */
  tickets: Ticket[];
  /** Open tasks, and tasks completed within the range; soonest due first. */
  tasks: Task[];
  /** Null while nothing that reports on them is connected. */
  provisioningJobs: ProvisioningJob[] | null;
  portfolio: Portfolio;
  /** Services that report their status. */
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
 * demo. `current-source.ts` gives the build its own; no panel knows which one it reads. Each call
 * may fail on its own, and rejects with an Error whose message can be shown.
 */
export type DashboardSource = DashboardReads & {
  /** Invented figures are marked as such on the page, on paper and in every exported file. */
  isSample: boolean;
  /** How long a list of open work, of finished work or of domains may be; longer ones end there. */
  mostRows?: number;
  /** Nothing that invoices work outside the plan is connected: no revenue of it is known. */
  leavesOutOneOffWork?: boolean;
};
