import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { LEAD_STAGES } from "@/data/leads/schema";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";

export type RuleUndo = {
  eventId: string;
  /** The lead's, where a rule moved one. */
  version?: number | undefined;
};

const undoneSchema = z.union([
  z.object({ stage: z.enum(LEAD_STAGES) }),
  z.object({ removed: z.number(), kept: z.number() }),
]);
export type UndoneRule = z.infer<typeof undoneSchema>;

/** Throws isConflict, or isBuiltOn when somebody has gone on since. */
export const undoRule = ({ eventId, version }: RuleUndo) =>
  callFunction(
    "undo_rule",
    { event_id: Number(eventId), ...(version !== undefined && { version }) },
    undoneSchema,
  );

/** Whether a logged call moved its lead. The database wrote the move just before the call. */
export async function hasCallMoved(leadId: string, noteId: string): Promise<boolean> {
  const { data } = await supabase
    .from("crm_events")
    .select("record_id,rule")
    .in("record_id", [leadId, noteId])
    .order("id", { ascending: false })
    .limit(10)
    .retry(false)
    .throwOnError();
  const events = parseAnswer("crm_events of a call", z.array(callEventSchema), data);
  const call = events.findLastIndex(({ record_id }) => record_id === noteId);
  return call !== -1 && events[call + 1]?.rule === "answered-call";
}

const callEventSchema = z.object({ record_id: z.string(), rule: z.nullable(z.string()) });
