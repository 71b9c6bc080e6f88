import { z } from "zod";
import type { Database } from "@/lib/database.types";
import { submissionSchema } from "@/data/leads/submissions";
import { noteSchema } from "@/data/notes/schema";
import { personSchema } from "@/data/staff/schema";
import { taskSchema } from "@/data/tasks/schema";
import { ticketSchema } from "@/data/tickets/schema";
import { addressSchema, contactSchema, siteSchema } from "./part-schemas";

export const CLIENT_STATUSES = ["onboarding", "active", "paused", "cancelled"] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_PLANS = ["small-business", "enterprise"] as const;
export type ClientPlan = (typeof CLIENT_PLANS)[number];

const healthReasonSchema = z.union([
  z.object({
    kind: z.enum(["overdue-tickets", "warning-tickets", "late-tasks"]),
    count: z.number(),
  }),
  /** The next domain to end, within 30 days; `days` is negative once it has. */
  z.object({
    kind: z.literal("domain"),
    domain: z.string(),
    days: z.number(),
    auto_renew: z.boolean(),
  }),
]);
export type HealthReason = z.infer<typeof healthReasonSchema>;

/** Computed by the database, worst reason first. */
const healthSchema = z.object({
  state: z.enum(["good", "watch", "at-risk"]),
  reasons: healthReasonSchema.array(),
});
export type Health = z.infer<typeof healthSchema>;

/** Of the table, by the generated types: a column that goes or changes is found by the compiler. */
type TableRow = Omit<Database["public"]["Tables"]["clients"]["Row"], "search" | "related_words">;

export const clientSchema = z.object({
  id: z.string(),
  version: z.number(),
  business: z.string(),
  trade: z.string().nullable(),
  town: z.string().nullable(),
  region: z.string().nullable(),
  plan: z.enum(CLIENT_PLANS),
  monthly_price_cents: z.number(),
  status: z.enum(CLIENT_STATUSES),
  owner_id: z.string().nullable(),
  owner: personSchema.nullable(),
  /** A calendar day. */
  client_since: z.string(),
  /** ISO timestamps, here and below. */
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.string().nullable(),
  is_sample: z.boolean(),
  health: healthSchema,
}) satisfies z.ZodType<TableRow>;
export type Client = z.infer<typeof clientSchema>;

export const clientRowSchema = clientSchema.extend({
  /** Not resolved. */
  open_tickets: z.number(),
  contact: z
    .object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  domain: z.string().nullable(),
});
export type ClientRow = z.infer<typeof clientRowSchema>;

export const clientOverviewSchema = clientSchema.extend({
  /** The primary one first. */
  contacts: contactSchema.array(),
  addresses: addressSchema.array(),
  /** Real sites before those that only redirect. */
  sites: siteSchema.array(),
  /** Unresolved, in the order of the queue. */
  tickets: ticketSchema.array(),
  resolved_tickets: z.number(),
  /** Not completed, the soonest due first. */
  tasks: taskSchema.array(),
  /** Newest first. */
  notes: noteSchema.array(),
  /** The requests it came from, as far as the caller may see leads. */
  leads: z
    .object({ id: z.string(), reference: z.string(), name: z.string(), created_at: z.string() })
    .array(),
  /** What those requests said, newest first. */
  submissions: submissionSchema.array(),
  /** Set while the client waits for an answer to a further request of the site's forms. */
  wrote_again_at: z.string().nullable(),
});
export type ClientOverview = z.infer<typeof clientOverviewSchema>;
