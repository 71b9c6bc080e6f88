import * as z from "zod/mini";
import { personSchema } from "@/data/staff/schema";
import type { Database } from "@/lib/database.types";

const DEMO_STATUSES = ["booked", "cancelled", "took-place", "no-show"] as const;
export type DemoStatus = (typeof DEMO_STATUSES)[number];

type DemoRow = Pick<
  Database["public"]["Tables"]["demo_bookings"]["Row"],
  | "id"
  | "version"
  | "lead_id"
  | "host_id"
  | "starts_at"
  | "ends_at"
  | "visitor_time_zone"
  | "reference"
  | "is_sample"
>;

export const demoSchema = z.object({
  id: z.string(),
  version: z.number(),
  lead_id: z.string(),
  host_id: z.string(),
  host: z.nullable(personSchema),
  status: z.enum(DEMO_STATUSES),
  /** ISO timestamps. */
  starts_at: z.string(),
  ends_at: z.string(),
  visitor_time_zone: z.nullable(z.string()),
  /** The booking request's; null where staff booked it. */
  reference: z.nullable(z.string()),
  is_sample: z.boolean(),
}) satisfies z.ZodMiniType<DemoRow>;
export type Demo = z.infer<typeof demoSchema>;

export const agendaDemoSchema = z.extend(demoSchema, {
  lead: z.object({
    id: z.string(),
    name: z.string(),
    business: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    town: z.nullable(z.string()),
    region: z.nullable(z.string()),
    trade: z.nullable(z.string()),
    message: z.nullable(z.string()),
    /** Set like a lead's; null for an archived one. */
    wrote_again_at: z.nullable(z.string()),
  }),
});
export type AgendaDemo = z.infer<typeof agendaDemoSchema>;
