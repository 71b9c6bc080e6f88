import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import {
  EXPORT_PAGE_SIZE,
  exportFilters,
  LIST_PAGE_SIZE,
  listPageSchema,
  type Cursor,
  type ExportChoice,
} from "@/lib/supabase/list-page";
import type { TicketFilters, TicketSort } from "./list";
import { exportedTicketSchema, ticketDetailSchema, ticketSchema } from "./schema";

const ticketPageSchema = listPageSchema(ticketSchema);

export function ticketListQuery(filters: TicketFilters, sort: TicketSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.tickets, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      fetchTickets(filters, sort, pageParam, LIST_PAGE_SIZE, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

function fetchTickets(
  filters: TicketFilters,
  sort: TicketSort,
  after: Cursor | null,
  pageSize = LIST_PAGE_SIZE,
  signal?: AbortSignal,
) {
  const args = { filters, sort, after, page_size: pageSize };
  return callFunction("list_tickets", args, ticketPageSchema, signal);
}

export function exportPageOfTickets(
  filters: TicketFilters,
  sort: TicketSort,
  after: Cursor | null,
  signal: AbortSignal,
  choice: ExportChoice,
) {
  const args = {
    filters: exportFilters(filters, choice),
    sort,
    after,
    page_size: EXPORT_PAGE_SIZE,
  };
  return callFunction("list_tickets", args, listPageSchema(exportedTicketSchema), signal);
}

/**
 * The number of tickets by status, whatever `statuses` and `sla` are; "overdue" and "warning" count
 * unresolved ones.
 */
const ticketCountsSchema = z.object({
  open: z.number(),
  "in-progress": z.number(),
  waiting: z.number(),
  overdue: z.number(),
  warning: z.number(),
  /** Above `total_limit` it only means "more". */
  resolved: z.number(),
  total_limit: z.number(),
  /** A search finds more unresolved ones than `total_limit`: all counts of these are the least. */
  is_minimum: z.boolean(),
});
export type TicketCounts = z.infer<typeof ticketCountsSchema>;

export function ticketCountsQuery(filters: TicketFilters) {
  const { statuses: _statuses, sla: _sla, ...others } = filters;
  return queryOptions({
    queryKey: [...crmKeys.tickets, "counts", others],
    queryFn: ({ signal }) =>
      callFunction("ticket_counts", { filters: others }, ticketCountsSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** Null when there is no such ticket, or the caller may not see it. */
export function ticketDetailQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.tickets, "detail", id],
    queryFn: ({ signal }) =>
      callFunction("ticket_detail", { ticket_id: id }, z.nullable(ticketDetailSchema), signal),
  });
}
