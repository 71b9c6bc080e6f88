import * as z from "zod/mini";
import { supabase } from "@/lib/supabase/client";
import type { ChangeableTable } from "./changes";

const recordStateSchema = z.looseObject({ id: z.string(), version: z.number() });
/** A row by the names of its columns, as it is stored now. */
export type RecordState = z.infer<typeof recordStateSchema>;

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
  return z.nullable(recordStateSchema).parse(data);
}
