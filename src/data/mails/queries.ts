import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { supabase } from "@/lib/supabase/client";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, listPageSchema, type Cursor } from "@/lib/supabase/list-page";
import type { MailKind } from "./mail-kinds";
import { MAIL_STATES, mailSchema, type MailState } from "./schema";
import { parseAnswer } from "@/lib/supabase/database-answer";

export type MailSort = "created" | "-created";

export type MailFilters = {
  search?: string;
  states?: MailState[];
  kinds?: MailKind[];
  samples?: true;
};

const mailPageSchema = listPageSchema(mailSchema);

export function mailListQuery(filters: MailFilters, sort: MailSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.mails, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      callFunction(
        "list_mails",
        { filters, sort, after: pageParam, page_size: LIST_PAGE_SIZE },
        mailPageSchema,
        signal,
      ),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** Null when there is no such mail, or the caller may not see it. */
export function mailDetailQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.mails, "detail", id],
    queryFn: ({ signal }) =>
      callFunction("mail_detail", { mail_id: id }, z.nullable(mailSchema), signal),
  });
}

const replyMailSchema = z.object({
  id: z.string(),
  ticket_message_id: z.nullish(z.string()),
  note_id: z.nullish(z.string()),
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  last_error: z.nullable(z.string()),
  /** When a sender last took it; null while none has. */
  taken_at: z.nullable(z.string()),
  sent_at: z.nullable(z.string()),
});
export type ReplyMail = z.infer<typeof replyMailSchema>;

/** The ticket or lead that somebody wrote to. */
export type MailedRecord = { ticket_id: string } | { lead_id: string };

/** The mails of a ticket's replies or of e-mails to a lead, by the message's id. */
export function replyMailsQuery(record: MailedRecord) {
  const isTicket = "ticket_id" in record;
  const words = isTicket ? "ticket_message_id" : "note_id";
  return queryOptions({
    queryKey: [...crmKeys.mails, "replies", record],
    queryFn: async ({ signal }): Promise<Record<string, ReplyMail>> => {
      const { data } = await supabase
        .from("mails")
        .select(`id,${words},state,tries,last_error,taken_at,sent_at`)
        .eq(isTicket ? "ticket_id" : "lead_id", isTicket ? record.ticket_id : record.lead_id)
        .eq("kind", isTicket ? "ticket-reply" : "lead-mail")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      const mails = parseAnswer("mails", z.array(replyMailSchema), data);
      return Object.fromEntries(
        mails.map((mail) => [mail.ticket_message_id ?? mail.note_id ?? mail.id, mail]),
      );
    },
  });
}

/** When a sender last requested mails, an ISO timestamp; null if never. */
export function mailSenderQuery() {
  return queryOptions({
    queryKey: [...crmKeys.mails, "sender"],
    queryFn: ({ signal }) =>
      callFunction("mail_sender_seen_at", {}, z.nullable(z.string()), signal),
  });
}
