import { createContext, useContext } from "react";
import type { DashboardQuery, DashboardSource } from "@/data/dashboard/dashboard-source";
import type { DashboardSearch } from "./dashboard-search";

/** A function, for what depends on the choice before, gets all that was asked for so far. */
export type SearchChange =
  Partial<DashboardSearch> | ((latest: DashboardSearch) => Partial<DashboardSearch>);

export type Dashboard = {
  source: DashboardSource;
  query: DashboardQuery;
  search: DashboardSearch;
  /** Writes the address; a panel's own choices do not add to the browser's history. */
  change: (changes: SearchChange, options?: { isReplacing?: boolean }) => void;
  /** The address after a change, for a link. */
  hrefOf: (change: Partial<DashboardSearch>) => string;
};

export const DashboardContext = createContext<Dashboard | null>(null);

/** The dashboard a panel stands on: where its figures come from, and what the address asks for. */
export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (dashboard === null) throw new Error("A panel needs a DashboardProvider around it.");
  return dashboard;
}
