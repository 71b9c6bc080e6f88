import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict, isForbidden, isMerged } from "@/data/records/refusals";
import { EarlierTextError } from "@/data/records/changes";
import { AnsweredError, storeMessage } from "@/data/tickets/mutations";
import { ticketDetailQuery } from "@/data/tickets/queries";
import {
  type MessageKind,
  type TicketDetail,
  type TicketMessage,
  type TicketStatus,
} from "@/data/tickets/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { useComposedDraft } from "@/features/crm/shared/conversation/use-composed-draft";
import { useAttachments } from "@/features/crm/shared/files/use-attachments";
import { useIsTyping } from "@/features/crm/shared/presence";
import { useWriter } from "@/data/staff/use-form-draft";
import {
  messageDraftSchema,
  ticketDraftStore,
  type MessageDraft,
  useReplyStart,
} from "@/features/crm/shared/new-ticket/ticket-draft";

/** By the ticket's new status, which somebody else set. */
const CHANGED_FIRST: Record<TicketStatus, string> = {
  open: "Not stored: somebody else changed this ticket first. It is open now. Your words are still here.",
  "in-progress":
    "Not stored: somebody else changed this ticket first. It is in progress now. Your words are still here.",
  waiting:
    "Not stored: somebody else changed this ticket first. It is waiting now. Your words are still here.",
  resolved:
    "Not stored: somebody else changed this ticket first. It is resolved now. Your words are still here.",
};

export const BODY_MAX = 20_000;

/** With the requested status, for Retry. */
export type SendFailure = { message: string; status: TicketStatus | undefined };

/** With the previous status, if sending changed it. */
export type SentMessage = MessageDraft & { statusBefore: TicketStatus | undefined };

/** Messages of others since this reply was begun, with the status that the reply sets. */
type Answered = { messages: readonly TicketMessage[]; status: TicketStatus | undefined };

type ComposerOptions = {
  /** The time of the newest message that the writer has seen. */
  seenUntil: string;
  /** The first letter, or the answer to a question about new messages, shows that they were seen. */
  onSeen: () => void;
  onStored: (sent: SentMessage) => void;
};

const emptyDraft = (): MessageDraft => ({
  id: crypto.randomUUID(),
  kind: "reply",
  body: "",
  authorName: "",
});

/** Kept in the browser until stored, with a fixed id, so that a retry stores nothing twice. */
export function useComposer(
  ticket: TicketDetail,
  { seenUntil, onSeen, onStored }: ComposerOptions,
) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const queryClient = useQueryClient();
  const writer = useWriter();
  const store = useMemo(
    () => ticketDraftStore(writer, ticket.id, messageDraftSchema),
    [writer, ticket.id],
  );
  const { mutateAsync: sendMessage, isPending: isSending } = useCrmMutation(storeMessage);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const isMailed = ticket.do_not_mail === null && Boolean(ticket.contact?.email);
  const start = useReplyStart(isMailed ? ticket : null);
  const composed = useComposedDraft(store, emptyDraft, {
    startOf: ({ kind }) => (kind === "reply" ? start : null),
    onBegin: onSeen,
  });
  const { draft, setDraft, keep, set } = composed;
  const attachments = useAttachments({
    entity: "tickets",
    recordId: ticket.id,
    composer: "message",
  });
  const isMounted = useIsMounted();
  const isTyping = useIsTyping(draft.body);

  /** Restores an undone message above newer text. */
  const bringBack = (body: string) =>
    set({
      id: crypto.randomUUID(),
      kind: "reply",
      body: [body, draft.kind === "reply" ? draft.body : ""].filter(Boolean).join("\n\n"),
    });
  const setKind = (kind: MessageKind) => set({ kind });
  const authorName = draft.authorName.trim() || ticket.contact?.name || "";

  const reasonFor = (error: unknown): string => {
    if (error instanceof EarlierTextError) {
      return t("An earlier version of this message is stored already. This one is still here.");
    }
    const now = queryClient.getQueryData(ticketDetailQuery(ticket.id).queryKey)?.status;
    if (isConflict(error)) {
      return t(CHANGED_FIRST[now ?? ticket.status]);
    }
    if (error instanceof AnsweredError) {
      return t("Not stored: somebody wrote here in the meantime. Your words are still here.");
    }
    if (isMerged(error)) {
      return t("Not stored: this ticket is part of another now. Your words go along to it.");
    }
    if (isForbidden(error)) {
      return t("Not stored: your role does not allow it. Your words are still here.");
    }
    return t("Not stored: {{reason}}. Your words are still here.", { reason: reasonOf(error) });
  };
  const send = async (status?: TicketStatus, until: string | null = seenUntil) => {
    const isReady = draft.body.trim() !== "" && draft.body.length <= BODY_MAX;
    if (!isReady || isSending || attachments.isUnsent) return;
    setFailure(null);
    setAnswered(null);
    try {
      await sendMessage({
        ...draft,
        ticketId: ticket.id,
        fileIds: attachments.ids,
        ...(draft.kind === "client" && { authorName }),
        ...(draft.kind === "reply" && until !== null && { seenUntil: until }),
        ...(status !== undefined && { change: { status, version: ticket.version } }),
      });
    } catch (error) {
      if (error instanceof EarlierTextError) set({ id: crypto.randomUUID() });
      if (error instanceof AnsweredError && isMounted.current) {
        setAnswered({ messages: error.messages, status });
        return;
      }
      const message = reasonFor(error);
      // A ticket that is part of another has no composer.
      if (isMounted.current && !isMerged(error)) setFailure({ message, status });
      else say.failed(t("#{{number}}: {{message}}", { number: ticket.number, message }), null);
      return;
    }
    keep(null);
    onStored({ ...draft, statusBefore: status === undefined ? undefined : ticket.status });
    setDraft({ ...emptyDraft(), kind: draft.kind === "note" ? "note" : "reply" });
  };
  const keepWriting = () => {
    setAnswered(null);
    onSeen();
  };
  const sendAnyway = () => {
    onSeen();
    void send(answered?.status, answered?.messages.at(-1)?.created_at ?? null);
  };
  return {
    ...composed,
    attachments,
    isReplying: isTyping && draft.kind === "reply",
    answered: answered?.messages ?? null,
    keepWriting,
    sendAnyway,
    bringBack,
    setKind,
    authorName,
    send,
    isSending,
    failure,
  };
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
