import * as z from "zod/mini";
import { personSchema } from "@/data/staff/schema";

export const INBOUND_STATES = ["waiting", "added", "dismissed", "automatic"] as const;
export type InboundState = (typeof INBOUND_STATES)[number];

const WAIT_REASONS = [
  "unknown",
  "several",
  "many",
  "other-sender",
  "archived",
  "unproven",
] as const;
export type WaitReason = (typeof WAIT_REASONS)[number];

/** Whose it might be, while it waits; as far as the caller may see them. */
const candidatesSchema = z.object({
  clients: z.array(
    z.object({
      id: z.string(),
      business: z.string(),
      /** Who of them has its sender's address; null where only their site has its domain. */
      contact: z.nullable(z.string()),
    }),
  ),
  leads: z.array(z.object({ id: z.string(), name: z.string(), reference: z.string() })),
});

/** What stands beside the words that a mail became. */
export const mailBehindSchema = z.object({
  id: z.string(),
  subject: z.string(),
  /** Whether more was written than is shown first. */
  is_folded: z.boolean(),
  /** In bytes; null where no original is kept. */
  original_size: z.nullable(z.number()),
  /** Where its sender wants the answer; null where that is at their own address. */
  reply_to: z.nullable(z.string()),
});
export type MailBehind = z.infer<typeof mailBehindSchema>;

/** A mail that came in, as its text alone. */
export const inboundMailSchema = z.extend(mailBehindSchema, {
  version: z.number(),
  /** "own" is said to come from us. */
  kind: z.enum(["message", "auto-reply", "bounce", "own"]),
  state: z.enum(INBOUND_STATES),
  /** Why it was not added by itself. */
  reason: z.nullable(z.enum(WAIT_REASONS)),
  /** Empty where it names none, or more than one. */
  from_email: z.string(),
  from_name: z.string(),
  reply_name: z.string(),
  /** What is shown of it first. */
  body: z.string(),
  is_cut: z.boolean(),
  attachment_names: z.array(z.string()),
  /** What it was added to or, until then, may be about; as far as the caller may see it. */
  ticket: z.nullable(z.object({ id: z.string(), number: z.number(), subject: z.string() })),
  lead: z.nullable(z.object({ id: z.string(), name: z.string() })),
  candidates: candidatesSchema,
  /** ISO timestamps, here and below. */
  added_at: z.nullable(z.string()),
  /** Null where it was added by itself. */
  added_by: z.nullable(personSchema),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
  created_at: z.string(),
});
export type InboundMail = z.infer<typeof inboundMailSchema>;
