import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import type { Person } from "@/data/staff/people";

export type NoteKind = "note" | "call" | "email";

export type Note = Omit<Database["public"]["Tables"]["crm_notes"]["Row"], "kind"> & {
  kind: NoteKind;
  /** Null for what nobody of the staff wrote. */
  author: Person | null;
  /** An owner who changed the author's words; see `edited_by_id` for one who is not named here. */
  editor: Person | null;
};

export type NewNote = {
  /** Chosen by the browser, so that a repeated request adds nothing twice. */
  id: string;
  body: string;
  /** A logged call or e-mail stops a lead's first-response clock. */
  kind?: NoteKind;
  /** Of a call: somebody picked up. A new lead is contacted then. */
  is_answered?: boolean;
  client_id?: string;
  lead_id?: string;
};

/** The database signs it with the caller's name. */
export async function addNote(note: NewNote): Promise<void> {
  await supabase.from("crm_notes").insert(note).retry(false).throwOnError();
}
