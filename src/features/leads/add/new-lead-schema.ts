import { z } from "zod";
import { LEAD_SOURCES, type NewLead } from "@/data/leads/queries";
import { hasVisibleText } from "@/lib/html/visible-text";
import { parseMoney } from "@/components/record/fields/parse-money";
import { isEmail, isPhone, isRegion } from "./contact-patterns";

const text = (longest: number) =>
  z.string().max(longest, "This is longer than can be stored. Shorten it.");
const blankOr = (isRight: (value: string) => boolean) => (value: string) =>
  value.trim() === "" || isRight(value.trim());

/** What is typed when a lead is added by hand; the messages are keys of their translations. */
export const newLeadSchema = z.object({
  name: text(120).refine(hasVisibleText, "Say whom to ask for."),
  business: text(160),
  email: text(254).refine(blankOr(isEmail), "Type an address such as name@business.com."),
  phone: text(40).refine(blankOr(isPhone), "Type a number of 7 to 15 digits."),
  trade: z.string(),
  town: text(120),
  region: z.string().refine(blankOr(isRegion), "Type its two letters, such as OH."),
  website: text(300),
  value: z
    .string()
    .refine((value) => parseMoney(value) !== null, "Type an amount in dollars, such as 299."),
  source: z.enum(LEAD_SOURCES),
  next_step: text(200),
  next_step_on: z.string().refine(
    blankOr((value) => /^20\d\d-\d\d-\d\d$/.test(value)),
    "Type a whole date.",
  ),
  message: text(5000),
});

export type LeadDraft = z.infer<typeof newLeadSchema>;

export const EMPTY_LEAD: LeadDraft = {
  name: "",
  business: "",
  email: "",
  phone: "",
  trade: "",
  town: "",
  region: "",
  website: "",
  value: "299",
  source: "direct",
  next_step: "",
  next_step_on: "",
  message: "",
};

const orNull = (value: string) => value.trim() || null;

export const toNewLead = (draft: LeadDraft): Omit<NewLead, "id"> => ({
  name: draft.name.trim(),
  business: orNull(draft.business),
  email: orNull(draft.email),
  phone: orNull(draft.phone),
  trade: orNull(draft.trade),
  town: orNull(draft.town),
  region: orNull(draft.region.toUpperCase()),
  website: orNull(draft.website),
  value_cents: parseMoney(draft.value) ?? 0,
  source: draft.source,
  next_step: orNull(draft.next_step),
  next_step_on: orNull(draft.next_step_on),
  message: orNull(draft.message),
});
