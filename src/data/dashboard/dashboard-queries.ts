import { queryOptions } from "@tanstack/react-query";
import type { DashboardPart, DashboardQuery, DashboardSource } from "./dashboard-source";

const moments = new WeakMap<object, Date>();

/** The moment an answer of a panel's query was asked to be for. */
export const asOfAnswer = (answer: unknown): Date | undefined =>
  typeof answer === "object" && answer !== null ? moments.get(answer) : undefined;

export const dashboardKeys = { all: ["dashboard"] as const };

/**
 * One query per panel. The moment `asOf` is not part of the key: a refresh asks again for the
 * same key, and keeps showing what there was when it fails.
 */
function panelQuery<Part extends DashboardPart>(
  part: Part,
  source: DashboardSource,
  query: DashboardQuery,
) {
  return queryOptions({
    queryKey: [...dashboardKeys.all, part, query.range, query.clients],
    queryFn: async ({ signal }) => {
      try {
        const answer = await source[part](query, signal);
        moments.set(answer, query.asOf);
        return answer;
      } catch (error) {
        if (!signal.aborted) console.error("Error loading dashboard data:", error);
        throw error;
      }
    },
    // Equal figures of two moments are two answers.
    structuralSharing: false,
    // Figures change when somebody asks for it, all together, and not one by one.
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
