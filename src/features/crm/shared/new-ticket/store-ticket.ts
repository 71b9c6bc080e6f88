import type { MutationFunctionContext } from "@tanstack/react-query";
import { clientOverviewQuery } from "@/data/clients/queries";
import { changeRecord } from "@/data/records/changes";
import { addMessage, addTicket } from "@/data/tickets/mutations";
import { ticketDetailQuery } from "@/data/tickets/queries";
import { isStoredAlready } from "@/data/records/refusals";
import { onlySite } from "./only-site";
import type { NewTicketDraft } from "./ticket-draft";

/** A retry after a lost answer continues where it stopped, so that nothing is stored twice. */
export async function storeTicket(
  draft: NewTicketDraft,
  { client: queryClient }: MutationFunctionContext,
): Promise<void> {
  const client_id = draft.client?.id ?? "";
  const overview = await queryClient.ensureQueryData(clientOverviewQuery(client_id));
  const fields = {
    subject: draft.subject.trim(),
    priority: draft.priority,
    site_id: (draft.site_id ?? onlySite(overview?.sites ?? [])?.id) || null,
    assignee_id: draft.assignee_id || null,
  };
  try {
    await addTicket({ id: draft.id, client_id, ...fields });
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
    const options = { ...ticketDetailQuery(draft.id), staleTime: 0 };
    const stored = await queryClient.fetchQuery(options);
    if (stored !== null) await changeRecord("tickets", stored, fields);
  }
  const { message } = draft;
  if (message.body.trim() === "") return;
  try {
    await addMessage({
      ...message,
      ticketId: draft.id,
      authorName: message.authorName.trim() || overview?.contacts[0]?.name || "",
    });
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
  }
}
