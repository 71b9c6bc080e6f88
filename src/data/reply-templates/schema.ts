import * as z from "zod/mini";
import { TEMPLATE_USES } from "@/lib/mail/placeholders";

export const replyTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  body: z.string(),
  is_sample: z.boolean(),
  used_in: z.enum(TEMPLATE_USES),
  version: z.number(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
