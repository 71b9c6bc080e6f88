import { useRef, useState, useEffect, useLayoutEffect, type ComponentProps } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ticketDetailQuery } from "@/data/tickets/queries";
import type { TicketDetail } from "@/data/tickets/schema";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { useFocusOnArrival } from "@/hooks/focus/use-focus-on-arrival";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { AnsweredDialog } from "@/features/crm/shared/answered-dialog";
import { namesOf, usePresence, writersOf } from "@/features/crm/shared/presence";
import type { Colleague } from "@/data/presence/queries";
import { HistoryList } from "@/features/crm/shared/history/history-list";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import { MergedNote } from "../merge/merged-note";
import { SlaStrip } from "../sla-strip";
import { ComposerForm } from "./composer";
import { PhotoClientContext } from "@/features/crm/shared/files/photo-client";
import { MailProgress } from "@/features/crm/shared/conversation/mail-state";
import { MessageThread } from "@/features/crm/shared/conversation/message-thread";
import { ConversationNotice } from "@/features/crm/shared/conversation/sent-notice";
import { ReplyNotice, type SentReply } from "./reply-notice";
import { useReplyRecall } from "./use-reply-recall";
import { TicketCommands } from "../ticket-commands";
import { TicketFacts } from "../ticket-facts";
import { TicketHead } from "../ticket-head";
import { useComposer } from "./use-composer";
import { useNewMessages } from "./use-new-messages";
import { useTicketActions } from "../use-ticket-actions";

type OpenTicketProps = {
  ticket: TicketDetail;
  now: Date;
  onClose: () => void;
  /** The last refetch failed, so the data may be outdated. */
  isStale: boolean;
};

export function TicketView({ ticket, now, onClose, isStale }: OpenTicketProps) {
  const { t } = useTranslation();
  const { member, writesNotes, writesTickets } = useCrmRights();
  const actions = useTicketActions(ticket);
  const field = useRef<HTMLTextAreaElement>(null);
  const { arrived, acknowledge, seenUntil } = useNewMessages(ticket, member?.id ?? null);
  const [sent, setSent] = useState<SentReply | null>(null);
  const [isHistory, setIsHistory] = useState(false);
  const composer = useComposer(ticket, {
    seenUntil,
    onSeen: acknowledge,
    onStored: (message) => {
      setSent(message.kind === "reply" ? { ...message, at: Date.now() } : null);
      acknowledge();
    },
  });
  const people = usePresence({ entity: "tickets", id: ticket.id }, composer.isReplying);
  useAnswerOfWriters(ticket.id, people);
  const recall = useReplyRecall(ticket, (body) => {
    setSent(null);
    setIsHistory(false);
    composer.bringBack(body);
    field.current?.focus();
  });
  // A merged ticket has no messages.
  const showsHistory = isHistory || ticket.merged_into !== null;
  const { thread, scrollToEnd } = useStickToEnd(showsHistory ? null : ticket.messages.length);
  const isArchived = ticket.archived_at !== null;
  const canChange = writesTickets && !isArchived;
  const pane = useFocusOnArrival();
  // The notes of an archived or merged ticket go with the button that was pressed.
  const rememberFocus = useFocusAfterLoss(() => pane.current);
  return (
    <TicketPane
      className="focus-visible:outline-none"
      aria-label={t("Ticket #{{number}}", ticket)}
      ref={pane}
      tabIndex={-1}
    >
      {canChange && member !== null && (
        <TicketCommands
          onWrite={(kind) => {
            setIsHistory(false);
            composer.setKind(kind);
            field.current?.focus();
          }}
          onTake={() => actions.assign({ id: member.id, name: member.name })}
          onArchive={() => void actions.setArchived(true)}
          isMine={ticket.assignee?.id === member.id}
        />
      )}
      <TicketHead
        ticket={ticket}
        actions={actions}
        canChange={canChange}
        now={now}
        onClose={onClose}
        isHistory={isHistory}
        onHistory={setIsHistory}
        people={people}
      />
      <TicketFacts ticket={ticket} actions={actions} canChange={canChange} />
      {ticket.merged_into === null && <SlaStrip ticket={ticket} now={now} />}
      {isStale && (
        <p className="bg-wait-bg px-4.5 py-3 text-code text-wait" role="status">
          {t("The server does not answer just now. This is how the ticket was before.")}
        </p>
      )}
      <div className="contents" onFocus={rememberFocus}>
        {isArchived && ticket.merged_into === null && (
          <ArchivedNote ticket={ticket} onRestore={writesTickets ? actions : null} />
        )}
        {ticket.merged_into !== null && (
          <MergedNote ticket={ticket} target={ticket.merged_into} canTakeApart={writesTickets} />
        )}
      </div>
      <ScrollRegion
        className="min-h-0 flex-1 px-4.5 pt-4 pb-5 focus-visible:shadow-none focus-visible:-outline-offset-3 xl:overflow-y-auto xl:overscroll-contain"
        aria-label={showsHistory ? t("History") : t("Conversation")}
        ref={thread}
      >
        {showsHistory ? (
          <HistoryList subject={{ ticket_id: ticket.id }} />
        ) : (
          <PhotoClientContext value={writesNotes && !isArchived ? ticket.client : null}>
            <MessageThread
              messages={ticket.messages}
              firstNew={arrived[0]?.id ?? null}
              merged={ticket.merged}
              stateOf={(message) => <MailProgress message={message} recall={recall} />}
            />
          </PhotoClientContext>
        )}
      </ScrollRegion>
      {arrived.length > 0 && (
        <ConversationNotice variant="info">
          <p>{t("{{name}} wrote just now.", { name: arrived.at(-1)?.author_name ?? "" })}</p>
          <Button
            variant="link"
            className="min-h-11"
            onClick={() => {
              scrollToEnd();
              acknowledge();
              // The button goes.
              thread.current?.focus({ preventScroll: true });
            }}
          >
            {t("Seen")}
          </Button>
        </ConversationNotice>
      )}
      {sent !== null && (
        <ReplyNotice
          key={sent.id}
          ticket={ticket}
          sent={sent}
          recall={recall}
          onDismiss={() => setSent(null)}
        />
      )}
      <WritersNotice people={people} />
      {canChange && <ComposerForm ticket={ticket} composer={composer} field={field} />}
      <AnsweredDialog
        messages={composer.answered?.filter(({ author_id: id }) => id !== member?.id) ?? null}
        onKeepWriting={composer.keepWriting}
        onSendAnyway={composer.sendAnyway}
        onClosed={() => field.current?.focus()}
      />
      {!writesTickets && (
        <p className="border-t border-line px-4.5 py-3 text-code text-muted">
          {member === null
            ? t("You are looking at examples. Staff sign in to answer.")
            : t("Your role reads tickets. Support and owners answer them.")}
        </p>
      )}
    </TicketPane>
  );
}

