import { z } from "zod";
import { readStored, storageKeys, writeStored } from "@/lib/storage";

/**
 * Reads and writes what this person typed for a ticket in this browser; nobody else who signs in
 * is shown it. A copy of another shape, from an older version of the site say, is no copy.
 */
export function ticketDraftStore<Draft>(
  writer: string | null,
  name: string,
  schema: z.ZodType<Draft>,
) {
  const key = writer === null ? null : `${storageKeys.ticketDraft}${writer}.${name}`;
  return {
    read: (): Draft | null => {
      const text = key === null ? null : readStored(key);
      if (text === null) return null;
      try {
        return schema.parse(JSON.parse(text));
      } catch {
        return null;
      }
    },
    /** False when the browser keeps nothing: then leaving the page loses it. */
    write: (draft: Draft | null): boolean =>
      key !== null && writeStored(key, draft === null ? null : JSON.stringify(draft)),
  };
}

const kind = z.enum(["reply", "client", "note"]);

export const messageDraftSchema = z.object({
  /** The message's own, chosen once: sent twice, it is stored once. */
  id: z.uuid(),
  kind,
  body: z.string(),
  authorName: z.string(),
});

export const newTicketSchema = z.object({
  ticketId: z.uuid(),
  messageId: z.uuid(),
  client: z.object({ id: z.string(), business: z.string() }).nullable(),
  /** Null while nobody has chosen: then it is the client's only site, if there is one. */
  siteId: z.string().nullable(),
  subject: z.string(),
  priority: z.enum(["urgent", "high", "medium", "low"]),
  assigneeId: z.string(),
  kind,
  body: z.string(),
  authorName: z.string(),
});

export type MessageDraft = z.infer<typeof messageDraftSchema>;
export type NewTicketDraft = z.infer<typeof newTicketSchema>;
