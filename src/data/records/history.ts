import { infiniteQueryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";
import { cursorSchema, type Cursor } from "./list-page";

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
  "imported",
  "passed-sla",
  "invoice-paid",
  "site-published",
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

const columnsSchema = z.record(z.string(), z.unknown());

const historyEventSchema = z.object({
  id: z.string(),
  /** ISO timestamp. */
  at: z.string(),
  /** Null for what the site or the database did itself. */
  actorName: z.string().nullable(),
  entity: z.enum(HISTORY_ENTITIES),
  recordId: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  /** The changed columns only, by their names in the database. */
  before: columnsSchema.nullable(),
  after: columnsSchema.nullable(),
  ticket: z.object({ id: z.string(), number: z.number(), subject: z.string() }).nullable(),
  /** The message its ticket began with. */
  isOpening: z.boolean(),
});
export type HistoryEvent = z.infer<typeof historyEventSchema>;

const historyPageSchema = z.object({
  rows: historyEventSchema.array(),
  next: cursorSchema.nullable(),
  /** What ids in it stand for: people, also those who left, and sites. */
  names: z.record(z.string(), z.string()),
});
export type HistoryPage = z.infer<typeof historyPageSchema>;

type Subject = { clientId: string } | { leadId: string } | { ticketId: string };

/** What happened to a record and all that belongs to it, newest first; the database wrote it. */
export function historyQuery(subject: Subject) {
  const args = {
    client_id: "clientId" in subject ? subject.clientId : null,
    lead_id: "leadId" in subject ? subject.leadId : null,
    ticket_id: "ticketId" in subject ? subject.ticketId : null,
  };
  return infiniteQueryOptions({
    queryKey: [...crmKeys.history, subject],
    queryFn: ({ pageParam, signal }) =>
      callFunction("crm_history", { ...args, after: pageParam }, historyPageSchema, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
}
