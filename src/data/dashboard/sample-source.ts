import type { CalendarDay } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import type { DashboardQuery, DashboardSource } from "./dashboard-source";
import { kpis } from "./sample/answers/kpi-answers";
import { portfolio } from "./sample/answers/portfolio-answers";
import { provisioningJobs } from "./sample/answers/provisioning-answers";
import { revenueMonths } from "./sample/answers/revenue-answers";
import { tasks } from "./sample/answers/task-answers";
import { tickets } from "./sample/answers/ticket-answers";
import { traffic } from "./sample/answers/traffic-answers";
import { pretendRequest, usualDelay } from "./sample/network";
import { SYSTEM_STATUS } from "./sample/system-status";
import { inventWorld, type World } from "./sample/world";

type SampleOptions = {
  /** Milliseconds that an answer takes; 600 to 1,500 unless told otherwise. */
  delay?: () => number;
  /** As many unresolved tickets, in place of the company's own. */
  openTickets?: number | null;
};

/**
 * Every answer is counted anew from the invented company as of the office's day, so answers agree
 * with each other and with the CRM, whose samples stand at the same day. None is shared.
 */
export function createSampleSource({
  delay = usualDelay,
  openTickets = null,
}: SampleOptions = {}): DashboardSource {
  let known: { day: CalendarDay; world: World } | undefined;
  const worldAt = (moment: Date) => {
    const day = officeDay(moment);
    if (known?.day !== day) known = { day, world: inventWorld(moment, openTickets) };
    return known.world;
  };
  const answer =
    <Answer>(count: (world: World, query: DashboardQuery) => Answer) =>
    async (query: DashboardQuery, signal?: AbortSignal): Promise<Answer> => {
      await pretendRequest(delay(), signal);
      return count(worldAt(query.asOf), query);
    };
  return {
    isSample: true,
    kpis: answer(kpis),
    revenueMonths: answer(revenueMonths),
    traffic: answer(traffic),
    tickets: answer(tickets),
    tasks: answer(tasks),
    provisioningJobs: answer(provisioningJobs),
    portfolio: answer(portfolio),
    systemStatus: answer(() => SYSTEM_STATUS.map((status) => ({ ...status }))),
  };
}
