import { supabase } from "@/lib/supabase/client";
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

/** The database adds the caller's name. */
export const addNote = (note: NewNote) =>
  insertOnce(supabase.from("crm_notes").insert(note).retry(false).throwOnError());
