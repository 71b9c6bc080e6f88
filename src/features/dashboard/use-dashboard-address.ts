import { useCallback, useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { Dashboard } from "./dashboard-context";
import { dashboardParams, parseDashboardSearch, type DashboardSearch } from "./dashboard-search";

/** What the address asks for, and how to change it. */
export function useDashboardAddress(): Pick<Dashboard, "search" | "change"> {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  // The router tells of a new address only once the page has been drawn for it. What is asked
  // for until then must not be undone by the next choice.
  const underWay = useRef<Partial<DashboardSearch>>({});
  useEffect(() => {
    const hasArrived = dashboardParams(underWay.current, params).toString() === params.toString();
    if (hasArrived || navigation === "POP") underWay.current = {};
  }, [key, params, navigation]);

  const change: Dashboard["change"] = useCallback(
    (changes, { isReplacing = false } = {}) => {
      const latest = parseDashboardSearch(dashboardParams(underWay.current, params));
      const asked = typeof changes === "function" ? changes(latest) : changes;
      underWay.current = { ...underWay.current, ...asked };
      setParams((current) => dashboardParams(underWay.current, current), {
        replace: isReplacing,
        preventScrollReset: true,
      });
    },
    [params, setParams],
  );
  const search = useMemo(() => parseDashboardSearch(params), [params]);
  return { search, change };
}
