import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { reasonOf } from "@/lib/errors/errors";
import { callFunction } from "./call-function";
import { isForbidden, isStoredAlready } from "./refusals";
import type { ClientChanges } from "@/data/clients/mutations";
import type { LeadChanges } from "@/data/leads/mutations";
import type { TaskChanges } from "@/data/tasks/mutations";
import type { TicketChanges } from "@/data/tickets/mutations";

type Tables = Database["public"]["Tables"];

type ChangesOf = {
  leads: LeadChanges;
  clients: ClientChanges;
  tickets: TicketChanges;
  tasks: TaskChanges;
  client_contacts: Pick<
    Tables["client_contacts"]["Update"],
    "name" | "job_title" | "email" | "phone" | "is_primary" | "archived_at"
  >;
  client_addresses: Pick<
    Tables["client_addresses"]["Update"],
    "label" | "street" | "town" | "region" | "postal_code" | "archived_at"
  >;
  client_sites: Pick<
    Tables["client_sites"]["Update"],
    | "domain"
    | "redirects_to_id"
    | "registrar"
    | "expires_on"
    | "auto_renew"
    | "published_on"
    | "archived_at"
  >;
  crm_notes: Pick<Tables["crm_notes"]["Update"], "body" | "kind" | "archived_at">;
  demo_bookings: Pick<Tables["demo_bookings"]["Update"], "host_id" | "starts_at" | "status">;
  inbound_mails: Pick<Tables["inbound_mails"]["Update"], "archived_at">;
};

export type ChangeableTable = keyof ChangesOf;
export type Changes<Table extends ChangeableTable> = ChangesOf[Table];

/** A row in the version that the person saw. */
export type Versioned = { id: string; version: number };

/** Returns the new version. Throws isConflict when the row was changed since, or isForbidden. */
export async function changeRecord<Table extends ChangeableTable>(
  table: Table,
  { id, version }: Versioned,
  changes: ChangesOf[Table],
): Promise<Versioned> {
  // Typed as one table: all have `id` and `version`, and ChangesOf has the rest.
  const { data } = await supabase
    .from(table as "clients")
    .update({ ...(changes as ClientChanges), version })
    .eq("id", id)
    .select("version")
    .retry(false)
    .maybeSingle()
    .throwOnError();
  if (data === null) throw new MissingRecordError();
  return { id, version: data.version };
}

/** Adds a row under the browser's id; once, however often it is tried. */
export async function insertOnce(insert: PromiseLike<unknown>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
  }
}

/** Archives what was just added. Throws isConflict when somebody has changed it since. */
export const takeBackAdded = ({ table, id }: { table: ChangeableTable; id: string }) =>
  changeRecord(table, { id, version: 1 }, { archived_at: new Date().toISOString() });

export class MissingRecordError extends Error {
  override name = "MissingRecordError";
  constructor() {
    super("this record does not exist, or you may not change it");
  }
}

/** This message's id has another text: an earlier try was stored. */
export class EarlierTextError extends Error {
  override name = "EarlierTextError";
  constructor() {
    super("an earlier version of this message is stored already");
  }
}

export type BulkTable = "leads" | "clients" | "tickets" | "tasks";

const bulkAnswerSchema = z.object({
  changed: z.array(z.object({ id: z.string(), version: z.number() })),
  /** `why` is "conflict", "missing", "forbidden", or a sentence. */
  failed: z.array(z.object({ id: z.string(), why: z.string() })),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/** The database's limit per call, so that a lost answer concerns one call. */
const ROWS_PER_REQUEST = 500;

export type BulkChanges<Table extends BulkTable> = {
  table: Table;
  rows: readonly (Versioned & ChangesOf[Table])[];
};

/** Failures do not stop the other rows; lost answers count as failed, with the reason. */
export async function changeRecords<Table extends BulkTable>({
  table,
  rows,
}: BulkChanges<Table>): Promise<BulkAnswer> {
  const answer: BulkAnswer = { changed: [], failed: [] };
  for (let from = 0; from < rows.length; from += ROWS_PER_REQUEST) {
    const args = { entity: table, changes: rows.slice(from, from + ROWS_PER_REQUEST) };
    try {
      const { changed, failed } = await callFunction("change_records", args, bulkAnswerSchema);
      answer.changed.push(...changed);
      answer.failed.push(...failed);
    } catch (error) {
      const why = isForbidden(error) ? "forbidden" : reasonOf(error);
      answer.failed.push(...rows.slice(from).map(({ id }) => ({ id, why })));
      break;
    }
  }
  return answer;
}
