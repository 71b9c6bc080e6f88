import { kpis } from "@/data/dashboard/answers/kpi-answers";
import { portfolio } from "@/data/dashboard/answers/portfolio-answers";
import { revenueMonths } from "@/data/dashboard/answers/revenue-answers";
import { tasks } from "@/data/dashboard/answers/task-answers";
import { tickets } from "@/data/dashboard/answers/ticket-answers";
import { traffic } from "@/data/dashboard/answers/traffic-answers";
import type { DashboardSource } from "@/data/dashboard/dashboard-source";
import { readDomains } from "./read-domains";
import { readRentals } from "./read-rentals";
import { readTasks } from "./read-tasks";
import { readTickets } from "./read-tickets";
import * as z from "zod/mini";
import type { CompanyRecords } from "@/data/dashboard/company-records";
import type { LeadSource } from "@/data/leads/schema";
import { callFunction } from "@/data/records/call-function";
import { planSchema } from "./plan-schema";

const SOURCES = [
  "organic-search",
  "business-profile",
  "referral",
  "paid-search",
  "direct",
] as const satisfies readonly LeadSource[];

const answerSchema = z.nullable(
  z.array(
    z.object({ day: z.string(), source: z.enum(SOURCES), plan: planSchema, count: z.number() }),
  ),
);

/** Null for readers without access to leads. Visits are not counted yet. */
async function readLeads(): Promise<Pick<CompanyRecords, "leads" | "visits">> {
  const answer = await callFunction("dashboard_leads", {}, answerSchema);
  return {
    leads: answer?.map(({ plan, ...lead }) => ({ ...lead, segment: plan })) ?? null,
    visits: null,
  };
}

/** Shares one read between panels of the same moment. A failed read is not kept. */
function onceFor<Part>(read: () => Promise<Part>): (moment: Date) => Promise<Part> {
  let last: { moment: number; part: Promise<Part> } | undefined;
  return (moment) => {
    if (last?.moment === moment.getTime()) return last.part;
    const reading = { moment: moment.getTime(), part: read() };
    last = reading;
    reading.part.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.part;
  };
}

/** The limit of private.dashboard_rows(). */
const MOST_ROWS = 2_000;

export function createLiveSource(): DashboardSource {
  const rentalsAt = onceFor(readRentals);
  const leadsAt = onceFor(readLeads);
  const ticketsAt = onceFor(readTickets);
  const tasksAt = onceFor(readTasks);
  const domainsAt = onceFor(readDomains);
  return {
    isSample: false,
    mostRows: MOST_ROWS,
    leavesOutOneOffWork: true,
    kpis: async (query) => {
      const { asOf } = query;
      const parts = [rentalsAt(asOf), leadsAt(asOf), ticketsAt(asOf), tasksAt(asOf)] as const;
      const [rentals, leads, ticketRows, taskRows] = await Promise.all(parts);
      return kpis({ ...rentals, ...leads, ...ticketRows, ...taskRows }, query);
    },
    revenueMonths: async (query) => revenueMonths(await rentalsAt(query.asOf), query),
    traffic: async (query) => traffic(await leadsAt(query.asOf), query),
    tickets: async (query) => tickets(await ticketsAt(query.asOf), query),
    tasks: async (query) => tasks(await tasksAt(query.asOf), query),
    portfolio: async (query) => portfolio(await domainsAt(query.asOf), query),
    // No provisioning service is connected.
    provisioningJobs: () => Promise.resolve(null),
    systemStatus: () => Promise.resolve([]),
  };
}
