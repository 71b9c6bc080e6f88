import { useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict } from "@/data/records/refusals";
import { EarlierTextError } from "@/data/records/changes";
import { AnsweredError, storeMessage } from "@/data/tickets/mutations";
import { type Ticket, type TicketStatus } from "@/data/tickets/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { paths } from "@/lib/paths";
import { useStoredDraft } from "@/hooks/use-stored-draft";
import { useWriter } from "@/data/staff/use-form-draft";
import { AnsweredDialog } from "@/features/crm/shared/answered-dialog";
import { PresentPeople, useIsTyping, usePresence } from "@/features/crm/shared/presence";
import {
  messageDraftSchema,
  ticketDraftStore,
  type MessageDraft,
} from "@/features/crm/shared/new-ticket/ticket-draft";

const BODY_MAX = 20_000;

/** For t(). */
const NOT_KEPT =
  "This browser’s storage is full or switched off, so this is only on this page until it is stored.";

type QuickReplyProps = { ticket: Ticket; onDone: () => void; onReopen: () => void };

/** A reply from the client's page. Shares its draft with the conversation. */
export function QuickReply({ ticket, onDone, onReopen }: QuickReplyProps) {
  const { t } = useTranslation();
  const { body, isStored, type, discard, send, isSending, problem, question } = useQuickReply(
    ticket,
    onDone,
    onReopen,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const people = usePresence({ entity: "tickets", id: ticket.id }, useIsTyping(body));
  const last = ticket.last_message;
  const canWait = ticket.status !== "waiting";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isSending) onDone();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className="grid basis-full gap-2.5 pb-1.5">
      {last !== null && (
        <p className="line-clamp-3 border-l-3 border-line-strong pl-3 text-code wrap-anywhere text-text-2">
          <b>{last.author_name}</b> {last.excerpt}
        </p>
      )}
      <Textarea
        aria-label={t("Reply to “{{subject}}”", { subject: ticket.subject })}
        rows={3}
        maxLength={BODY_MAX}
        value={body}
        readOnly={isSending}
        ref={(element) => {
          field.current = element;
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens by a press
        autoFocus
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <PresentPeople people={people} />
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
      <AnsweredDialog {...question} onClosed={() => field.current?.focus()} />
      <div className="flex flex-wrap items-center gap-2.5 max-sm:[&>button]:grow">
        <Button
          variant="ink"
          disabled={body.trim() === ""}
          busyLabel={isSending && t("Storing")}
          onClick={() => void send()}
        >
          {problem === null ? t("Store reply") : t("Retry")}
        </Button>
        {canWait && (
          <Button
            variant="secondary"
            disabled={body.trim() === "" || isSending}
            onClick={() => void send("waiting")}
          >
            {t("Store and wait for the client")}
          </Button>
        )}
        {body !== "" && (
          <Button variant="secondary" disabled={isSending} onClick={discard}>
            {t("Discard")}
          </Button>
        )}
        <TextLink
          className="ml-auto inline-flex min-h-11 items-center text-code"
          to={paths.crmTicket(ticket.id)}
        >
          {t("Whole conversation")}
        </TextLink>
      </div>
      {body !== "" && (
        <p className="text-xs text-muted">
          {isStored ? t("Kept in this browser until stored.") : t(NOT_KEPT)}
        </p>
      )}
    </div>
  );
}

function useQuickReply(ticket: Ticket, onDone: () => void, onReopen: () => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const writer = useWriter();
  const [store] = useState(() => ticketDraftStore(writer, ticket.id, messageDraftSchema));
  const [draft, setDraft] = useState<MessageDraft>(
    () => store.read() ?? { id: crypto.randomUUID(), kind: "reply", body: "", authorName: "" },
  );
  const { isStored, keep } = useStoredDraft(store);
  const { mutateAsync: sendMessage, isPending, error, reset } = useCrmMutation(storeMessage);
  const [seenUntil, setSeenUntil] = useState(ticket.last_message?.created_at ?? ticket.created_at);
  const [wanted, setWanted] = useState<TicketStatus>();
  const answered = error instanceof AnsweredError ? error.messages : null;
  const newest = answered?.at(-1)?.created_at;

  const type = (body: string) => {
    const next = { ...draft, body, kind: "reply" as const };
    setDraft(next);
    keep(body.trim() === "" ? null : next);
  };
  const discard = () => {
    keep(null);
    onDone();
    say.done(t("Discarded what you typed."), () => {
      store.write(draft);
      onReopen();
    });
  };
  const send = async (status?: TicketStatus, until: string | null = seenUntil) => {
    if (draft.body.trim() === "" || isPending) return;
    setWanted(status);
    try {
      await sendMessage({
        ...draft,
        kind: "reply",
        ticketId: ticket.id,
        ...(until !== null && { seenUntil: until }),
        ...(status !== undefined && { change: { status, version: ticket.version } }),
      });
    } catch (refusal) {
      if (!(refusal instanceof EarlierTextError)) return;
      const next: MessageDraft = { ...draft, kind: "reply", id: crypto.randomUUID() };
      setDraft(next);
      keep(next);
      return;
    }
    keep(null);
    toast.success(t("Reply stored."));
    onDone();
  };
  const question = {
    messages: answered?.filter(({ author_id: id }) => id !== writer) ?? null,
    onKeepWriting: () => {
      if (newest !== undefined) setSeenUntil(newest);
      reset();
    },
    onSendAnyway: () => void send(wanted, newest ?? null),
  };
  const problemOf = (refusal: Error) => {
    if (refusal instanceof AnsweredError) return null;
    if (refusal instanceof EarlierTextError)
      return t("An earlier version of this reply is stored already. This one is still here.");
    if (isConflict(refusal))
      return t("Not stored: somebody else changed this ticket first. Your words are still here.");
    return t("Not stored: {{reason}}. Your words are still here.", {
      reason: reasonOf(refusal),
    });
  };
  const problem = error && problemOf(error);
  return {
    body: draft.body,
    isStored,
    type,
    discard,
    send,
    isSending: isPending,
    problem,
    question,
  };
}
