import { useMemo } from "react";
import type { BoardFilters } from "@/data/leads/queries";
import type { LeadsAddress } from "../leads-address";

/** The board has every stage, and no archived leads. */
export function useBoardFilters({ search }: LeadsAddress): BoardFilters {
  return useMemo(() => {
    const { stages: _stages, archived: _archived, ...filters } = search.filters;
    return filters;
  }, [search.filters]);
}
