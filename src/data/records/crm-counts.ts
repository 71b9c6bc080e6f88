import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";

/**
 * Clients who pay, requests that wait for a first answer, tickets that are not resolved, mails that came in
 * and belong to nothing yet, and mails to people outside that were given up within seven days.
 */
const countsSchema = z.object({
  clients: z.number(),
  leads: z.number(),
  tickets: z.number(),
  unmatched: z.number(),
  mails: z.number(),
});
export type CrmCounts = z.infer<typeof countsSchema>;

export function crmCountsQuery() {
  return queryOptions({
    queryKey: crmKeys.counts,
    queryFn: ({ signal }) => callFunction("crm_counts", {}, countsSchema, signal),
  });
}
