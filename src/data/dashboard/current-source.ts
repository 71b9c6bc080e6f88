import type { DashboardSource } from "./dashboard-source";
import { createLiveSource } from "./live/live-source";
import { createSampleSource } from "./sample-source";

/** A constant of this file, not the copy in src/lib/env.ts, so that production builds drop the sample. */
declare const __IS_DEMO__: boolean;

export const currentSource: DashboardSource = __IS_DEMO__
  ? createSampleSource()
  : createLiveSource();
