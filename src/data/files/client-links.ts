import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { moment } from "@/data/bookings/moments";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";

const clientLinkSchema = z.object({
  id: z.string(),
  /** The request to the client, in a sentence. */
  wanted: z.nullable(z.string()),
  expires_at: moment,
  made_by: z.nullable(z.string()),
  /** How many files have arrived. */
  files: z.number(),
});
/** A link by which a client sends files, as staff see it. */
export type ClientLink = z.infer<typeof clientLinkSchema>;

const newLinkSchema = z.extend(clientLinkSchema, { token: z.string() });
/** The only answer that has the link's token. */
export type NewClientLink = z.infer<typeof newLinkSchema>;

/** The open links of a client, the newest first. */
export const clientLinksQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...crmKeys.files, "links", clientId],
    queryFn: ({ signal }) =>
      callFunction("upload_links_of", { client_id: clientId }, z.array(clientLinkSchema), signal),
  });

export type LinkRequest = { clientId: string; wanted: string };

export const createClientLink = ({ clientId, wanted }: LinkRequest) =>
  callFunction("create_upload_link", { client_id: clientId, wanted }, newLinkSchema);

/** Closes a link, or opens it again. */
export async function closeClientLink({ id, isClosed }: { id: string; isClosed: boolean }) {
  await callFunction("close_upload_link", { link_id: id, is_closed: isClosed }, z.null());
}
