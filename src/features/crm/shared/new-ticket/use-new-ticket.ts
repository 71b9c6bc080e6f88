import { useEffect, useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCrmMutation } from "@/data/records/mutations";
import { isForbidden } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { useWriter } from "@/data/staff/use-form-draft";
import type { PickedClient } from "./client-picker";
import { storeTicket } from "./store-ticket";
import { newTicketSchema, ticketDraftStore, type NewTicketDraft } from "./ticket-draft";

const emptyDraft = (client: PickedClient | null): NewTicketDraft => ({
  id: crypto.randomUUID(),
  client,
  site_id: null,
  subject: "",
  priority: "medium",
  assignee_id: "",
  message: { id: crypto.randomUUID(), kind: "client", body: "", authorName: "" },
});

export function useNewTicket(client: PickedClient | null, onCreated: (id: string) => void) {
  const { t } = useTranslation();
  const name = client === null ? "new" : `new.${client.id}`;
  const writer = useWriter();
  const store = useMemo(() => ticketDraftStore(writer, name, newTicketSchema), [writer, name]);
  const [kept] = useState(store.read);
  const [isStored, setIsStored] = useState(kept !== null);
  const { mutateAsync, error, reset } = useCrmMutation(storeTicket);
  const form = useForm<NewTicketDraft>({
    defaultValues: kept ?? emptyDraft(client),
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
    form.reset(emptyDraft(client));
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
