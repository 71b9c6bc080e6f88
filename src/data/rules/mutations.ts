import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { LEAD_STAGES } from "@/data/leads/schema";
import { fetchRecord } from "@/data/records/record-state";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";
import type { Rule } from "./rules";

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

const eventSchema = z.object({
  id: z.number(),
  record_id: z.string(),
  rule: z.nullable(z.string()),
});

/**
 * The event of a lead's move by the rule that a stored call or booking started; null without one. The
 * database wrote it just before, and for a booking the demo's columns of the lead between the two.
 */
async function eventOfMove(leadId: string, storedId: string, rule: Rule): Promise<number | null> {
  const { data } = await supabase
    .from("crm_events")
    .select("id,record_id,rule")
    .in("record_id", [leadId, storedId])
    .order("id", { ascending: false })
    .limit(10)
    .retry(false)
    .throwOnError();
  const events = parseAnswer("crm_events of a rule", z.array(eventSchema), data);
  const stored = events.findLastIndex(({ record_id }) => record_id === storedId);
  if (stored === -1) return null;
  const before = events.slice(stored + 1, stored + (rule === "booking" ? 3 : 2));
  return before.find((event) => event.rule === rule)?.id ?? null;
}

/** Whether a logged call moved its lead. */
export const hasCallMoved = async (leadId: string, noteId: string): Promise<boolean> =>
  (await eventOfMove(leadId, noteId, "answered-call")) !== null;

/** The arguments that undo the move of a lead by a booking; null where nothing moved. */
export async function moveOfBooking(leadId: string, bookingId: string): Promise<RuleUndo | null> {
  const eventId = await eventOfMove(leadId, bookingId, "booking");
  if (eventId === null) return null;
  const lead = await fetchRecord("leads", leadId);
  return { eventId: String(eventId), version: lead?.version };
}
