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
import type { ClientFilters, ClientSort } from "./list";
import { clientOverviewSchema, clientRowSchema, exportedClientSchema } from "./schema";

const clientPageSchema = listPageSchema(clientRowSchema);

export function clientListQuery(filters: ClientFilters, sort: ClientSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.clients, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      fetchClients(filters, sort, pageParam, LIST_PAGE_SIZE, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** One page outside the cache: up to 1,000 rows. */
export function fetchClients(
  filters: ClientFilters,
  sort: ClientSort,
  after: Cursor | null,
  pageSize = LIST_PAGE_SIZE,
  signal?: AbortSignal,
) {
  const args = { filters, sort, after, page_size: pageSize };
  return callFunction("list_clients", args, clientPageSchema, signal);
}

export function exportPageOfClients(
  filters: ClientFilters,
  sort: ClientSort,
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
  return callFunction("list_clients", args, listPageSchema(exportedClientSchema), signal);
}

const clientTotalsSchema = z.object({
  clients: z.number(),
  paying: z.number(),
  monthly_cents: z.number(),
});

export function clientTotalsQuery(filters: ClientFilters) {
  return queryOptions({
    queryKey: [...crmKeys.clients, "totals", filters],
    queryFn: ({ signal }) => callFunction("client_totals", { filters }, clientTotalsSchema, signal),
    placeholderData: keepPreviousData,
  });
}

/** Null when there is no such client, or the caller may not see it. */
export function clientOverviewQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.clients, "overview", id],
    queryFn: ({ signal }) =>
      callFunction("client_overview", { client_id: id }, z.nullable(clientOverviewSchema), signal),
  });
}
