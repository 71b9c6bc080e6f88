import * as z from "zod/mini";

export const replyTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  body: z.string(),
  is_sample: z.boolean(),
  /** Ends every reply that goes out by mail. */
  ends_mails: z.boolean(),
  version: z.number(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
