import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { MutationFunctionContext } from "@tanstack/react-query";
import { useCrmMutation } from "@/data/records/mutations";
import { isForbidden, isStoredAlready } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { useWriter } from "@/data/staff/use-form-draft";
import { clientOverviewQuery } from "@/data/clients/queries";
import { changeRecord } from "@/data/records/changes";
import { addMessage, addTicket } from "@/data/tickets/mutations";
import { ticketDetailQuery } from "@/data/tickets/queries";
import type { Site } from "@/data/clients/part-schemas";
import type { PickedClient } from "./client-picker";
import { newTicketSchema, ticketDraftStore, type NewTicketDraft } from "./ticket-draft";

/** A client's only site; redirecting domains do not count. */
export function onlySite(sites: readonly Site[]): Site | null {
  const own = sites.filter((site) => site.archived_at === null && site.redirects_to_id === null);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** A retry after a lost answer continues where it stopped, so that nothing is stored twice. */
async function storeTicket(
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

/** A reply that a new ticket begins with. `name` is its draft's, beside that of a ticket typed from scratch. */
export type TicketStart = { name: string; subject: string; reply: string };

const emptyDraft = (client: PickedClient | null, start: TicketStart | null): NewTicketDraft => ({
  id: crypto.randomUUID(),
  client,
  site_id: null,
  subject: start?.subject ?? "",
  priority: "medium",
  assignee_id: "",
  message: {
    id: crypto.randomUUID(),
    kind: start === null ? "client" : "reply",
    body: start?.reply ?? "",
    authorName: "",
  },
});

export function useNewTicket(
  client: PickedClient | null,
  start: TicketStart | null,
  onCreated: (id: string) => void,
) {
  const { t } = useTranslation();
  const name = ["new", client?.id, start?.name].filter((part) => part !== undefined).join(".");
  const writer = useWriter();
  const store = useMemo(() => ticketDraftStore(writer, name, newTicketSchema), [writer, name]);
  const [kept] = useState(store.read);
  const [isStored, setIsStored] = useState(kept !== null);
  const { mutateAsync, error, reset } = useCrmMutation(storeTicket);
  const form = useForm<NewTicketDraft>({
    defaultValues: kept ?? emptyDraft(client, start),
    // The client is not a focusable field; the dialog handles it.
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => store.write(values),
      }),
    [subscribe, store],
  );

  const startOver = () => {
    form.reset(emptyDraft(client, start));
    store.write(null);
    setIsStored(false);
    reset();
  };
  const submit = form.handleSubmit(async (draft) => {
    try {
      await mutateAsync(draft);
    } catch {
      return;
    }
    store.write(null);
    onCreated(draft.id);
  });
  const forbidden = t("Not opened: your role does not allow new tickets. What you typed is kept.");
  const failure =
    error &&
    (isForbidden(error)
      ? forbidden
      : t("Not opened: {{reason}}. What you typed is kept; try again.", {
          reason: reasonOf(error),
        }));
  return { form, isStored, startOver, submit, failure };
}
