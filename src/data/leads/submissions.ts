import { z } from "zod";
import type { LeadForm } from "./submit-lead";

const FORMS = [
  "contact",
  "signup",
  "checkout",
  "schedule-demo",
  "callsi",
] as const satisfies LeadForm[];

const saidSchema = z.object({
  form: z.enum(FORMS),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  callTime: z.string().optional(),
  business: z.string().optional(),
  /** A trade's slug or "other". */
  trade: z.string().optional(),
  town: z.string().optional(),
  website: z.string().optional(),
  topic: z.string().optional(),
  message: z.string().optional(),
  /** ISO timestamp of the demo's time. */
  slot: z.string().optional(),
  /** The visitor's IANA time zone. */
  timeZone: z.string().optional(),
  consent: z.literal(true).optional(),
  sourcePage: z.string(),
  referrer: z.string().optional(),
});

/** What one sending of a form said; what was not filled in is left out. */
export const submissionSchema = z.object({
  id: z.number(),
  /** What its sender was told. */
  reference: z.string(),
  /** ISO timestamp. */
  created_at: z.string(),
  said: saidSchema,
});
export type Submission = z.infer<typeof submissionSchema>;

/** The same in the history, where words may be missing. */
export const requestSchema = saidSchema.extend({ reference: z.string() }).partial();
