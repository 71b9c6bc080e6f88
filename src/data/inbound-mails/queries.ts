import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, listPageSchema, type Cursor } from "@/data/records/list-page";
import { supabase } from "@/lib/supabase/client";
import { UnexpectedAnswerError } from "@/lib/supabase/parse-answer";
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

/** The whole of a text that is shown in part; null where there is none, or the caller may not read it. */
export function fullTextQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.inboundMails, "full-text", id],
    queryFn: ({ signal }) =>
      callFunction("inbound_full_text", { mail_id: id }, z.nullable(z.string()), signal),
    staleTime: Infinity,
  });
}

/** As much of an original as is shown as text: a picture in one is lines without end. */
const SHOWN_BYTES = 200_000;

/** A mail as it came, with its files, and what of it is shown. */
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
