import { queryOptions, skipToken } from "@tanstack/react-query";
import type {
  DashboardPart,
  DashboardQuery,
  DashboardReads,
  DashboardSource,
} from "./dashboard-source";

export const dashboardKeys = { all: ["dashboard"] as const };

/** The day of the first record, where the source offers ranges back to it. */
export const firstDayQuery = ({ firstDay }: DashboardSource) =>
  queryOptions({
    queryKey: [...dashboardKeys.all, "firstDay"],
    queryFn: firstDay === undefined ? skipToken : ({ signal }) => firstDay(signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** `asOf` is not part of the key, so that a failed refresh keeps showing the previous answer. */
export function panelQuery<Part extends DashboardPart>(
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
