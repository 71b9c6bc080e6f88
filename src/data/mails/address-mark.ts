import * as z from "zod/mini";

/** Another lead or client whose do-not-mail mark applies to an address of this record. */
export const addressMarkSchema = z.object({
  email: z.string(),
  /** Null for a client, and for a lead that the caller may not see. */
  lead_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
});
export type AddressMark = z.infer<typeof addressMarkSchema>;
