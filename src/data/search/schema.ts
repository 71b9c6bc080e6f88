import * as z from "zod/mini";
import { CLIENT_STATUSES } from "@/data/clients/schema";
import { LEAD_STAGES } from "@/data/leads/schema";
import { TICKET_STATUSES } from "@/data/tickets/schema";

const text = z.nullable(z.string());

/** Columns of a record that a search found. `rank` is 0 where its title is what was typed, 3 where another text matches. */
const found = { id: z.string(), rank: z.number() };
const ofCrm = { ...found, is_sample: z.boolean() };

const foundRecordSchema = z.discriminatedUnion("kind", [
  z.object({
    ...ofCrm,
    kind: z.literal("lead"),
    name: z.string(),
    business: text,
    town: text,
    region: text,
    stage: z.enum(LEAD_STAGES),
    reference: z.string(),
    email: text,
    phone: text,
    excerpt: text,
  }),
  z.object({
    ...ofCrm,
    kind: z.literal("client"),
    business: z.string(),
    town: text,
    region: text,
    status: z.enum(CLIENT_STATUSES),
    contact: z.nullable(z.object({ name: z.string(), email: text, phone: text })),
    domain: text,
  }),
  z.object({
    ...ofCrm,
    kind: z.literal("contact"),
    client_id: z.string(),
    business: z.string(),
    name: z.string(),
    job_title: text,
    email: text,
    phone: text,
  }),
  z.object({
    ...ofCrm,
    kind: z.literal("ticket"),
    number: z.number(),
    subject: z.string(),
    status: z.enum(TICKET_STATUSES),
    client_id: z.string(),
    business: z.string(),
    excerpt: text,
  }),
  z.object({
    ...ofCrm,
    kind: z.literal("domain"),
    client_id: z.string(),
    business: z.string(),
    domain: z.string(),
  }),
  z.object({
    ...found,
    kind: z.literal("post"),
    title: z.string(),
    slug: z.string(),
    author: z.string(),
    state: z.enum(["draft", "scheduled", "published"]),
  }),
  z.object({
    ...ofCrm,
    kind: z.literal("mail"),
    mail_kind: z.string(),
    name: z.string(),
    email: z.string(),
    subject: text,
    created_at: z.string(),
  }),
  z.object({
    ...ofCrm,
    kind: z.literal("inbound-mail"),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    created_at: z.string(),
    excerpt: text,
  }),
  z.object({ ...ofCrm, kind: z.literal("staff"), name: z.string(), role: z.string() }),
]);
export type FoundRecord = z.infer<typeof foundRecordSchema>;

export const foundRecordsSchema = z.array(foundRecordSchema);

export const recordSearchSchema = z.object({
  rows: foundRecordsSchema,
  /** The words one letter away from the typed ones, where nothing matches these. */
  near: z.array(z.string()),
});
