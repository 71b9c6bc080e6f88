import { z } from "zod";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { personSchema } from "@/data/staff/people";

const NOTE_KINDS = ["note", "call", "email"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

type NoteRow = Database["public"]["Tables"]["crm_notes"]["Row"];

export const noteSchema = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(NOTE_KINDS),
  body: z.string(),
  is_answered: z.boolean(),
  client_id: z.string().nullable(),
  lead_id: z.string().nullable(),
  author_id: z.string().nullable(),
  edited_by_id: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.string().nullable(),
  is_sample: z.boolean(),
  /** Null for what nobody of the staff wrote. */
  author: personSchema.nullable(),
  /** An owner who changed the author's words; see `edited_by_id` for one who is not named here. */
  editor: personSchema.nullable(),
}) satisfies z.ZodType<NoteRow>;
export type Note = z.infer<typeof noteSchema>;

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
