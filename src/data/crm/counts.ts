import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";

/** Who pays, who asked in the last 30 days, and what is not resolved. */
export type CrmCounts = { clients: number; leads: number; tickets: number };

export function crmCountsQuery() {
  return queryOptions({
    queryKey: crmKeys.counts,
    queryFn: ({ signal }) => callFunction<CrmCounts>("crm_counts", {}, signal),
  });
}
