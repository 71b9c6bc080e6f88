import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import { contactSchema } from "@/data/clients/part-schemas";
import { attachedFileSchema } from "@/data/files/schema";
import { mailBehindSchema } from "@/data/inbound-mails/schema";
import { personSchema } from "@/data/staff/schema";

export const TICKET_STATUSES = ["open", "in-progress", "waiting", "resolved"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

const SLA_STATUSES = ["overdue", "warning", "on-time"] as const;
export type SlaStatus = (typeof SLA_STATUSES)[number];

export const MESSAGE_KINDS = ["reply", "client", "note"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** From the generated types, so that the compiler finds changed columns. */
type TicketRow = Omit<
  Database["public"]["Tables"]["tickets"]["Row"],
  "search" | "priority_rank" | "stopped_seconds" | "requester_id" | "clock_from" | "counted_plan"
>;

export const ticketSchema = z.object({
  id: z.string(),
  number: z.number(),
  version: z.number(),
  subject: z.string(),
  /** Opened by an inbound mail. */
  came_by_mail: z.boolean(),
  priority: z.enum(TICKET_PRIORITIES),
  status: z.enum(TICKET_STATUSES),
  /** As of the time of reading, or of stopping its clock. */
  sla_status: z.enum(SLA_STATUSES),
  /** ISO timestamps, here and below. */
  warn_at: z.string(),
  due_at: z.string(),
  /** The clock stops while the client is waited for and once it is resolved. */
  clock_stopped_at: z.nullable(z.string()),
  client_id: z.string(),
  client: z.object({ id: z.string(), business: z.string() }),
  site_id: z.nullable(z.string()),
  /** Null also for one that the caller may not see, as is the assignee. */
  site: z.nullable(z.object({ id: z.string(), domain: z.string() })),
  assignee_id: z.nullable(z.string()),
  assignee: z.nullable(personSchema),
  last_message: z.nullable(
    z.object({
      kind: z.enum(MESSAGE_KINDS),
      author_name: z.string(),
      created_at: z.string(),
      excerpt: z.string(),
    }),
  ),
  created_at: z.string(),
  updated_at: z.string(),
  resolved_at: z.nullable(z.string()),
  archived_at: z.nullable(z.string()),
  /** The ticket that this one is part of. */
  merged_into_id: z.nullable(z.string()),
  is_sample: z.boolean(),
}) satisfies z.ZodMiniType<TicketRow>;
export type Ticket = z.infer<typeof ticketSchema>;

export const exportedTicketSchema = z.extend(ticketSchema, { message: z.nullish(z.string()) });
export type ExportedTicket = z.infer<typeof exportedTicketSchema>;

type MessageRow = Database["public"]["Tables"]["ticket_messages"]["Row"];

const messageSchema = z.object({
  id: z.string(),
  ticket_id: z.string(),
  /** The ticket that it was written in, if that was merged into this one. */
  from_ticket_id: z.nullable(z.string()),
  kind: z.enum(MESSAGE_KINDS),
  body: z.string(),
  author_id: z.nullable(z.string()),
  author_name: z.string(),
  created_at: z.string(),
  is_sample: z.boolean(),
  /** The mail that this message came by, unless it was typed here. */
  mail: z.optional(z.nullable(mailBehindSchema)),
  /** Added here; the files of a mail are the mail's. */
  files: z.optional(z.array(attachedFileSchema)),
}) satisfies z.ZodMiniType<MessageRow>;
export type TicketMessage = z.infer<typeof messageSchema>;

const namedTicketSchema = z.object({ id: z.string(), number: z.number(), subject: z.string() });
export type NamedTicket = z.infer<typeof namedTicketSchema>;

export const ticketDetailSchema = z.extend(ticketSchema, {
  /** Oldest first. */
  messages: z.array(messageSchema),
  contact: z.nullable(contactSchema),
  /** The mark that prevents mailing a reply: the client's, or another record's with the address. */
  do_not_mail: z.nullable(z.enum(["client", "address"])),
  /** The ticket that it is part of, which has its messages. */
  merged_into: z.nullable(namedTicketSchema),
  /** The tickets that are part of this one, directly or not. */
  merged: z.array(namedTicketSchema),
});
export type TicketDetail = z.infer<typeof ticketDetailSchema>;
