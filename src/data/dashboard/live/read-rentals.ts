import * as z from "zod/mini";
import type { CompanyRecords } from "@/data/dashboard/company-records";
import { callFunction } from "@/data/records/call-function";
import type { RentalDaysToRead } from "./days-to-read";
import { planSchema } from "./plan-schema";

const CENTS = 100;

const answerSchema = z.array(
  z.object({
    plan: planSchema,
    monthly_price_cents: z.number(),
    since: z.string(),
    until: z.nullable(z.string()),
    clients: z.number(),
  }),
);

/** Uses today's price for earlier days, too. One-off work is not invoiced yet. */
export async function readRentals(
  days: RentalDaysToRead,
): Promise<Pick<CompanyRecords, "rentals" | "oneOffInvoices">> {
  const answer = await callFunction("dashboard_rentals", days, answerSchema);
  const rentals = answer.map(({ plan, monthly_price_cents: cents, since, until, clients }) => ({
    segment: plan,
    price: cents / CENTS,
    start: since,
    end: until,
    clients,
  }));
  return { rentals, oneOffInvoices: null };
}
