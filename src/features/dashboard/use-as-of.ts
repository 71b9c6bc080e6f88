import { notifyManager, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { dashboardKeys } from "@/data/dashboard/dashboard-queries";
import type { DashboardQuery } from "@/data/dashboard/dashboard-source";
import { useNow } from "@/hooks/use-now";
import { officeDay } from "@/lib/dates/office/office-day";

/**
 * The moment of the page's figures, and a function that refetches them. Cached answers of an
 * earlier visit are refetched at once, and all of them when a day begins.
 */
export function useAsOf(): { asOf: Date; refresh: () => void } {
  const queryClient = useQueryClient();
  const [asOf, setAsOf] = useState(() => new Date());
  const refresh = useCallback(() => setAsOf(new Date()), []);

  const requested = useRef<Date | null>(null);
  useEffect(() => {
    if (requested.current === asOf) return;
    const isFirst = requested.current === null;
    requested.current = asOf;
    const filter = { queryKey: dashboardKeys.all };
    // A running request would answer for the previous moment.
    const ready = isFirst ? Promise.resolve() : queryClient.cancelQueries(filter);
    void ready.then(() => queryClient.invalidateQueries(filter));
  }, [asOf, queryClient]);

  const now = useNow();
  if (now !== null && now > asOf && officeDay(now) !== officeDay(asOf)) setAsOf(now);
  return { asOf, refresh };
}

/** The time of the oldest figures on the page. */
export function useFiguresAsOf({ range, clients, asOf }: DashboardQuery): Date {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const oldest = useSyncExternalStore(subscribe, () => {
    const moments = cache
      .findAll({ queryKey: dashboardKeys.all })
      .filter(({ queryKey }) => queryKey[2] === range && queryKey[3] === clients)
      .filter(({ state }) => state.data !== undefined)
      .map(({ state }) =>
        momentOfAnswer({ ...state, isFetching: state.fetchStatus === "fetching" }, asOf).getTime(),
      );
    return Math.min(asOf.getTime(), ...moments);
  });
  return useMemo(() => new Date(oldest), [oldest]);
}

type Answer = Pick<UseQueryResult, "error" | "isFetching" | "dataUpdatedAt">;

/** The time of the shown figures, which may be older than the requested one after a failed refresh. */
export function momentOfAnswer(answer: Answer, asOf: Date): Date {
  const isOlder = answer.isFetching || answer.error !== null;
  return isOlder ? new Date(answer.dataUpdatedAt) : asOf;
}
