import * as z from "zod/mini";
import { cleanEmail, isEmail } from "@/lib/format/email-address";
import type { AskedQuestion } from "@/content/lead-forms";
import { questions, type LeadAnswers, type QuestionName } from "@/content/lead-questions";

// Zod's compiled parsers need eval, which a strict content security policy reports.
z.config({ jitless: true });

export type LeadSchema = z.ZodMiniType<LeadAnswers, LeadAnswers>;

const EMAIL_WITHOUT_ENDING = /^[^@\s]+@[^@\s.]+$/;
const WEBSITE = /^https?:\/\/[^\s/]+\.\S+$/i;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}

/** Adds a scheme to addresses such as `brackroofing.com`. */
export const withScheme = (text: string) =>
  text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;

function isValid(name: QuestionName, text: string): boolean {
  const { kind, options } = questions[name];
  if (kind === "phone") return isPhone(text);
  if (kind === "website") return WEBSITE.test(text);
  return options === undefined || Object.hasOwn(options, text);
}

/** The field shows the limit and the length instead (`useFieldError`). */
const SHORTEN = "Shorten this.";

function textSchema({ name, isOptional }: AskedQuestion) {
  const { kind, noneLabel, maxLength = 500, messages = {} } = questions[name];
  const text = z.string().check(
    z.trim(),
    z.overwrite((typed) => (kind === "website" ? withScheme(typed) : typed)),
    z.maxLength(maxLength, SHORTEN),
    z.refine((value) => value === "" || isValid(name, value), messages.invalid),
  );
  const mayBeEmpty = isOptional || noneLabel !== undefined;
  return mayBeEmpty ? text : text.check(z.minLength(1, messages.missing));
}

const { missing, invalid } = questions.email.messages ?? {};

/** Messages are English, for `t()`. */
export const emailSchema = z.string().check(
  z.overwrite(cleanEmail),
  z.maxLength(questions.email.maxLength ?? 0, SHORTEN),
  z.minLength(1, missing),
  z.refine((value) => !EMAIL_WITHOUT_ENDING.test(value), {
    error: "Add the ending, like elaine@brackroofing.example",
    abort: true,
  }),
  z.refine((value) => value === "" || isEmail(value), invalid),
);

const agreementSchema = z
  .boolean()
  .check(z.refine((value) => value, questions.consent.messages?.missing));

function schemaOf(asked: AskedQuestion): z.ZodMiniType {
  if (asked.name === "consent") return agreementSchema;
  return asked.name === "email" ? emailSchema : textSchema(asked);
}

/** The rules of a form, of which the database has the same limits and checks again. */
export function leadSchema(asked: readonly AskedQuestion[]): LeadSchema {
  const fields: Record<string, z.ZodMiniType> = {};
  for (const each of asked) fields[each.name] = schemaOf(each);
  const schema: unknown = z.object(fields);
  return schema as LeadSchema;
}

/** The values of a form before anything is typed. */
export function emptyAnswers(asked: readonly AskedQuestion[]): LeadAnswers {
  const empty = asked.map(({ name, initial = "" }) => [name, name === "consent" ? false : initial]);
  return Object.fromEntries(empty);
}
