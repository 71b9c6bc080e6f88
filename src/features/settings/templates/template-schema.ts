import * as z from "zod/mini";
import { TEMPLATE_USES, unknownPlaceholders } from "@/lib/mail/placeholders";

export const templateShape = z.object({
  name: z.string(),
  body: z.string(),
  used_in: z.enum(TEMPLATE_USES),
});
export type TemplateValues = z.infer<typeof templateShape>;

/** Messages are English, for `t()`, with the unknown placeholders as `names`. */
export const templateSchema = z
  .object({
    used_in: z.enum(TEMPLATE_USES),
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
    ),
  })
  .check(
    z.refine(({ body, used_in }) => unknownPlaceholders(body, used_in).length === 0, {
      path: ["body"],
      error: "Nothing fills in {{names}} there. Choose from the list below.",
      // Also while the name is missing.
      when: ({ value }) => templateShape.safeParse(value).success,
    }),
  );
