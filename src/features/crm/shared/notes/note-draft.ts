import * as z from "zod/mini";
import { NOTE_KINDS } from "@/data/notes/schema";
import { textDraft, type DraftStore, type Writer } from "@/lib/storage/drafts";

export type Subject = { client_id: string } | { lead_id: string };

export const subjectId = (subject: Subject): string =>
  "client_id" in subject ? subject.client_id : subject.lead_id;

const entrySchema = z.object({
  body: z.string(),
  kind: z.enum(NOTE_KINDS),
  /** Whether somebody answered the call. */
  isAnswered: z.boolean(),
  /** Set once sent without an answer, so that a retry is stored once. */
  id: z.nullable(z.string()),
});

/** A note, call or email that is being written. */
export type NoteEntry = z.infer<typeof entrySchema>;

export const EMPTY_ENTRY: NoteEntry = { body: "", kind: "note", isAnswered: true, id: null };

function parseEntry(text: string): NoteEntry {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(text)).data;
    if (parsed !== undefined) return parsed;
  } catch {
    // Drafts from before there were kinds.
  }
  return { ...EMPTY_ENTRY, body: text };
}

/** A draft without text is deleted. */
export function noteEntryDraft(writer: Writer, recordId: string): DraftStore<NoteEntry> {
  const stored = textDraft("noteDraft", writer, recordId);
  return {
    read: () => {
      const text = stored.read();
      return text === null ? null : parseEntry(text);
    },
    write: (entry) =>
      stored.write(entry === null || entry.body === "" ? null : JSON.stringify(entry)),
  };
}
