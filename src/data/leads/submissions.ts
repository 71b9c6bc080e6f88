import * as z from "zod/mini";
import { mailBehindSchema } from "@/data/inbound-mails/schema";
import type { LeadForm } from "./submit-lead";

const FORMS = [
  "contact",
  "signup",
  "checkout",
  "schedule-demo",
  "callsi",
  // A mail that came in.
  "email",
] as const satisfies (LeadForm | "email")[];
export type RequestForm = (typeof FORMS)[number];

const saidSchema = z.object({
  form: z.enum(FORMS),
  name: z.string(),
  email: z.string(),
  /** Addresses that its sender put right. */
  emailsBefore: z.optional(z.array(z.string())),
  phone: z.optional(z.string()),
  callTime: z.optional(z.string()),
  business: z.optional(z.string()),
  /** A trade's slug or "other". */
  trade: z.optional(z.string()),
  town: z.optional(z.string()),
  website: z.optional(z.string()),
  topic: z.optional(z.string()),
  message: z.optional(z.string()),
  /** ISO timestamp of the demo's time. */
  slot: z.optional(z.string()),
  /** The visitor's IANA time zone. */
  timeZone: z.optional(z.string()),
  consent: z.optional(z.literal(true)),
  sourcePage: z.optional(z.string()),
  referrer: z.optional(z.string()),
});

/** What one sending of a form said; what was not filled in is left out. */
export const submissionSchema = z.object({
  id: z.number(),
  /** What its sender was told, but for one of a mail. */
  reference: z.string(),
  /** ISO timestamp. */
  created_at: z.string(),
  said: saidSchema,
  /** The mail that it came by. */
  mail: z.optional(z.nullable(mailBehindSchema)),
  /** Of a lead's: whether it booked its slot, whatever became of that demo. */
  has_booked: z.optional(z.boolean()),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The same in the history, where words may be missing. */
export const requestSchema = z.partial(z.extend(saidSchema, { reference: z.string() }));

/** What was put aside instead of being made a lead, and why: too many of its own address, or of all. */
export const suspectSchema = z.extend(submissionSchema, { reason: z.enum(["own", "all", "trap"]) });
export type Suspect = z.infer<typeof suspectSchema>;
