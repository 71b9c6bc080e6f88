import type { CalendarDay } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { inventCompany } from "@/data/sample-company/company";
import type { CompanyRecords } from "./company-records";
import type { DashboardQuery, DashboardSource, SystemStatus } from "./dashboard-source";
import { kpis } from "./answers/kpi-answers";
import { portfolio } from "./answers/portfolio-answers";
import { revenueMonths } from "./answers/revenue-answers";
import { tasks } from "./answers/task-answers";
import { tickets } from "./answers/ticket-answers";
import { traffic } from "./answers/traffic-answers";
import { inventJobs, type JobRecord } from "./sample/provisioning-jobs";
import { recordsOf } from "./sample/sample-records";
import { ofSegment } from "./answers/counting";

const SYSTEM_STATUS: readonly SystemStatus[] = [
  { system: "Website hosting", state: "operational", label: "Operational" },
  { system: "Form delivery", state: "operational", label: "Operational" },
  { system: "Analytics import", state: "delayed", label: "Delayed 20 min" },
  { system: "Stripe webhooks", state: "operational", label: "Operational" },
];

/** The delay of an answer in milliseconds, by the specification. */
const DELAY_MS = { min: 600, max: 1500 };
const usualDelay = () => DELAY_MS.min + Math.random() * (DELAY_MS.max - DELAY_MS.min);

/** Provisioning jobs depend on the time, everything else on the day. */
type World = { records: CompanyRecords; jobs: JobRecord[] };

/**
 * Computes all answers from one invented company, so that they agree with each other and the CRM.
 * `delay` returns the milliseconds before an answer.
 */
export function createSampleSource({ delay = usualDelay } = {}) {
  let known: { day: CalendarDay; world: World } | undefined;
  const worldAt = (moment: Date) => {
    const day = officeDay(moment);
    if (known?.day !== day) {
      const company = inventCompany();
      const records = recordsOf(company, day);
      known = { day, world: { records, jobs: inventJobs(company.clients, moment) } };
    }
    return known.world;
  };
  const answerFrom =
    <Answer>(count: (world: World, query: DashboardQuery) => Answer) =>
    async (query: DashboardQuery): Promise<Answer> => {
      const milliseconds = delay();
      if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds));
      // Offline, the demo fails like a request, because its figures stand for requested ones.
      if (!navigator.onLine) throw new TypeError("Failed to fetch");
      return count(worldAt(query.asOf), query);
    };
  const answer = <Answer>(count: (records: CompanyRecords, query: DashboardQuery) => Answer) =>
    answerFrom(({ records }, query) => count(records, query));
  return {
    isSample: true,
    kpis: answer(kpis),
    revenueMonths: answer(revenueMonths),
    traffic: answer(traffic),
    tickets: answer(tickets),
    tasks: answer(tasks),
    provisioningJobs: answerFrom(({ jobs }, { clients }) =>
      ofSegment(jobs, clients).map(({ job }) => job),
    ),
    portfolio: answer(portfolio),
    systemStatus: answer(() => [...SYSTEM_STATUS]),
  } satisfies DashboardSource;
}
