import { z } from "zod";
import type { Database } from "@/lib/database.types";

type Tables = Database["public"]["Tables"];

/** What every part of a client has. */
const partSchema = z.object({
  id: z.string(),
  version: z.number(),
  client_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.string().nullable(),
  is_sample: z.boolean(),
});

export const contactSchema = partSchema.extend({
  name: z.string(),
  job_title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_primary: z.boolean(),
}) satisfies z.ZodType<Tables["client_contacts"]["Row"]>;
export type Contact = z.infer<typeof contactSchema>;

export const addressSchema = partSchema.extend({
  label: z.string(),
  street: z.string(),
  town: z.string(),
  region: z.string().nullable(),
  postal_code: z.string().nullable(),
}) satisfies z.ZodType<Tables["client_addresses"]["Row"]>;
export type Address = z.infer<typeof addressSchema>;

export const siteSchema = partSchema.extend({
  domain: z.string(),
  redirects_to_id: z.string().nullable(),
  registrar: z.string().nullable(),
  /** Calendar days, both. */
  expires_on: z.string().nullable(),
  published_on: z.string().nullable(),
  auto_renew: z.boolean(),
}) satisfies z.ZodType<Tables["client_sites"]["Row"]>;
export type Site = z.infer<typeof siteSchema>;
