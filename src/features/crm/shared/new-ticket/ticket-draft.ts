import * as z from "zod/mini";
import { MESSAGE_KINDS, TICKET_PRIORITIES } from "@/data/tickets/schema";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";
import { useQuery } from "@tanstack/react-query";
import { replyTemplatesQuery } from "@/data/reply-templates/queries";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { replyStart, type ReplyStart } from "@/lib/mail/reply-start";

/** The beginning of a reply by mail; null for tickets without mail. */
export function useReplyStart(ticket: Parameters<typeof replyStart>[0] | null): ReplyStart | null {
  const member = useStaffMember();
  const templates = useQuery({ ...replyTemplatesQuery(), enabled: member !== null }).data;
  if (member === null || ticket === null) return null;
  const closing = templates?.find(({ used_in: use }) => use === "ticket-reply")?.body;
  return replyStart(ticket, member.name, closing);
}

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
