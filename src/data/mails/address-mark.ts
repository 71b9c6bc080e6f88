import * as z from "zod/mini";

/** Another lead or client by whose do-not-mail mark an address of this record is not mailed. */
export const addressMarkSchema = z.object({
  email: z.string(),
  /** Null for a client, and for a lead that the caller may not see; so with the name. */
  lead_id: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
});
export type AddressMark = z.infer<typeof addressMarkSchema>;