type ArchivedNoteProps = {
  ticket: TicketDetail;
  onRestore: { setArchived: (isArchived: boolean) => Promise<boolean> } | null;
};

function ArchivedNote({ ticket, onRestore }: ArchivedNoteProps) {
  const { t } = useTranslation();
  const moment = parseTimestamp(ticket.archived_at);
  return (
    <Alert
      variant="warning"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <p>
        {t("Archived {{time}}. It is in no queue and its words are all here.", {
          time: moment === null ? "" : formatDateTime(moment),
        })}
      </p>
      {onRestore !== null && (
        <Button variant="secondary" onClick={() => void onRestore.setArchived(false)}>
          {t("Bring back")}
        </Button>
      )}
    </Alert>
  );
}

/** Reads the ticket again when a colleague stops writing, since they have probably answered. */
function useAnswerOfWriters(ticketId: string, people: readonly Colleague[]) {
  const queryClient = useQueryClient();
  const writers = writersOf(people)
    .map(({ id }) => id)
    .join();
  const before = useRef(writers);
  useEffect(() => {
    const had = before.current;
    before.current = writers;
    if (had === "" || had === writers) return;
    void queryClient.invalidateQueries({ queryKey: ticketDetailQuery(ticketId).queryKey });
  }, [queryClient, ticketId, writers]);
}

/** Beside the composer, so that two people do not answer the same. */
function WritersNotice({ people }: { people: readonly Colleague[] }) {
  const { t } = useTranslation();
  const writers = writersOf(people);
  if (writers.length === 0) return null;
  return (
    <ConversationNotice variant="info">
      <p>
        {t("{{names}} are writing an answer.", {
          names: namesOf(writers),
          count: writers.length,
          defaultValue_one: "{{names}} is writing an answer.",
        })}
      </p>
    </ConversationNotice>
  );
}

/** The open ticket: beside the queue or in its place; on a phone the full screen below the notices. */
export function TicketPane({ className, ...props }: ComponentProps<typeof Card>) {
  return (
    <Card
      {...props}
      className={cn(
        "@container/conversation flex flex-col max-sm:-mx-4 max-sm:-mb-12 max-sm:min-h-[calc(100dvh-var(--topbar))] max-sm:rounded-none max-sm:border-0 max-sm:shadow-none max-sm:in-[[data-slot=staff-notices]:empty~*]:-mt-5",
        className,
      )}
    />
  );
}

const NEAR_PX = 60;

/** Follows new messages unless the reader scrolled up. Null starts other content at its top. */
function useStickToEnd(count: number | null) {
  const thread = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const box = thread.current;
    if (box === null) return undefined;
    const note = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    };
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, []);
  const isFollowing = count !== null;
  // Notices below make the box lower, and the state of a mail makes its message higher.
  useEffect(() => {
    const box = thread.current;
    if (box === null || !isFollowing || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    for (const part of box.children) observer.observe(part);
    return () => observer.disconnect();
  }, [isFollowing]);
  useLayoutEffect(() => {
    const box = thread.current;
    if (box === null) return;
    if (count === null) box.scrollTop = 0;
    else if (isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [count]);
  const scrollToEnd = () => {
    if (thread.current !== null) thread.current.scrollTop = thread.current.scrollHeight;
  };
  return { thread, scrollToEnd };
}
