import { useQueryClient } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { crmKeys } from "@/data/records/crm-keys";
import { isConflict } from "@/data/records/refusals";
import { addMessage } from "@/data/tickets/mutations";
import { ticketDetailQuery } from "@/data/tickets/queries";
import { type Ticket, type TicketStatus } from "@/data/tickets/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { errorCode, reasonOf } from "@/lib/errors";
import { paths } from "@/lib/paths";
import { useWriter } from "@/components/record/edit/use-form-draft";
import {
  messageDraftSchema,
  ticketDraftStore,
  type MessageDraft,
} from "@/components/record/new-ticket/ticket-draft";

const BODY_MAX = 20_000;

type QuickReplyProps = { ticket: Ticket; onDone: () => void; onReopen: () => void };

/** A reply from the client's page. Its draft is the conversation's own, so it goes on there. */
export function QuickReply({ ticket, onDone, onReopen }: QuickReplyProps) {
  const { t } = useTranslation();
  const { body, type, discard, send, isSending, problem } = useQuickReply(ticket, onDone, onReopen);
  const last = ticket.lastMessage;
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
          <b>{last.authorName}</b> {last.excerpt}
        </p>
      )}
      <Textarea
        aria-label={t("Reply to “{{subject}}”", { subject: ticket.subject })}
        rows={3}
        maxLength={BODY_MAX}
        value={body}
        readOnly={isSending}
        ref={focusOnce}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem !== null && <Alert variant="destructive">{problem}</Alert>}
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
        <p className="text-xs text-muted">{t("Kept in this browser until stored.")}</p>
      )}
    </div>
  );
}

// The same function at every render, so that it runs as the box appears and not again.
const focusOnce = (box: HTMLTextAreaElement | null) => box?.focus();

function useQuickReply(ticket: Ticket, onDone: () => void, onReopen: () => void) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const queryClient = useQueryClient();
  const writer = useWriter();
  const [store] = useState(() => ticketDraftStore(writer, ticket.id, messageDraftSchema));
  const [draft, setDraft] = useState<MessageDraft>(
    () => store.read() ?? { id: crypto.randomUUID(), kind: "reply", body: "", authorName: "" },
  );
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const type = (body: string) => {
    const next = { ...draft, body, kind: "reply" as const };
    setDraft(next);
    store.write(body.trim() === "" ? null : next);
  };
  const discard = () => {
    store.write(null);
    onDone();
    say.done(t("Discarded what you typed."), () => {
      store.write(draft);
      onReopen();
    });
  };
  const finish = () => {
    store.write(null);
    void queryClient.invalidateQueries({ queryKey: crmKeys.all });
    toast.success(t("Reply stored."));
    onDone();
  };
  /** What is stored under this reply's id, when an earlier answer got lost on the way. */
  const storedBefore = async (error: unknown): Promise<string | null> => {
    if (errorCode(error) !== "23505" && !isConflict(error)) return null;
    const latest = await queryClient
      .fetchQuery({ ...ticketDetailQuery(ticket.id), staleTime: 0 })
      .catch(() => null);
    return latest?.messages.find(({ id }) => id === draft.id)?.body ?? null;
  };
  const send = async (status?: TicketStatus) => {
    if (draft.body.trim() === "" || isSending) return;
    setIsSending(true);
    try {
      await addMessage({
        ...draft,
        kind: "reply",
        ticketId: ticket.id,
        ...(status !== undefined && { change: { status, version: ticket.version } }),
      });
      finish();
    } catch (error) {
      const stored = await storedBefore(error);
      if (stored === draft.body) {
        finish();
        return;
      }
      setIsSending(false);
      if (stored !== null) {
        const next: MessageDraft = { ...draft, kind: "reply", id: crypto.randomUUID() };
        setDraft(next);
        store.write(next);
        setProblem(
          t("An earlier version of this reply is stored already. This one is still here."),
        );
        return;
      }
      void queryClient.invalidateQueries({ queryKey: crmKeys.all });
      setProblem(
        isConflict(error)
          ? t("Not stored: somebody else changed this ticket first. Your words are still here.")
          : t("Not stored: {{reason}}. Your words are kept in this browser.", {
              reason: reasonOf(error),
            }),
      );
    }
  };
  return { body: draft.body, type, discard, send, isSending, problem };
}
