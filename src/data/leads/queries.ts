import * as z from "zod/mini";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import {
  EXPORT_PAGE_SIZE,
  exportFilters,
  LIST_PAGE_SIZE,
  listPageSchema,
  LONGEST_PAGE,
  type Cursor,
  type ExportChoice,
} from "@/lib/supabase/list-page";
import type { LeadFilters, LeadSort } from "./list";
import {
  boardPageSchema,
  boardSchema,
  duplicateSchema,
  exportedLeadSchema,
  LEAD_STAGES,
  leadDetailSchema,
  leadSchema,
  type Board,
  type Lead,
  type LeadStage,
} from "./schema";

const leadPageSchema = listPageSchema(leadSchema);

export function leadListQuery(filters: LeadFilters, sort: LeadSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.leads, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      fetchLeads(filters, sort, pageParam, LIST_PAGE_SIZE, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

function fetchLeads(
  filters: LeadFilters,
  sort: LeadSort,
  after: Cursor | null,
  pageSize = LIST_PAGE_SIZE,
  signal?: AbortSignal,
) {
  const args = { filters, sort, after, page_size: pageSize };
  return callFunction("list_leads", args, leadPageSchema, signal);
}

export function exportPageOfLeads(
  filters: LeadFilters,
  sort: LeadSort,
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
  return callFunction("list_leads", args, listPageSchema(exportedLeadSchema), signal);
}

export const BOARD_PAGE_SIZE = 20;

export type BoardFilters = Omit<LeadFilters, "stages">;

export function leadBoardQuery(filters: BoardFilters) {
  const queryKey = [...crmKeys.leads, "board", filters];
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      const lengths = lengthsOf(client.getQueryData<Board>(queryKey));
      const args = { filters, page_size: BOARD_PAGE_SIZE, lengths };
      return callFunction("lead_board", args, boardSchema, signal);
    },
    placeholderData: keepPreviousData,
  });
}

/** The number of cards to read of each stage: the loaded ones, at least one page. */
const lengthsOf = (board: Board | undefined) =>
  Object.fromEntries(
    LEAD_STAGES.map((stage) => {
      const loaded = board?.[stage].rows.length ?? 0;
      return [stage, Math.min(Math.max(loaded, BOARD_PAGE_SIZE), LONGEST_PAGE)];
    }),
  );

/** The next cards of one stage, after the loaded ones. */
export function fetchMoreOfStage(stage: LeadStage, filters: BoardFilters, after: Cursor) {
  const args = { stage, filters, after, page_size: BOARD_PAGE_SIZE };
  return callFunction("lead_board_more", args, boardPageSchema);
}

/** Null when there is no such lead, or the caller may not see it. */
export function leadDetailQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.leads, "detail", id],
    queryFn: ({ signal }) =>
      callFunction("lead_detail", { lead_id: id }, z.nullable(leadDetailSchema), signal),
    // Shows a change whose answer was lost.
    refetchOnReconnect: true,
  });
}

export function duplicatesQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.leads, "duplicates", id],
    queryFn: ({ signal }) =>
      callFunction("lead_duplicates", { lead_id: id }, z.array(duplicateSchema), signal),
  });
}

/** Values by which duplicates are found; null where unknown. */
export type LeadKeys = { email: string | null; phone: string | null; business: string | null };

const digitsOf = (phone: string | null) => phone?.replace(/\D/g, "").slice(-10) ?? "";
const bareName = (business: string | null) =>
  business?.toLowerCase().replace(/[^a-z0-9]/g, "") ?? "";

/** Leads that share one of these, as the database compares them. */
export function leadsLikeQuery(keys: LeadKeys) {
  const searches = [keys.email, digitsOf(keys.phone), keys.business].filter(Boolean);
  const isAlike = (lead: Lead) =>
    (keys.email !== null && lead.email?.toLowerCase() === keys.email.toLowerCase()) ||
    (keys.phone !== null && digitsOf(lead.phone) === digitsOf(keys.phone)) ||
    (bareName(keys.business) !== "" && bareName(lead.business) === bareName(keys.business));
  return queryOptions({
    queryKey: [...crmKeys.leads, "like", keys],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        searches.map((search) =>
          fetchLeads({ search: search ?? "" }, "-created", null, 20, signal),
        ),
      );
      const found = new Map(pages.flatMap((page) => page.rows).map((lead) => [lead.id, lead]));
      return [...found.values()].filter(isAlike);
    },
    enabled: searches.length > 0,
    retry: false,
  });
}
