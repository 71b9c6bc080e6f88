import * as z from "zod/mini";
import { mailBehindSchema } from "@/data/inbound-mails/schema";
import type { LeadForm } from "@/content/lead-forms";
import { forEachText } from "@/content/lead-questions";

const FORMS = [
  "contact",
  "signup",
  "checkout",
  "schedule-demo",
  "callsi",
  "email",
] as const satisfies (LeadForm | "email")[];
export type RequestForm = (typeof FORMS)[number];

const answersSchema = z.object({
  ...forEachText(() => z.optional(z.string())),
  form: z.enum(FORMS),
  name: z.string(),
  email: z.string(),
  /** Addresses that the sender corrected. */
  emailsBefore: z.optional(z.array(z.string())),
  consent: z.optional(z.literal(true)),
  timeZone: z.optional(z.string()),
  sourcePage: z.optional(z.string()),
  referrer: z.optional(z.string()),
});

/** The answers of one submission of a form; empty ones are left out. */
export const submissionSchema = z.object({
  id: z.number(),
  /** The reference given to the sender; not for mails. */
  reference: z.string(),
  /** ISO timestamp. */
  created_at: z.string(),
  said: answersSchema,
  /** The mail that it came by. */
  mail: z.optional(z.nullable(mailBehindSchema)),
  /** Whether it booked its slot, whatever became of that demo. */
  has_booked: z.optional(z.boolean()),
});
export type Submission = z.infer<typeof submissionSchema>;

/** A submission in the history, where fields may be missing. */
export const requestSchema = z.partial(z.extend(answersSchema, { reference: z.string() }));

/** A quarantined submission and the exceeded limit: its own address's, or the total. */
export const spamSchema = z.extend(submissionSchema, { reason: z.enum(["own", "all", "trap"]) });
export type SpamRequest = z.infer<typeof spamSchema>;
