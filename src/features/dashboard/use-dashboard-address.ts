import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import type { Dashboard } from "./dashboard-context";
import { changesOf, parseDashboardSearch, type DashboardSearch } from "./dashboard-search";

const codec: UrlCodec<DashboardSearch, Partial<DashboardSearch>> = {
  parse: parseDashboardSearch,
  write: changesOf,
};

/** What the address asks for, and how to change it. */
export function useDashboardAddress(): Pick<Dashboard, "search" | "change"> {
  const { state: search, change } = useUrlState(codec);
  return { search, change };
}
