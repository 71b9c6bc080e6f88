import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/parse-answer";
import type { ChangeableTable, Versioned } from "./changes";
import { crmKeys } from "./crm-keys";
import { HISTORY_ENTITIES, type HistoryEntity } from "./history";

/** A row by the names of its columns, as it is stored now. */
export type RecordState = Versioned & Record<string, unknown>;

/** Null when there is none, or the caller may not see it. Never from the cache. */
export async function fetchRecord(table: ChangeableTable, id: string): Promise<RecordState | null> {
  // One table stands for all: every one of them has `id` and `version`.
  const { data } = await supabase
    .from(table as "clients")
    .select("*")
    .eq("id", id)
    .retry(false)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** A line of the history, without what it belongs to. */
export type RecordEvent = {
  id: number;
  actorId: string | null;
  actorName: string | null;
  /** ISO timestamp. */
  at: string;
  entity: HistoryEntity;
  recordId: string;
  action: string;
  columns: string[];
};

export type WatchedSubject = { clientId: string } | { leadId: string } | { ticketId: string };

const SHOWN_AT_ONCE = 20;

const columnOf = (subject: WatchedSubject) =>
  "clientId" in subject ? "client_id" : "leadId" in subject ? "lead_id" : "ticket_id";
const idOf = (subject: WatchedSubject) => Object.values(subject)[0] ?? "";

/** The newest things that happened to a record and what belongs to it, newest first. */
export function latestEventsQuery(subject: WatchedSubject) {
  return queryOptions({
    queryKey: [...crmKeys.history, "latest", subject],
    queryFn: ({ signal }) => fetchEvents(columnOf(subject), idOf(subject), signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** The newest things that happened to one row, newest first. */
export const fetchRecordEvents = (id: string) => fetchEvents("record_id", id);

const eventRowSchema = z.object({
  id: z.number(),
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  happened_at: z.string(),
  entity: z.enum(HISTORY_ENTITIES),
  record_id: z.string(),
  action: z.string(),
  after: z.record(z.string(), z.unknown()).nullable(),
});

async function fetchEvents(
  column: "client_id" | "lead_id" | "ticket_id" | "record_id",
  id: string,
  signal?: AbortSignal,
): Promise<RecordEvent[]> {
  let call = supabase
    .from("crm_events")
    .select("id,actor_id,actor_name,happened_at,entity,record_id,action,after")
    .eq(column, id)
    .order("happened_at", { ascending: false })
    .order("id", { ascending: false })
    .limit(SHOWN_AT_ONCE);
  if (signal !== undefined) call = call.abortSignal(signal);
  const { data } = await call.retry(false).throwOnError();
  return parseAnswer("crm_events", eventRowSchema.array(), data).map((row) => ({
    id: row.id,
    actorId: row.actor_id,
    actorName: row.actor_name,
    at: row.happened_at,
    entity: row.entity,
    recordId: row.record_id,
    action: row.action,
    columns: Object.keys(row.after ?? {}),
  }));
}
