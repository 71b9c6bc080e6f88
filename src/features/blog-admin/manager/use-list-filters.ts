import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { filterParams, parseFilters, type ListFilters } from "./list-filters";

export type ChangeFilters = (
  change: Partial<ListFilters>,
  options?: { isReplacing?: boolean },
) => void;

/** With `asked` on top. */
const paramsWith = (params: URLSearchParams, asked: Partial<ListFilters>) =>
  filterParams({ ...parseFilters(params), ...asked }, params);

/**
 * The list's filters as they stand in the address. Every change but of the page goes to page 1,
 * and two changes in a row both stick, also before the page was drawn for the first.
 */
export function useListFilters() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  // The router tells of a new address only once the page has been drawn for it. What is asked
  // for until then must not be undone by the next choice.
  const underWay = useRef<Partial<ListFilters>>({});
  const latest = useRef(setParams);
  useLayoutEffect(() => {
    latest.current = setParams;
  });
  useEffect(() => {
    const hasArrived = paramsWith(params, underWay.current).toString() === params.toString();
    if (hasArrived || navigation === "POP") underWay.current = {};
  }, [key, params, navigation]);

  const filters = useMemo(() => parseFilters(params), [params]);
  const change: ChangeFilters = useCallback((patch, { isReplacing = false } = {}) => {
    underWay.current = { ...underWay.current, page: 1, ...patch };
    latest.current((current) => paramsWith(current, underWay.current), {
      replace: isReplacing,
      preventScrollReset: true,
    });
  }, []);
  const searchOfPage = useCallback(
    (page: number) => `?${filterParams({ ...filters, page }, params).toString()}`,
    [filters, params],
  );
  return { filters, change, searchOfPage };
}
