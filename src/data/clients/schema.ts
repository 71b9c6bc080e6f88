import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import { submissionSchema } from "@/data/leads/submissions";
import { addressMarkSchema } from "@/data/mails/address-mark";
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
  reasons: z.array(healthReasonSchema),
});
export type Health = z.infer<typeof healthSchema>;

/** From the generated types, so that the compiler finds changed columns. */
type TableRow = Omit<Database["public"]["Tables"]["clients"]["Row"], "search" | "related_words">;

const clientSchema = z.object({
  id: z.string(),
  version: z.number(),
  business: z.string(),
  trade: z.nullable(z.string()),
  town: z.nullable(z.string()),
  region: z.nullable(z.string()),
  plan: z.enum(CLIENT_PLANS),
  monthly_price_cents: z.number(),
  status: z.enum(CLIENT_STATUSES),
  mailing: z.nullable(z.enum(["do-not-mail"])),
  owner_id: z.nullable(z.string()),
  owner: z.nullable(personSchema),
  /** A calendar day. */
  client_since: z.string(),
  /** ISO timestamps, here and below. */
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
  health: healthSchema,
}) satisfies z.ZodMiniType<TableRow>;

export const clientRowSchema = z.extend(clientSchema, {
  open_tickets: z.number(),
  contact: z.nullable(
    z.object({ name: z.string(), email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
  ),
  domain: z.nullable(z.string()),
});
export type ClientRow = z.infer<typeof clientRowSchema>;

/** An export of all fields adds the first address. */
export const exportedClientSchema = z.extend(clientRowSchema, {
  address: z.nullish(z.object({ street: z.string(), postal_code: z.nullable(z.string()) })),
});
export type ExportedClient = z.infer<typeof exportedClientSchema>;

export const clientOverviewSchema = z.extend(clientSchema, {
  /** The primary one first. */
  contacts: z.array(contactSchema),
  addresses: z.array(addressSchema),
  sites: z.array(siteSchema),
  /** Unresolved, in the order of the queue. */
  tickets: z.array(ticketSchema),
  resolved_tickets: z.number(),
  /** Open ones, the soonest due first. */
  tasks: z.array(taskSchema),
  /** Newest first. */
  notes: z.array(noteSchema),
  leads: z.array(
    z.object({ id: z.string(), reference: z.string(), name: z.string(), created_at: z.string() }),
  ),
  /** Newest first. */
  submissions: z.array(submissionSchema),
  /** Set while the client waits for an answer to a further request. */
  wrote_again_at: z.nullable(z.string()),
  /** Marks of its contacts' addresses. */
  address_marks: z.array(addressMarkSchema),
});
export type ClientOverview = z.infer<typeof clientOverviewSchema>;
