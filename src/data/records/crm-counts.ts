import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";

/**
 * Paying clients, requests without a first answer, unresolved tickets, unassigned inbound mails,
 * and mails to people outside that failed within seven days.
 */
const countsSchema = z.object({
  clients: z.number(),
  leads: z.number(),
  tickets: z.number(),
  inbox: z.number(),
  mails: z.number(),
});
export type CrmCounts = z.infer<typeof countsSchema>;

export function crmCountsQuery() {
  return queryOptions({
    queryKey: crmKeys.counts,
    queryFn: ({ signal }) => callFunction("crm_counts", {}, countsSchema, signal),
  });
}
