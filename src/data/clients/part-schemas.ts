import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";

type Tables = Database["public"]["Tables"];

const partSchema = z.object({
  id: z.string(),
  version: z.number(),
  client_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
});

export const contactSchema = z.extend(partSchema, {
  name: z.string(),
  job_title: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  is_primary: z.boolean(),
}) satisfies z.ZodMiniType<Tables["client_contacts"]["Row"]>;
export type Contact = z.infer<typeof contactSchema>;

export const addressSchema = z.extend(partSchema, {
  label: z.string(),
  street: z.string(),
  town: z.string(),
  region: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Tables["client_addresses"]["Row"]>;
export type Address = z.infer<typeof addressSchema>;

export const siteSchema = z.extend(partSchema, {
  domain: z.string(),
  redirects_to_id: z.nullable(z.string()),
  registrar: z.nullable(z.string()),
  /** Calendar days, both. */
  expires_on: z.nullable(z.string()),
  published_on: z.nullable(z.string()),
  auto_renew: z.boolean(),
}) satisfies z.ZodMiniType<Omit<Tables["client_sites"]["Row"], "counted_plan" | "is_rented">>;
export type Site = z.infer<typeof siteSchema>;
