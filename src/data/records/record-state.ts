import { supabase } from "@/lib/supabase/client";
import type { ChangeableTable, Versioned } from "./changes";

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
