import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import { attachedFileSchema } from "@/data/files/schema";
import { personSchema } from "@/data/staff/schema";

export const NOTE_KINDS = ["note", "call", "email"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

type NoteRow = Database["public"]["Tables"]["crm_notes"]["Row"];

export const noteSchema = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(NOTE_KINDS),
  /** Set for an e-mail that was sent from here, which does not change. */
  subject: z.nullable(z.string()),
  body: z.string(),
  is_answered: z.boolean(),
  client_id: z.nullable(z.string()),
  lead_id: z.nullable(z.string()),
  author_id: z.nullable(z.string()),
  edited_by_id: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
  /** Null for notes not written by staff. */
  author: z.nullable(personSchema),
  /** The owner who changed the author's text; see `edited_by_id` if it is unnamed here. */
  editor: z.nullable(personSchema),
  files: z.optional(z.array(attachedFileSchema)),
}) satisfies z.ZodMiniType<NoteRow>;
export type Note = z.infer<typeof noteSchema>;
