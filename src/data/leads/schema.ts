import { z } from "zod";
import { CLIENT_PLANS } from "@/data/clients/schema";
import { noteSchema } from "@/data/notes/schema";
import { cursorSchema } from "@/data/records/list-page";
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

/** Of the table, by the generated types: a column that goes or changes is found by the compiler. */
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
  /** Such as "CF-1A2B3C4D". */
  reference: z.string(),
  version: z.number(),
  form: z.enum(LEAD_FORMS),
  stage: z.enum(LEAD_STAGES),
  lost_reason: z.string().nullable(),
  /** A fractional-indexing key: the card's place in its stage, smallest first. */
  rank: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** A key of src/lib/site/call-times.ts; null for any time. */
  call_time: z.string().nullable(),
  business: z.string().nullable(),
  /** A trade's slug or "other"; see src/lib/site/trades.ts. */
  trade: z.string().nullable(),
  town: z.string().nullable(),
  /** Two letters, such as "OH". */
  region: z.string().nullable(),
  website: z.string().nullable(),
  /** US cents a month. */
  value_cents: z.number(),
  /** Which clients it would belong to. */
  plan: z.enum(CLIENT_PLANS),
  source: z.enum(LEAD_SOURCES),
  next_step: z.string().nullable(),
  /** A calendar day. */
  next_step_on: z.string().nullable(),
  owner_id: z.string().nullable(),
  owner: personSchema.nullable(),
  /** ISO timestamps, here and below. */
  created_at: z.string(),
  stage_changed_at: z.string(),
  /** One business day after the form was sent; null for leads that came by no form. */
  first_response_due_at: z.string().nullable(),
  first_responded_at: z.string().nullable(),
  response: z.enum(["none", "waiting", "overdue", "answered"]),
  /** Set while somebody waits who was answered, lost or won and then wrote again. */
  wrote_again_at: z.string().nullable(),
  /** Another open lead, or one put away before this came, has the same address, number or business. */
  has_duplicates: z.boolean(),
  client_id: z.string().nullable(),
  merged_into_id: z.string().nullable(),
  archived_at: z.string().nullable(),
  is_sample: z.boolean(),
}) satisfies z.ZodType<LeadRow>;
export type Lead = z.infer<typeof leadSchema>;

export const leadDetailSchema = leadSchema.extend({
  topic: z.string().nullable(),
  message: z.string().nullable(),
  slot_starts_at: z.string().nullable(),
  visitor_time_zone: z.string().nullable(),
  has_consent: z.boolean(),
  source_page: z.string().nullable(),
  referrer: z.string().nullable(),
  /** Those of leads merged into this one among them, newest first. */
  submissions: submissionSchema.array(),
  notes: noteSchema.array(),
  tasks: taskSchema.array(),
});
export type LeadDetail = z.infer<typeof leadDetailSchema>;

export const duplicateSchema = leadSchema.extend({
  shares: z.enum(["email", "phone", "business"]).array(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

export const boardPageSchema = z.object({
  rows: leadSchema.array(),
  next: cursorSchema.nullable(),
});

const boardColumnSchema = boardPageSchema.extend({
  /** Of the whole stage, overdue ones included. */
  count: z.number(),
  value_cents: z.number(),
  /** In "new" only: those whose first answer is overdue, longest first. Not among `rows`. */
  overdue: leadSchema.array(),
});
export type BoardColumn = z.infer<typeof boardColumnSchema>;

export const boardSchema = z.record(z.enum(LEAD_STAGES), boardColumnSchema);
export type Board = z.infer<typeof boardSchema>;
