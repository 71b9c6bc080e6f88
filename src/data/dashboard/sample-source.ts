import type { DashboardQuery, DashboardSource } from "./dashboard-source";
import { kpis } from "./sample/answers/kpis";
import { portfolio } from "./sample/answers/portfolio";
import { provisioningJobs } from "./sample/answers/provisioning";
import { revenueMonths } from "./sample/answers/revenue";
import { tasks } from "./sample/answers/tasks";
import { tickets } from "./sample/answers/tickets";
import { traffic } from "./sample/answers/traffic";
import { pretendRequest, usualDelay } from "./sample/network";
import { SYSTEM_STATUS } from "./sample/system-status";
import { inventWorld, type World } from "./sample/world";

type SampleOptions = {
  /** The moment the invented past ends at. */
  anchor: Date;
  /** Milliseconds that an answer takes; 600 to 1,500 unless told otherwise. */
  delay?: () => number;
  /** Unresolved tickets to invent, for a busier day than the usual one. */
  openTickets?: number;
};

const USUAL_OPEN_TICKETS = 11;

/** Every answer is counted anew from one invented world, so answers agree and none is shared. */
export function createSampleSource({
  anchor,
  delay = usualDelay,
  openTickets = USUAL_OPEN_TICKETS,
}: SampleOptions): DashboardSource {
  let world: World | undefined;
  const answer =
    <Answer>(count: (world: World, query: DashboardQuery) => Answer) =>
    async (query: DashboardQuery, signal?: AbortSignal): Promise<Answer> => {
      await pretendRequest(delay(), signal);
      world ??= inventWorld(anchor, openTickets);
      return count(world, query);
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
