import { env } from "@/lib/env";
import type { DashboardSource } from "./dashboard-source";
import { createLiveSource } from "./live/live-source";
import { createSampleSource } from "./sample-source";

/** Not src/lib/env.ts's copy: only a constant of this very file keeps the sample out of production. */
declare const __IS_DEMO__: boolean;

/** The source that the dashboard reads: in the demo an invented company, else the company's records. */
export const currentSource: DashboardSource = __IS_DEMO__
  ? createSampleSource({ openTickets: env.sampleTickets })
  : createLiveSource();
