import * as z from "zod/mini";
import { attachedFileSchema } from "@/data/files/schema";
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

/** Possible senders of a waiting mail, as far as the caller may see them. */
const candidatesSchema = z.object({
  clients: z.array(
    z.object({
      id: z.string(),
      business: z.string(),
      /** The contact with the sender's address; null where only the domain matches. */
      contact: z.nullable(z.string()),
    }),
  ),
  leads: z.array(z.object({ id: z.string(), name: z.string(), reference: z.string() })),
});

/** A file of a mail that cannot be opened: not stored yet, deleted with the mail, or erased later. */
const otherFileSchema = z.object({
  name: z.string(),
  state: z.enum(["coming", "deleted", "erased"]),
});

/** The mail that became a message. */
export const mailBehindSchema = z.object({
  id: z.string(),
  subject: z.string(),
  /** Whether the text is shortened. */
  is_folded: z.boolean(),
  /** In bytes; null if no original is stored. */
  original_size: z.nullable(z.number()),
  /** Whether only its beginning is stored. */
  is_original_cut: z.boolean(),
  /** Reply-To, if it differs from the sender's address. */
  reply_to: z.nullable(z.string()),
  files: z.array(attachedFileSchema),
  other_files: z.array(otherFileSchema),
});
export type MailBehind = z.infer<typeof mailBehindSchema>;

export const inboundMailSchema = z.extend(mailBehindSchema, {
  version: z.number(),
  /** "own" claims to come from us. */
  kind: z.enum(["message", "auto-reply", "bounce", "own"]),
  state: z.enum(INBOUND_STATES),
  reason: z.nullable(z.enum(WAIT_REASONS)),
  /** Empty without a sender, or with several. */
  from_email: z.string(),
  from_name: z.string(),
  reply_name: z.string(),
  body: z.string(),
  is_cut: z.boolean(),
  /** The names of files that are not kept. */
  attachment_names: z.array(z.string()),
  /** Why each is not kept, in a sentence; empty where no files were kept then. */
  attachment_reasons: z.array(z.string()),
  /** Its target or, while it waits, the suggested one; as far as the caller may see it. */
  ticket: z.nullable(z.object({ id: z.string(), number: z.number(), subject: z.string() })),
  lead: z.nullable(z.object({ id: z.string(), name: z.string() })),
  candidates: candidatesSchema,
  /** ISO timestamps, here and below. */
  added_at: z.nullable(z.string()),
  /** Null where it was added automatically. */
  added_by: z.nullable(personSchema),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
  created_at: z.string(),
});
export type InboundMail = z.infer<typeof inboundMailSchema>;
