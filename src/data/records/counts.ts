import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";

/** Clients who pay, requests that wait for a first answer, and tickets that are not resolved. */
export type CrmCounts = { clients: number; leads: number; tickets: number };

export function crmCountsQuery() {
  return queryOptions({
    queryKey: crmKeys.counts,
    queryFn: ({ signal }) => callFunction<CrmCounts>("crm_counts", {}, signal),
  });
}
