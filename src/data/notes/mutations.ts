import * as z from "zod/mini";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import { insertOnce } from "@/data/records/changes";
import type { NoteKind } from "./schema";

export type NewNote = {
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
  body: string;
  /** An e-mail, or an answered call, stops a lead's first-response clock. */
  kind?: NoteKind;
  /** For a call: whether somebody answered, which moves a new lead to contacted. */
  is_answered?: boolean;
  client_id?: string;
  lead_id?: string;
};

/** With the ids of files that wait beside the note. */
type NoteWithFiles = NewNote & { fileIds?: readonly string[] };

/** The database adds the caller's name. A retry attaches files that an earlier try did not. */
export async function addNote({ fileIds = [], ...note }: NoteWithFiles): Promise<void> {
  await insertOnce(supabase.from("crm_notes").insert(note).retry(false).throwOnError());
  if (fileIds.length === 0) return;
  await callFunction("attach_to_note", { note_id: note.id, file_ids: [...fileIds] }, z.null());
}
