import { createContext, useContext, type ComponentType } from "react";
import type { DashboardQuery, DashboardSource, Task } from "@/data/dashboard/dashboard-source";
import type { DashboardSearch } from "./dashboard-search";

/** A function gets the latest requested search, for changes that depend on it. */
export type SearchChange =
  Partial<DashboardSearch> | ((latest: DashboardSearch) => Partial<DashboardSearch>);

export type Dashboard = {
  source: DashboardSource;
  query: DashboardQuery;
  search: DashboardSearch;
  change: (changes: SearchChange, options?: { isReplacing?: boolean }) => void;
  hrefOf: (change: Partial<DashboardSearch>) => string;
  /** Works off a stored task in its row; absent in the demo, whose tasks are invented. */
  TaskTools?: ComponentType<{ task: Task }> | undefined;
};

/** Toggles the table view of one panel, leaving the others. */
export const toggleTable =
  (panel: string) =>
  ({ tables }: DashboardSearch): Partial<DashboardSearch> => ({
    tables: tables.includes(panel) ? tables.filter((id) => id !== panel) : [...tables, panel],
  });

export const showTable =
  (panel: string) =>
  ({ tables }: DashboardSearch): Partial<DashboardSearch> => ({
    tables: [...new Set([...tables, panel])],
  });

export const DashboardContext = createContext<Dashboard | null>(null);

export function useDashboard(): Dashboard {
  const dashboard = useContext(DashboardContext);
  if (dashboard === null) throw new Error("A panel needs a DashboardProvider around it.");
  return dashboard;
}
