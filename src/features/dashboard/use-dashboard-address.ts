import { useUrlState, type UrlCodec } from "@/hooks/use-url-state";
import type { Dashboard } from "./dashboard-context";
import { changesOf, parseDashboardSearch, type DashboardSearch } from "./dashboard-search";

const codec: UrlCodec<DashboardSearch, Partial<DashboardSearch>> = {
  parse: parseDashboardSearch,
  write: changesOf,
};

/** Reads and changes URL parameters, and creates links. */
export function useDashboardAddress(): Pick<Dashboard, "search" | "change" | "hrefOf"> {
  const { state: search, change, hrefOf } = useUrlState(codec);
  return { search, change, hrefOf };
}
