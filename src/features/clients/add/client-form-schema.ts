import { z } from "zod";
import { type NewClient } from "@/data/clients/mutations";
import { CLIENT_PLANS, CLIENT_STATUSES } from "@/data/clients/schema";
import { officeDay } from "@/lib/office-time/office-day";
import { hasVisibleText } from "@/lib/html/visible-text";

/** The database's limits, with sentences that say the fix, for `t()`. */
export const clientFormSchema = z.object({
  business: z
    .string()
    .trim()
    .refine(hasVisibleText, "Enter the business's name.")
    .max(160, "Use 160 characters or fewer."),
  trade: z.string(),
  town: z.string().trim().max(120, "Use 120 characters or fewer."),
  region: z.string(),
  plan: z.enum(CLIENT_PLANS),
  price: z
    .string()
    .trim()
    .regex(/^\$?\d{1,6}(,\d{3})?(\.\d{1,2})?$/, "Enter a price such as 299 or 299.50."),
  status: z.enum(CLIENT_STATUSES),
  ownerId: z.string(),
  since: z.iso.date("Enter the day as year, month, day."),
});

export type ClientForm = z.infer<typeof clientFormSchema>;

export const emptyClientForm = (ownerId: string, now: Date): ClientForm => ({
  business: "",
  trade: "",
  town: "",
  region: "",
  plan: "small-business",
  price: "299",
  status: "onboarding",
  ownerId,
  since: officeDay(now),
});

export const newClientOf = (id: string, form: ClientForm): NewClient => ({
  id,
  business: form.business,
  trade: form.trade || null,
  town: form.town || null,
  region: form.region || null,
  plan: form.plan,
  monthly_price_cents: Math.round(Number(form.price.replace(/[$,]/g, "")) * 100),
  status: form.status,
  owner_id: form.ownerId || null,
  client_since: form.since,
});
