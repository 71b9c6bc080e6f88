import type { DashboardQuery, DashboardSource } from "@/data/dashboard/dashboard-source";
import { isRecentDays, rangeDays } from "@/data/dashboard/range-days";
import { paths } from "@/lib/paths";
import { lastDayText } from "../panel/change";

/** The list that a figure was counted from, and the URL filters that count the same. */
export type CountedList = {
  name: "clients" | "leads" | "tickets";
  filters: (query: DashboardQuery, source: DashboardSource) => Record<string, string>;
};

/** The clients who rented on the last day of the range. */
export const rentedThen: CountedList["filters"] = (query): Record<string, string> => {
  const { last } = rangeDays(query);
  return { rented: lastDayText(query) === null ? "now" : `${last}..${last}` };
};

/** The days of the range as the lists' filters name them. */
export function listedDays(query: DashboardQuery): string {
  const { first, last } = rangeDays(query);
  return isRecentDays(query.range) ? query.range : `${first}..${last}`;
}

export function listPath(
  { name, filters }: CountedList,
  query: DashboardQuery,
  source: DashboardSource,
): string {
  const { isSample } = source;
  return paths.crmFiltered(name, {
    ...filters(query, source),
    ...(query.clients !== "all" && { plans: query.clients }),
    // The demo's figures count samples only, but its lists may hold real rows.
    ...(isSample && { samples: "yes" }),
  });
}
