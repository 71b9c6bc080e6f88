import * as z from "zod/mini";
import { NOTE_KINDS } from "@/data/notes/schema";
import { textDraft, type DraftStore, type Writer } from "@/lib/storage/drafts";

const entrySchema = z.object({
  body: z.string(),
  kind: z.enum(NOTE_KINDS),
  /** Of a call: somebody picked up. */
  isAnswered: z.boolean(),
  /** Of the row, once it was sent and no answer came: sent again, it is stored once. */
  id: z.nullable(z.string()),
});

/** What is being written about a record: words, a call or an email. */
export type NoteEntry = z.infer<typeof entrySchema>;

export const EMPTY_ENTRY: NoteEntry = { body: "", kind: "note", isAnswered: true, id: null };

function parseEntry(text: string): NoteEntry {
  try {
    const parsed = entrySchema.safeParse(JSON.parse(text)).data;
    if (parsed !== undefined) return parsed;
  } catch {
    // Words, as they were kept before a draft had a kind.
  }
  return { ...EMPTY_ENTRY, body: text };
}

/** Kept as what it is: a call stays a call, with its outcome. Without words there is no draft. */
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
