import { env } from "@/lib/env";
import type { DashboardSource } from "./dashboard-source";
import { createSampleSource } from "./sample-source";

/** The source that the dashboard reads: invented figures until a live one is connected. */
export const currentSource: DashboardSource = createSampleSource({
  openTickets: env.sampleTickets,
});
