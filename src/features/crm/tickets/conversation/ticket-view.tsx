import { useRef, useState, useEffect, useLayoutEffect, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ScrollRegion } from "@/components/scroll-region";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { TicketDetail, TicketMessage } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { HistoryList } from "@/features/crm/shared/history/history-list";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/cn";
import { SlaStrip } from "../sla-strip";
import { ComposerForm } from "./composer";
import { MessageThread } from "./message-thread";
import { ReplyNotice, TicketNotice, type SentReply } from "./reply-notice";
import { ReplyState } from "./reply-state";
import { useReplyRecall } from "./use-reply-recall";
import { TicketCommands } from "../ticket-commands";
import { TicketFacts } from "../ticket-facts";
import { TicketHead } from "../ticket-head";
import { useComposer } from "./use-composer";
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
  const { member, writesTickets } = useCrmRights();
  const actions = useTicketActions(ticket);
  const field = useRef<HTMLTextAreaElement>(null);
  const { arrived, acknowledge } = useNewMessages(ticket.messages, member?.id ?? null);
  const [sent, setSent] = useState<SentReply | null>(null);
  const [isHistory, setIsHistory] = useState(false);
  const composer = useComposer(ticket, (message) => {
    setSent(message.kind === "reply" ? { ...message, at: Date.now() } : null);
    acknowledge();
  });
  const recall = useReplyRecall(ticket, (body) => {
    setSent(null);
    setIsHistory(false);
    composer.bringBack(body);
    field.current?.focus();
  });
  const { thread, scrollToEnd } = useStickToEnd(isHistory ? null : ticket.messages.length);
  const isArchived = ticket.archived_at !== null;
  const canChange = writesTickets && !isArchived;
  return (
    <TicketPane aria-label={t("Ticket #{{number}}", ticket)}>
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
      />
      <TicketFacts ticket={ticket} actions={actions} canChange={canChange} />
      <SlaStrip ticket={ticket} now={now} />
      {isStale && (
        <p className="bg-wait-bg px-4.5 py-3 text-code text-wait" role="status">
          {t("The server does not answer just now. This is how the ticket was before.")}
        </p>
      )}
      {isArchived && <ArchivedNote ticket={ticket} onRestore={writesTickets ? actions : null} />}
      <ScrollRegion
        className="min-h-0 flex-1 px-4.5 pt-4 pb-5 focus-visible:shadow-none focus-visible:-outline-offset-3 xl:overflow-y-auto xl:overscroll-contain"
        aria-label={isHistory ? t("History") : t("Conversation")}
        ref={thread}
      >
        {isHistory ? (
          <HistoryList subject={{ ticket_id: ticket.id }} hidesTicket />
        ) : (
          <MessageThread
            messages={ticket.messages}
            firstNew={arrived[0]?.id ?? null}
            stateOf={(message) => <ReplyState message={message} recall={recall} />}
          />
        )}
      </ScrollRegion>
      {arrived.length > 0 && (
        <TicketNotice variant="info">
          <p>{t("{{name}} wrote just now.", { name: arrived.at(-1)?.author_name ?? "" })}</p>
          <Button
            variant="link"
            className="min-h-11"
            onClick={() => {
              scrollToEnd();
              acknowledge();
            }}
          >
            {t("Seen")}
          </Button>
        </TicketNotice>
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
      {canChange && <ComposerForm ticket={ticket} composer={composer} field={field} />}
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

function useNewMessages(messages: readonly TicketMessage[], ownId: string | null) {
  const [known, setKnown] = useState(() => new Set(messages.map(({ id }) => id)));
  return {
    arrived: messages.filter(({ id, author_id: author }) => !known.has(id) && author !== ownId),
    acknowledge: () => setKnown(new Set(messages.map(({ id }) => id))),
  };
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
