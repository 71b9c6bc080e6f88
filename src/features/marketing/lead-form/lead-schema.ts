import * as z from "zod/mini";
import type { LeadInput } from "@/data/leads/submit-lead";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import { callTimeLabels } from "@/lib/site/call-times";
import { OTHER_TRADE, trades } from "@/lib/site/trades";

// Zod's compiled parsers need eval, which a strict content security policy reports.
z.config({ jitless: true });

/** A form's fields, with the database's names. */
export type LeadFields = Omit<
  LeadInput,
  "form" | "timeZone" | "sourcePage" | "referrer" | "requestId" | "filledMs" | "left_empty"
>;

export type LeadFieldName = keyof LeadFields;

export type LeadSchema = z.ZodMiniType<LeadFields, LeadFields>;

const EMAIL_WITHOUT_ENDING = /^[^@\s]+@[^@\s.]+$/;
const WEBSITE = /^https?:\/\/[^\s/]+\.\S+$/i;
const TRADES: readonly string[] = [...trades.map(({ slug }) => slug), OTHER_TRADE];

const digits = (text: string) => text.replace(/\D/g, "").length;
const isPhone = (text: string) => digits(text) >= 7 && digits(text) <= 15;
/** Adds a scheme to addresses such as `brackroofing.com`. */
export const withScheme = (text: string) =>
  text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;

/** Maximum lengths, as in the database. */
export const maxLengths = {
  name: 120,
  email: 254,
  phone: 40,
  business: 160,
  town: 120,
  website: 300,
  topic: 40,
  message: 5000,
  slot: 40,
} as const satisfies Partial<Record<LeadFieldName, number>>;
type TextField = keyof typeof maxLengths;

/** The field shows the limit and the length instead (`useFieldError`). */
const isShort = (field: TextField) => z.maxLength(maxLengths[field], "Shorten this.");
const text = (field: TextField) => z.string().check(z.trim(), isShort(field));
const required = (message: string, field: TextField) => text(field).check(z.minLength(1, message));

/** English, for `t()`. */
const looksLikePhone = z.refine<string>(
  (value) => value === "" || isPhone(value),
  "Enter a phone number with its area code, like (478) 555-0150.",
);

/**
 * Rules of every field, for the schemas of the forms: `z.object({ name: leadField.name, email:
 * leadField.email })`. Messages state the fix, in English for `t()`. The database has the same
 * limits and checks again.
 */
export const leadField = {
  name: required("Tell us your name.", "name"),
  email: z.string().check(
    z.overwrite(cleanEmail),
    isShort("email"),
    z.minLength(1, "Enter your email."),
    z.refine((value) => !EMAIL_WITHOUT_ENDING.test(value), {
      error: "Add the ending, like elaine@brackroofing.example",
      abort: true,
    }),
    z.refine(
      (value) => value === "" || isEmail(value),
      "Enter a full email, like elaine@brackroofing.example",
    ),
  ),
  phone: required("Enter the number we should call.", "phone").check(looksLikePhone),
  optionalPhone: text("phone").check(looksLikePhone),
  callTime: z
    .string()
    .check(
      z.refine((value) => value === "" || value in callTimeLabels, "Choose a time of the day."),
    ),
  business: required("Enter the name of your business.", "business"),
  trade: z.string().check(z.refine((value) => TRADES.includes(value), "Choose your trade.")),
  optionalTrade: z
    .string()
    .check(z.refine((value) => value === "" || TRADES.includes(value), "Choose your trade.")),
  town: required("Enter the town you work in most.", "town"),
  optionalWebsite: z.string().check(
    z.trim(),
    z.overwrite(withScheme),
    isShort("website"),
    z.refine(
      (value) => value === "" || WEBSITE.test(value),
      "Enter a full address, like https://brackroofing.example",
    ),
  ),
  topic: text("topic"),
  message: required("Write what this is about. A line is enough.", "message"),
  optionalMessage: text("message"),
  slot: required("Choose a day and a time.", "slot"),
  consent: z.boolean().check(z.refine((value) => value, "Check the box if you agree.")),
} as const;
