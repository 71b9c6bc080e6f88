import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { crmKeys } from "@/data/records/crm-keys";
import { isConflict, isForbidden, isIllegalTransition } from "@/data/records/refusals";
import { addMessage } from "@/data/tickets/mutations";
import { ticketDetailQuery } from "@/data/tickets/queries";
import { type MessageKind, type TicketDetail, type TicketStatus } from "@/data/tickets/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { errorCode, reasonOf } from "@/lib/errors";
import { ticketStatusLabels } from "@/components/record/crm-labels";
import { useWriter } from "@/components/record/edit/use-form-draft";
import {
  messageDraftSchema,
  ticketDraftStore,
  type MessageDraft,
} from "@/components/record/new-ticket/ticket-draft";

export const BODY_MAX = 20_000;

/** With the status it was to change to, so that Retry means the same. */
export type SendFailure = { message: string; status: TicketStatus | undefined };

const emptyDraft = (): MessageDraft => ({
  id: crypto.randomUUID(),
  kind: "reply",
  body: "",
  authorName: "",
});

/**
 * What is being written into a ticket. It is kept in the browser until the database has it, and
 * its id is chosen once, so that sending it again stores nothing twice.
 */
export function useComposer(ticket: TicketDetail, onStored: (sent: MessageDraft) => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const queryClient = useQueryClient();
  const writer = useWriter();
  const store = useMemo(
    () => ticketDraftStore(writer, ticket.id, messageDraftSchema),
    [writer, ticket.id],
  );
  const [draft, setDraft] = useState(() => store.read() ?? emptyDraft());
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const isMounted = useIsMounted();

  const set = (changes: Partial<MessageDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    store.write(next.body.trim() === "" ? null : next);
  };
  const setKind = (kind: MessageKind) => set({ kind });
  const authorName = draft.authorName.trim() || ticket.contact?.name || "";

  const finish = () => {
    store.write(null);
    void queryClient.invalidateQueries({ queryKey: crmKeys.all });
    onStored(draft);
    setFailure(null);
    setDraft({ ...emptyDraft(), kind: draft.kind === "note" ? "note" : "reply" });
  };
  /** Whether it is stored after all: an earlier answer may have got lost. */
  const settle = async (error: unknown): Promise<"stored" | "other-text" | "refused"> => {
    if (errorCode(error) !== "23505" && !isConflict(error)) return "refused";
    const latest = await queryClient
      .fetchQuery({ ...ticketDetailQuery(ticket.id), staleTime: 0 })
      .catch(() => null);
    const stored = latest?.messages.find(({ id }) => id === draft.id);
    if (stored === undefined) return "refused";
    return stored.body === draft.body ? "stored" : "other-text";
  };
  const reasonFor = (error: unknown): string => {
    const now = queryClient.getQueryData(ticketDetailQuery(ticket.id).queryKey)?.status;
    if (isConflict(error)) {
      return t(
        "Not stored: somebody else changed this ticket first. It is {{status}} now. Your words are still here.",
        {
          status: t(ticketStatusLabels[now ?? ticket.status].label).toLowerCase(),
        },
      );
    }
    if (isForbidden(error)) {
      return t("Not stored: your role does not allow it. Your words are still here.");
    }
    if (isIllegalTransition(error)) {
      return t("Not stored: {{reason}}. Your words are still here.", { reason: reasonOf(error) });
    }
    return t("Not stored: {{reason}}. Your words are kept in this browser.", {
      reason: reasonOf(error),
    });
  };
  const fail = async (error: unknown, status: TicketStatus | undefined) => {
    const outcome = await settle(error);
    if (outcome === "stored") return finish();
    if (outcome === "other-text") set({ id: crypto.randomUUID() });
    const message =
      outcome === "other-text"
        ? t("An earlier version of this message is stored already. This one is still here.")
        : reasonFor(error);
    if (isMounted.current) setFailure({ message, status });
    else say.failed(t("#{{number}}: {{message}}", { number: ticket.number, message }), null);
  };
  const send = async (status?: TicketStatus) => {
    if (draft.body.trim() === "" || draft.body.length > BODY_MAX || isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const { queryKey } = ticketDetailQuery(ticket.id);
      const stored = await addMessage({
        ...draft,
        ticketId: ticket.id,
        ...(draft.kind === "client" && { authorName }),
        ...(status !== undefined && { change: { status, version: ticket.version } }),
      });
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, stored);
      finish();
    } catch (error) {
      await fail(error, status);
    } finally {
      setIsSending(false);
    }
  };
  return { draft, set, setKind, authorName, send, isSending, failure };
}

export type Composer = ReturnType<typeof useComposer>;

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
