import * as z from "zod/mini";
import { unknownPlaceholders } from "@/lib/mail/placeholders";

/** What a draft of the form holds. */
export const templateShape = z.object({
  name: z.string(),
  body: z.string(),
  ends_mails: z.boolean(),
});
export type TemplateValues = z.infer<typeof templateShape>;

/** Messages are English, for `t()`, with the unknown placeholders as `names`. */
export const templateSchema = z.object({
  ends_mails: z.boolean(),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Give it a name."),
      z.maxLength(80, "Keep it to 80 characters."),
    ),
  body: z.string().check(
    z.refine((text) => text.trim() !== "", "Write what it says."),
    z.maxLength(10_000, "Keep it to 10,000 characters."),
    z.refine(
      (text) => unknownPlaceholders(text).length === 0,
      "Nothing fills in {{names}}. Choose from the list below.",
    ),
  ),
});
