import type { CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import type { CompanyRecords } from "./company-records";
import type { DashboardQuery, DashboardSource } from "./dashboard-source";
import { kpis } from "./answers/kpi-answers";
import { portfolio } from "./answers/portfolio-answers";
import { provisioningJobs } from "./sample/provisioning-answers";
import { revenueMonths } from "./answers/revenue-answers";
import { tasks } from "./answers/task-answers";
import { tickets } from "./answers/ticket-answers";
import { traffic } from "./answers/traffic-answers";
import { pretendRequest, usualDelay } from "./sample/network";
import { inventJobs, type JobRecord } from "./sample/provisioning-jobs";
import { inventRecords } from "./sample/sample-records";
import { SYSTEM_STATUS } from "./sample/system-status";

type SampleOptions = {
  /** Milliseconds before an answer; 600 to 1,500 by default. */
  delay?: () => number;
  /** The number of unresolved tickets, instead of the company's own. */
  openTickets?: number | null;
};

/** Provisioning jobs depend on the time, everything else on the day. */
type World = { records: CompanyRecords; jobs: JobRecord[] };

/** Computes all answers from one invented company, so that they agree with each other and the CRM. */
export function createSampleSource({ delay = usualDelay, openTickets = null }: SampleOptions = {}) {
  let known: { day: CalendarDay; world: World } | undefined;
  const worldAt = (moment: Date) => {
    const day = officeDay(moment);
    if (known?.day !== day) {
      const world = { records: inventRecords(moment, openTickets), jobs: inventJobs(moment) };
      known = { day, world };
    }
    return known.world;
  };
  const answerFrom =
    <Answer>(count: (world: World, query: DashboardQuery) => Answer) =>
    async (query: DashboardQuery, signal?: AbortSignal): Promise<Answer> => {
      await pretendRequest(delay(), signal);
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
    provisioningJobs: answerFrom(({ jobs }, query) => provisioningJobs(jobs, query)),
    portfolio: answer(portfolio),
    systemStatus: answer(() => SYSTEM_STATUS.map((status) => ({ ...status }))),
  } satisfies DashboardSource;
}
