import * as z from "zod/mini";
import { MAIL_KINDS } from "./mail-kinds";

export const MAIL_STATES = ["queued", "sending", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of the outbox. src/lib/mail renders it from its kind and data. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  to_name: z.string(),
  to_email: z.string(),
  /** A colleague; null for people outside. */
  staff_id: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
  state: z.enum(MAIL_STATES),
  tries: z.number(),
  last_error: z.nullable(z.string()),
  /** ISO timestamps, here and below. */
  next_try_at: z.string(),
  queued_at: z.string(),
  sent_at: z.nullable(z.string()),
  created_at: z.string(),
  is_sample: z.boolean(),
  lead_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  ticket_id: z.nullable(z.string()),
  lead: z.nullable(z.object({ id: z.string(), name: z.string() })),
  client: z.nullable(z.object({ id: z.string(), business: z.string() })),
  ticket: z.nullable(z.object({ id: z.string(), number: z.number() })),
});
export type Mail = z.infer<typeof mailSchema>;
