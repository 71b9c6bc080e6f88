import type { DashboardPart, DashboardSource } from "@/data/dashboard/dashboard-source";

/** The names of the calls that a source answers. */
export const dashboardParts = (source: DashboardSource): DashboardPart[] =>
  (Object.keys(source) as (keyof DashboardSource)[]).filter((name) => name !== "isSample");
