import { z } from "zod";
import type { Database } from "@/lib/database.types";
import { personSchema } from "@/data/staff/schema";

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
