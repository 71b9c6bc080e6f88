import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import { cursorSchema } from "@/lib/supabase/list-page";

export const HISTORY_ENTITIES = [
  "clients",
  "client_contacts",
  "client_addresses",
  "client_sites",
  "leads",
  "tickets",
  "ticket_messages",
  "tasks",
  "crm_notes",
  "demo_bookings",
  "upload_links",
] as const;
export type HistoryEntity = (typeof HISTORY_ENTITIES)[number];

const HISTORY_ACTIONS = [
  "created",
  "changed",
  "archived",
  "restored",
  "reordered",
  "converted",
  "conversion-undone",
  "merged",
  "requested",
  "merge-undone",
  "merged-into",
  "came-apart",
  "imported",
  "mail-retried",
  "mail-taken-back",
  "reply-taken-back",
  "passed-sla",
  "invoice-paid",
  "site-published",
  "onboarding-added",
  "onboarding-removed",
  "files-arrived",
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** The changed columns only, by their names in the database. */
const columnsSchema = z.nullable(z.record(z.string(), z.unknown()));

type EventRow = Pick<
  Database["public"]["Tables"]["crm_events"]["Row"],
  "id" | "actor_id" | "actor_name" | "happened_at" | "entity" | "record_id" | "action"
>;

/** A stored event of one row. */
export const recordEventSchema = z.object({
  id: z.number(),
  actor_id: z.nullable(z.string()),
  /** Null for the site or the database itself. */
  actor_name: z.nullable(z.string()),
  /** ISO timestamp. */
  happened_at: z.string(),
  entity: z.enum(HISTORY_ENTITIES),
  record_id: z.string(),
  action: z.string(),
  after: columnsSchema,
}) satisfies z.ZodMiniType<EventRow>;
export type RecordEvent = z.infer<typeof recordEventSchema>;

/** The columns that an event changed. */
export const changedColumns = ({ after }: Pick<RecordEvent, "after">): string[] =>
  Object.keys(after ?? {});

/** An entry of a record's timeline: an event, a request, or a ticket that became overdue. */
const historyEventSchema = z.extend(z.omit(recordEventSchema, { actor_id: true }), {
  id: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  before: columnsSchema,
  /** The rule that made the change; the actor is then who set it off. */
  rule: z.nullable(z.string()),
  /** Whether the caller may undo what a rule did. */
  can_undo: z.boolean(),
  ticket: z.nullable(z.object({ id: z.string(), number: z.number(), subject: z.string() })),
  /** Whether it is the first message of its ticket. */
  is_opening: z.boolean(),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

export const historyPageSchema = z.object({
  rows: z.array(historyEventSchema),
  next: z.nullable(cursorSchema),
  names: z.record(z.string(), z.string()),
});
