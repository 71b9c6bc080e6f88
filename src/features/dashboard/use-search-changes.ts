import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { Dashboard } from "./dashboard-context";
import { dashboardParams } from "./dashboard-search";

/**
 * The address's parameters and how to change them. Changes in quick succession add up: each
 * builds on the one before, also while that one has not been rendered yet.
 */
export function useSearchChanges(): [URLSearchParams, Dashboard["change"]] {
  const [params, setParams] = useSearchParams();
  /** Asked for and not arrived, oldest first. */
  const underway = useRef<URLSearchParams[]>([]);
  useEffect(() => {
    const arrived = underway.current.findIndex((asked) => asked.toString() === params.toString());
    // An address from elsewhere, such as the back button's, is the one that counts.
    underway.current = arrived === -1 ? [] : underway.current.slice(arrived + 1);
  }, [params]);
  const change: Dashboard["change"] = useCallback(
    (changes, { isReplacing = false } = {}) =>
      setParams(
        (current) => {
          const next = dashboardParams(changes, underway.current.at(-1) ?? current);
          underway.current.push(next);
          return next;
        },
        { replace: isReplacing, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params, change];
}
