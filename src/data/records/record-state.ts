import * as z from "zod/mini";
import { supabase } from "@/lib/supabase/client";
import type { ChangeableTable } from "./changes";

const recordStateSchema = z.looseObject({ id: z.string(), version: z.number() });
/** The stored row, by column names. */
export type RecordState = z.infer<typeof recordStateSchema>;

/** Null without access. Never from the cache. */
export async function fetchRecord(table: ChangeableTable, id: string): Promise<RecordState | null> {
  // Typed as one table: all have `id` and `version`.
  const { data } = await supabase
    .from(table as "clients")
    .select("*")
    .eq("id", id)
    .retry(false)
    .maybeSingle()
    .throwOnError();
  return z.nullable(recordStateSchema).parse(data);
}
