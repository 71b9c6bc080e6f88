import * as z from "zod/mini";
import { MESSAGE_KINDS, TICKET_PRIORITIES } from "@/data/tickets/schema";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";

/** The ticket draft of this person in this browser. */
export const ticketDraftStore = <Draft>(
  writer: Writer,
  name: string,
  schema: z.ZodMiniType<Draft>,
) => jsonDraft("ticketDraft", writer, name, schema);

export const messageDraftSchema = z.object({
  /** Chosen once, so that a retry does not store the message twice. */
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  body: z.string(),
  authorName: z.string(),
});

export const newTicketSchema = z.object({
  id: z.uuid(),
  client: z.nullable(z.object({ id: z.string(), business: z.string() })),
  /** Null until chosen: then it is the client's only site, if there is one. */
  site_id: z.nullable(z.string()),
  subject: z.string(),
  priority: z.enum(TICKET_PRIORITIES),
  assignee_id: z.string(),
  message: messageDraftSchema,
});

export type MessageDraft = z.infer<typeof messageDraftSchema>;
export type NewTicketDraft = z.infer<typeof newTicketSchema>;
