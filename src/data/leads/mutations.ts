import type { MutationFunctionContext } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import { changeRecord, EarlierTextError, type Versioned } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { cachePatch, type RecordWrite } from "@/data/records/mutations";
import { isConflict, isStoredAlready } from "@/data/records/refusals";
import { fetchRecord } from "@/data/records/record-state";
import { moveCard, putCard, type Placement, type WonChoices } from "./board-moves";
import type { LeadFieldId } from "./fields";
import { leadDetailQuery } from "./queries";
import { leadDetailSchema, leadSchema, type Board, type Lead, type LeadDetail } from "./schema";

type LeadTable = Database["public"]["Tables"]["leads"];

type Kept = "reference" | "first_response_due_at" | "first_responded_at" | "created_at";
type Written = Exclude<LeadFieldId, Kept> | "rank" | "archived_at";

/** The columns that the migration grants to write. */
export type LeadChanges = Pick<LeadTable["Update"], Extract<keyof LeadTable["Update"], Written>>;

type Moved = Versioned & { won: { clientId: string; ruleTasks: number } | null };

/** A move, shown at once on every board. A move to Won returns the new client. */
export function leadMove(lead: Lead, placement: Placement): RecordWrite<Moved> {
  const { id } = lead;
  return {
    record: lead,
    send: async (version) => {
      if (placement.stage === "won" && lead.stage !== "won") {
        const made = await convertLead({ id, version }, placement.won);
        const won = { clientId: made.client_id, ruleTasks: made.rule_tasks };
        return { id, version: made.version, won };
      }
      const stored = await changeRecord("leads", { id, version }, changesOf(lead, placement));
      return { ...stored, won: null };
    },
    patches: [
      cachePatch<Board>(
        [...crmKeys.leads, "board"],
        (board) => moveCard(board, id, placement),
        (board) => putCard(board, lead),
      ),
    ],
  };
}

const changesOf = (lead: Lead, { stage, rank, lost_reason }: Placement) => ({
  ...(stage === lead.stage ? {} : { stage }),
  ...(rank === lead.rank ? {} : { rank }),
  ...(lost_reason === lead.lost_reason ? {} : { lost_reason }),
});

export type NewLead = Pick<LeadTable["Insert"], Extract<keyof LeadTable["Insert"], Written>> & {
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
};

/** Stores it once, however often it is tried; the latest values win. */
export async function addLead(lead: NewLead): Promise<Versioned> {
  try {
    await supabase.from("leads").insert(lead).retry(false).throwOnError();
    return { id: lead.id, version: 1 };
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
    // The first try was stored with earlier values.
    return await bringUpToDate(lead, error);
  }
}

async function bringUpToDate(
  { id, owner_id: _owner, ...typed }: NewLead,
  error: unknown,
): Promise<Versioned> {
  const stored = await fetchRecord("leads", id);
  if (stored === null) throw error;
  // The database takes the state from a town such as "Macon, GA".
  const isFromTown = typed.region === null && typed.town?.endsWith(`, ${String(stored.region)}`);
  const others = Object.entries(typed).filter(
    ([column, value]) => value !== stored[column] && !(column === "region" && isFromTown),
  );
  if (others.length === 0) return stored;
  return changeRecord("leads", stored, Object.fromEntries(others));
}

const conversionSchema = z.object({
  client_id: z.string(),
  is_new: z.boolean(),
  version: z.number(),
  /** How many tasks the rule for winning added. */
  rule_tasks: z.number(),
});

/** Makes a client of a lead. A repeat returns the same client. */
const convertLead = ({ id, version }: Versioned, choices?: WonChoices) =>
  callFunction("convert_lead", { lead_id: id, version, ...choices }, conversionSchema);

/**
 * False where the canceled demo stays off because its time is taken. Throws isBuiltOn when somebody
 * has changed the client.
 */
export const undoConvertLead = (id: string) =>
  callFunction("undo_convert_lead", { lead_id: id }, z.boolean());

/** Archives `other` and moves its notes and tasks to `kept`, which is returned. */
export const mergeLeads = ({ kept, other }: { kept: Versioned; other: Versioned }) =>
  callFunction(
    "merge_leads",
    {
      kept_id: kept.id,
      kept_version: kept.version,
      other_id: other.id,
      other_version: other.version,
    },
    leadSchema,
  );

export const undoMergeLeads = (otherId: string) =>
  callFunction("undo_merge_leads", { other_id: otherId }, z.null());

type Cache = Pick<MutationFunctionContext, "client">;

async function showLead(lead: LeadDetail, { client }: Cache): Promise<void> {
  const { queryKey } = leadDetailQuery(lead.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, lead);
}

export type LeadMail = {
  /** Chosen by the browser, so that a retry sends nothing twice. */
  id: string;
  lead: Versioned;
  subject: string;
  body: string;
  /** The ids of files that wait in the lead's composer. */
  fileIds: readonly string[];
};

/** Stores an e-mail and queues it, and updates the lead. Throws isConflict when somebody was faster. */
export async function sendLeadMail(mail: LeadMail, cache: Cache): Promise<void> {
  const { id, lead, subject, body, fileIds } = mail;
  const args = {
    id,
    lead_id: lead.id,
    subject,
    body,
    version: lead.version,
    file_ids: [...fileIds],
  };
  try {
    await showLead(await callFunction("send_lead_mail", args, leadDetailSchema), cache);
  } catch (error) {
    if (!isStoredAlready(error) && !isConflict(error)) throw error;
    // An earlier try may have been stored with another text.
    const query = { ...leadDetailQuery(lead.id), staleTime: 0 };
    const latest = await cache.client.fetchQuery(query).catch(() => null);
    if (latest?.notes.some((note) => note.id === id) === true) throw new EarlierTextError();
    throw error;
  }
}

export type RecalledMail = { leadId: string; noteId: string };

/** Undoes one's own e-mail before it is sent, and updates the lead. Throws hasLeft afterwards. */
export async function takeBackLeadMail(
  { leadId, noteId }: RecalledMail,
  cache: Cache,
): Promise<void> {
  const args = { lead_id: leadId, note_id: noteId };
  await showLead(await callFunction("take_back_lead_mail", args, leadDetailSchema), cache);
}
