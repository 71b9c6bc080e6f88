import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { filterParams, parseFilters, type ListFilters } from "./list-filters";

export type ChangeFilters = (
  change: Partial<ListFilters>,
  options?: { isReplacing?: boolean },
) => void;

/** The list's filters as they stand in the address. Every change but of the page goes to page 1. */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => parseFilters(params), [params]);
  const change: ChangeFilters = useCallback(
    (patch, { isReplacing = false } = {}) =>
      setParams(
        (current) => filterParams({ ...parseFilters(current), page: 1, ...patch }, current),
        { replace: isReplacing, preventScrollReset: true },
      ),
    [setParams],
  );
  const searchOfPage = useCallback(
    (page: number) => `?${filterParams({ ...filters, page }, params).toString()}`,
    [filters, params],
  );
  return { filters, change, searchOfPage };
}
