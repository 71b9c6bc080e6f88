import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCrmMutation } from "@/data/records/mutations";
import { isForbidden } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors";
import type { PickedClient } from "./client-picker";
import { storeTicket } from "./store-ticket";
import { useWriter } from "@/components/record/edit/use-form-draft";
import { newTicketSchema, ticketDraftStore, type NewTicketDraft } from "./ticket-draft";

const SUBJECT_MAX = 200;
const BODY_MAX = 20_000;

function emptyDraft(client: PickedClient | null): NewTicketDraft {
  return {
    ticketId: crypto.randomUUID(),
    messageId: crypto.randomUUID(),
    client,
    siteId: null,
    subject: "",
    priority: "medium",
    assigneeId: "",
    kind: "client",
    body: "",
    authorName: "",
  };
}

type Problems = Partial<Record<"client" | "subject" | "body", string>>;

/** What is typed for a new ticket, kept in the browser until the database has it. */
export function useNewTicket(client: PickedClient | null, onCreated: (id: string) => void) {
  const { t } = useTranslation();
  const name = client === null ? "new" : `new.${client.id}`;
  const writer = useWriter();
  const store = useMemo(() => ticketDraftStore(writer, name, newTicketSchema), [writer, name]);
  const [kept] = useState(store.read);
  const [draft, setDraft] = useState(() => kept ?? emptyDraft(client));
  const [isKept, setIsKept] = useState(kept !== null);
  const [isAsked, setIsAsked] = useState(false);
  const { mutateAsync, isPending: isSending, error, reset } = useCrmMutation(storeTicket);

  const problems: Problems = {
    ...(draft.client === null && { client: t("Choose the client this is about.") }),
    ...(draft.subject.trim() === "" && { subject: t("Say in a few words what it is about.") }),
    ...(draft.subject.trim().length > SUBJECT_MAX && {
      subject: t("Keep it to 200 characters; the rest fits in the message."),
    }),
    ...(draft.body.length > BODY_MAX && { body: t("Keep it to 20,000 characters.") }),
  };
  const set = (changes: Partial<NewTicketDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    store.write(next);
  };
  const startOver = () => {
    store.write(null);
    setDraft(emptyDraft(client));
    setIsKept(false);
    reset();
    setIsAsked(false);
  };
  const send = async () => {
    setIsAsked(true);
    if (Object.keys(problems).length > 0 || isSending) return;
    try {
      await mutateAsync(draft);
    } catch {
      return;
    }
    store.write(null);
    onCreated(draft.ticketId);
  };
  const forbidden = t("Not opened: your role does not allow new tickets. What you typed is kept.");
  const failure =
    error &&
    (isForbidden(error)
      ? forbidden
      : t("Not opened: {{reason}}. What you typed is kept; try again.", {
          reason: reasonOf(error),
        }));
  return {
    draft,
    set,
    problems: isAsked ? problems : {},
    hasProblems: Object.keys(problems).length > 0,
    isKept,
    startOver,
    send,
    isSending,
    failure,
  };
}

export type NewTicketForm = ReturnType<typeof useNewTicket>;
