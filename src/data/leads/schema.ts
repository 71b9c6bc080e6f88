import * as z from "zod/mini";
import { CLIENT_PLANS } from "@/data/clients/schema";
import { addressMarkSchema } from "@/data/mails/address-mark";
import { noteSchema } from "@/data/notes/schema";
import { cursorSchema } from "@/lib/supabase/list-page";
import { demoSchema } from "@/data/bookings/schema";
import { personSchema } from "@/data/staff/schema";
import { taskSchema } from "@/data/tasks/schema";
import type { Database } from "@/lib/database.types";
import type { LeadRowField } from "./fields";
import { submissionSchema } from "./submissions";

export const LEAD_STAGES = ["new", "contacted", "demo-booked", "proposal", "won", "lost"] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export const LEAD_SOURCES = [
  "organic-search",
  "business-profile",
  "referral",
  "paid-search",
  "direct",
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

const LEAD_FORMS = [
  "contact",
  "signup",
  "checkout",
  "schedule-demo",
  "callsi",
  "manual",
  "import",
] as const;
export type LeadForm = (typeof LEAD_FORMS)[number];

type LeadRow = Pick<
  Database["public"]["Tables"]["leads"]["Row"],
  | LeadRowField
  | "id"
  | "version"
  | "form"
  | "rank"
  | "stage_changed_at"
  | "wrote_again_at"
  | "has_duplicates"
  | "client_id"
  | "merged_into_id"
  | "archived_at"
  | "is_sample"
>;

export const leadSchema = z.object({
  id: z.string(),
  reference: z.string(),
  version: z.number(),
  form: z.enum(LEAD_FORMS),
  stage: z.enum(LEAD_STAGES),
  lost_reason: z.nullable(z.string()),
  /** A fractional-indexing key: the card's place in its stage, smallest first. */
  rank: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** A key of src/content/call-times.ts; null for any time. */
  call_time: z.nullable(z.string()),
  mailing: z.nullable(z.enum(["do-not-mail"])),
  business: z.nullable(z.string()),
  trade: z.nullable(z.string()),
  town: z.nullable(z.string()),
  /** Two letters, such as "OH". */
  region: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** US cents a month. */
  value_cents: z.number(),
  /** The clients it would belong to. */
  plan: z.enum(CLIENT_PLANS),
  source: z.enum(LEAD_SOURCES),
  next_step: z.nullable(z.string()),
  /** A calendar day. */
  next_step_on: z.nullable(z.string()),
  owner_id: z.nullable(z.string()),
  owner: z.nullable(personSchema),
  /** ISO timestamps, here and below. */
  created_at: z.string(),
  stage_changed_at: z.string(),
  /** One business day after the form was sent; null for leads without a form. */
  first_response_due_at: z.nullable(z.string()),
  first_responded_at: z.nullable(z.string()),
  response: z.enum(["none", "waiting", "overdue", "answered"]),
  /** Set while an answered, lost or won lead waits after writing again. */
  wrote_again_at: z.nullable(z.string()),
  /** Another open lead, or an earlier archived one, has the same address, number or business. */
  has_duplicates: z.boolean(),
  client_id: z.nullable(z.string()),
  merged_into_id: z.nullable(z.string()),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
}) satisfies z.ZodMiniType<LeadRow>;
export type Lead = z.infer<typeof leadSchema>;

export const exportedLeadSchema = z.extend(leadSchema, { message: z.nullish(z.string()) });
export type ExportedLead = z.infer<typeof exportedLeadSchema>;

export const leadDetailSchema = z.extend(leadSchema, {
  topic: z.nullable(z.string()),
  message: z.nullable(z.string()),
  slot_starts_at: z.nullable(z.string()),
  visitor_time_zone: z.nullable(z.string()),
  has_consent: z.boolean(),
  source_page: z.nullable(z.string()),
  referrer: z.nullable(z.string()),
  /** Newest first, with those of leads merged into this one. */
  submissions: z.array(submissionSchema),
  notes: z.array(noteSchema),
  tasks: z.array(taskSchema),
  demo: z.nullable(demoSchema),
  address_marks: z.array(addressMarkSchema),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

export const duplicateSchema = z.extend(leadSchema, {
  shares: z.array(z.enum(["email", "phone", "business"])),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

export const boardPageSchema = z.object({
  rows: z.array(leadSchema),
  next: z.nullable(cursorSchema),
});

const boardColumnSchema = z.extend(boardPageSchema, {
  /** Counts the full stage, overdue leads included. */
  count: z.number(),
  value_cents: z.number(),
  /** There are more leads than a search counts, so that `count` and `value_cents` are the least. */
  is_minimum: z.boolean(),
  /** Only in "new": leads whose first answer is overdue, longest first. Not among `rows`. */
  overdue: z.array(leadSchema),
});
export type BoardColumn = z.infer<typeof boardColumnSchema>;

export const boardSchema = z.record(z.enum(LEAD_STAGES), boardColumnSchema);
export type Board = z.infer<typeof boardSchema>;
