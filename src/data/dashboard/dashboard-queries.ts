import { queryOptions } from "@tanstack/react-query";
import type {
  DashboardPart,
  DashboardQuery,
  DashboardReads,
  DashboardSource,
} from "./dashboard-source";

export const dashboardKeys = { all: ["dashboard"] as const };

/** `asOf` is not part of the key, so that a failed refresh keeps showing the previous answer. */
function panelQuery<Part extends DashboardPart>(
  part: Part,
  source: DashboardReads,
  query: DashboardQuery,
) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, part, query.range, query.clients],
    queryFn: async ({ signal }) => {
      try {
        return await source[part](query, signal);
      } catch (error) {
        if (!signal.aborted) console.error("Error loading dashboard data:", error);
        throw error;
      }
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

export const kpisQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("kpis", source, query);
export const revenueMonthsQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("revenueMonths", source, query);
export const trafficQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("traffic", source, query);
export const ticketsQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("tickets", source, query);
export const tasksQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("tasks", source, query);
export const provisioningJobsQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("provisioningJobs", source, query);
export const portfolioQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("portfolio", source, query);
export const systemStatusQuery = (source: DashboardSource, query: DashboardQuery) =>
  panelQuery("systemStatus", source, query);
