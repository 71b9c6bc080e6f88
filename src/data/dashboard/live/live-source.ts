import { kpis } from "@/data/dashboard/answers/kpi-answers";
import { portfolio } from "@/data/dashboard/answers/portfolio-answers";
import { revenueMonths } from "@/data/dashboard/answers/revenue-answers";
import { tasks } from "@/data/dashboard/answers/task-answers";
import { tickets } from "@/data/dashboard/answers/ticket-answers";
import { traffic } from "@/data/dashboard/answers/traffic-answers";
import type { DashboardQuery, DashboardSource } from "@/data/dashboard/dashboard-source";
import { daysToRead, rentalDaysToRead, type DaysToRead } from "./days-to-read";
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
async function readLeads(days: DaysToRead): Promise<Pick<CompanyRecords, "leads" | "visits">> {
  const answer = await callFunction("dashboard_leads", days, answerSchema);
  return {
    leads: answer?.map(({ plan, ...lead }) => ({ ...lead, segment: plan })) ?? null,
    visits: null,
  };
}

/** Shares one read between panels of the same moment and days. A failed read is not kept. */
function onceFor<Part, Days>(
  read: (days: Days) => Promise<Part>,
  daysOf: (query: DashboardQuery) => Days,
): (query: DashboardQuery) => Promise<Part> {
  let last: { key: string; part: Promise<Part> } | undefined;
  return (query) => {
    const days = daysOf(query);
    const key = JSON.stringify([query.asOf, days]);
    if (last?.key === key) return last.part;
    const reading = { key, part: read(days) };
    last = reading;
    reading.part.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.part;
  };
}

const readFirstDay = (signal: AbortSignal) =>
  callFunction("dashboard_first_day", {}, z.nullable(z.string()), signal);

/** The limit of private.dashboard_rows(). */
const MOST_ROWS = 2_000;

export function createLiveSource(): DashboardSource {
  const rentalsOf = onceFor(readRentals, rentalDaysToRead);
  const leadsOf = onceFor(readLeads, daysToRead);
  const ticketsOf = onceFor(readTickets, daysToRead);
  const tasksOf = onceFor(readTasks, daysToRead);
  const domainsOf = onceFor(readDomains, () => null);
  return {
    isSample: false,
    mostRows: MOST_ROWS,
    leavesOutOneOffWork: true,
    firstDay: readFirstDay,
    kpis: async (query) => {
      const parts = [rentalsOf(query), leadsOf(query), ticketsOf(query), tasksOf(query)] as const;
      const [rentals, leads, ticketRows, taskRows] = await Promise.all(parts);
      return kpis({ ...rentals, ...leads, ...ticketRows, ...taskRows }, query);
    },
    revenueMonths: async (query) => revenueMonths(await rentalsOf(query), query),
    traffic: async (query) => traffic(await leadsOf(query), query),
    tickets: async (query) => tickets(await ticketsOf(query), query),
    tasks: async (query) => tasks(await tasksOf(query), query),
    portfolio: async (query) => portfolio(await domainsOf(query), query),
    // No provisioning service is connected.
    provisioningJobs: () => Promise.resolve(null),
    systemStatus: () => Promise.resolve([]),
  };
}
