import * as z from "zod/mini";

// Apart from the other schemas, because every staff page loads it.

/** A record with a screen of its own, which can be opened again. */
export const openedRecordSchema = z.object({
  kind: z.enum(["lead", "client", "ticket", "post", "mail"]),
  id: z.string(),
});
export type OpenedRecord = z.infer<typeof openedRecordSchema>;
