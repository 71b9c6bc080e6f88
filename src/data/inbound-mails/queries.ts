import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, listPageSchema, type Cursor } from "@/data/records/list-page";
import { inboundMailSchema, type InboundState } from "./schema";

export type InboundSort = "created" | "-created";

/** `search` is words of the sender, the subject or the text. Without `states`: those that wait. */
export type InboundFilters = { search?: string; states?: InboundState[]; samples?: true };

const inboundPageSchema = listPageSchema(inboundMailSchema);

export function inboundListQuery(filters: InboundFilters, sort: InboundSort) {
  const asked = { ...filters, states: filters.states ?? ["waiting"] };
  return infiniteQueryOptions({
    queryKey: [...crmKeys.inboundMails, "list", asked, sort],
    queryFn: ({ pageParam, signal }) =>
      callFunction(
        "list_inbound_mails",
        { filters: asked, sort, after: pageParam, page_size: LIST_PAGE_SIZE },
        inboundPageSchema,
        signal,
      ),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** Null when there is no such mail, or the caller may not see it. */
export function inboundDetailQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.inboundMails, "detail", id],
    queryFn: ({ signal }) =>
      callFunction("inbound_mail_detail", { mail_id: id }, z.nullable(inboundMailSchema), signal),
  });
}
