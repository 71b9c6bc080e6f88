import { supabase } from "@/lib/supabase/client";
import { insertOnce } from "@/data/records/changes";
import type { NoteKind } from "./schema";

export type NewNote = {
  /** Chosen by the browser, so that a repeated request adds nothing twice. */
  id: string;
  body: string;
  /** An e-mail, or a call that somebody picked up, stops a lead's first-response clock. */
  kind?: NoteKind;
  /** Of a call: somebody picked up. A new lead is contacted then. */
  is_answered?: boolean;
  client_id?: string;
  lead_id?: string;
};

/** The database signs it with the caller's name. */
export const addNote = (note: NewNote) =>
  insertOnce(supabase.from("crm_notes").insert(note).retry(false).throwOnError());
