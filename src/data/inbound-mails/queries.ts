import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, listPageSchema, type Cursor } from "@/lib/supabase/list-page";
import { supabase } from "@/lib/supabase/client";
import { inboundMailSchema, type InboundState } from "./schema";
import { UnexpectedAnswerError } from "@/lib/supabase/database-answer";

export type InboundSort = "created" | "-created";

/** `search` is words of the sender, the subject or the text. Without `states`: waiting ones. */
export type InboundFilters = { search?: string; states?: InboundState[]; samples?: true };

const inboundPageSchema = listPageSchema(inboundMailSchema);

export function inboundListQuery(filters: InboundFilters, sort: InboundSort) {
  const appliedFilters = { ...filters, states: filters.states ?? ["waiting"] };
  return infiniteQueryOptions({
    queryKey: [...crmKeys.inboundMails, "list", appliedFilters, sort],
    queryFn: ({ pageParam, signal }) =>
      callFunction(
        "list_inbound_mails",
        { filters: appliedFilters, sort, after: pageParam, page_size: LIST_PAGE_SIZE },
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

/** The complete text of a shortened one; null without one, or without access. */
export function fullTextQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.inboundMails, "full-text", id],
    queryFn: ({ signal }) =>
      callFunction("inbound_full_text", { mail_id: id }, z.nullable(z.string()), signal),
    staleTime: Infinity,
  });
}

/** Limits the text shown of an original, which may contain encoded pictures. */
const SHOWN_BYTES = 200_000;

export function originalQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.inboundMails, "original", id],
    queryFn: async ({ signal }) => {
      const { data, error } = await supabase.functions.invoke<unknown>(`inbound-mail?id=${id}`, {
        method: "GET",
        signal,
      });
      if (error) throw error;
      if (!(data instanceof Blob)) throw new UnexpectedAnswerError();
      return { file: data, shown: await data.slice(0, SHOWN_BYTES).text() };
    },
    staleTime: Infinity,
  });
}
