import * as z from "zod/mini";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import type { Cursor } from "@/lib/supabase/list-page";
import { HISTORY_ENTITIES, historyPageSchema, recordEventSchema, type RecordEvent } from "./schema";
import { parseAnswer } from "@/lib/supabase/database-answer";

/** Records with a history that includes everything belonging to them. */
export type HistorySubject = { client_id: string } | { lead_id: string } | { ticket_id: string };

/** Newest first. */
export function historyQuery(subject: HistorySubject) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.history, subject],
    queryFn: ({ pageParam, signal }) =>
      callFunction("crm_history", { ...subject, after: pageParam }, historyPageSchema, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
}

const LATEST = 20;

/** The tasks that a rule adds at once have an event together, so those of each are left out. */
const ONE_FOR_ALL = "rule.is.null,rule.neq.winning,entity.neq.tasks";

/** The newest events of a record and what belongs to it, newest first. */
export function latestEventsQuery(subject: HistorySubject) {
  return queryOptions({
    queryKey: [...crmKeys.history, "latest", subject],
    queryFn: ({ signal }) => fetchEvents(subject, signal, ONE_FOR_ALL),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Newest first. */
export const fetchRecordEvents = (id: string) => fetchEvents({ record_id: id });

async function fetchEvents(
  of: HistorySubject | { record_id: string },
  signal?: AbortSignal,
  anyOf?: string,
): Promise<RecordEvent[]> {
  let call = supabase
    .from("crm_events")
    .select("id,actor_id,actor_name,happened_at,entity,record_id,action,after")
    .match(of)
    // Other entities have their events at the row they were added to, such as inbound mails.
    .in("entity", HISTORY_ENTITIES)
    .order("happened_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(LATEST);
  if (anyOf !== undefined) call = call.or(anyOf);
  if (signal !== undefined) call = call.abortSignal(signal);
  const { data } = await call.retry(false).throwOnError();
  return parseAnswer("crm_events", z.array(recordEventSchema), data);
}
