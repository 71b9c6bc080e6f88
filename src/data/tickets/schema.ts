import { z } from "zod";
import type { Database } from "@/lib/database.types";
import { contactSchema } from "@/data/clients/part-schemas";
import { personSchema } from "@/data/staff/people";

export const TICKET_STATUSES = ["open", "in-progress", "waiting", "resolved"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const SLA_STATUSES = ["overdue", "warning", "on-time"] as const;
export type SlaStatus = (typeof SLA_STATUSES)[number];

const MESSAGE_KINDS = ["reply", "client", "note"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const ticketSchema = z.object({
  id: z.string(),
  number: z.number(),
  version: z.number(),
  subject: z.string(),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  /** As of when it was read, or of when its clock stopped. */
  slaStatus: z.enum(SLA_STATUSES),
  /** ISO timestamps, here and below. */
  warnAt: z.string(),
  dueAt: z.string(),
  /** The clock stands still while the client is waited for and once it is resolved. */
  clockStoppedAt: z.string().nullable(),
  client: z.object({ id: z.string(), business: z.string() }),
  site: z.object({ id: z.string(), domain: z.string() }).nullable(),
  assignee: personSchema.nullable(),
  lastMessage: z
    .object({
      kind: z.enum(MESSAGE_KINDS),
      authorName: z.string(),
      at: z.string(),
      excerpt: z.string(),
    })
    .nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  resolvedAt: z.string().nullable(),
  archivedAt: z.string().nullable(),
  isSample: z.boolean(),
});
export type Ticket = z.infer<typeof ticketSchema>;

type MessageRow = Database["public"]["Tables"]["ticket_messages"]["Row"];

const messageSchema = z.object({
  id: z.string(),
  ticket_id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  body: z.string(),
  author_id: z.string().nullable(),
  author_name: z.string(),
  created_at: z.string(),
  is_sample: z.boolean(),
}) satisfies z.ZodType<MessageRow>;
export type TicketMessage = z.infer<typeof messageSchema>;

export const ticketDetailSchema = ticketSchema.extend({
  /** Oldest first. */
  messages: messageSchema.array(),
  /** The client's primary contact. */
  contact: contactSchema.nullable(),
});
export type TicketDetail = z.infer<typeof ticketDetailSchema>;
