import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { TicketDetail } from "@/data/crm/tickets";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/format-time";
import { useCrmRights } from "../parts/use-crm-rights";
import { ClockStrip } from "./clock-strip";
import { ComposerForm } from "./composer";
import { EmailOffer } from "./email-offer";
import { MessageThread } from "./message-thread";
import { TicketCommands } from "./ticket-commands";
import { TicketFacts } from "./ticket-facts";
import { TicketHead } from "./ticket-head";
import { useArrivals } from "./use-arrivals";
import { useComposer } from "./use-composer";
import { useTicketActions } from "./use-ticket-actions";

type OpenTicketProps = {
  ticket: TicketDetail;
  now: Date;
  onClose: () => void;
  /** The latest reading failed: what is shown is from before. */
  isStale: boolean;
};

export function OpenTicket({ ticket, now, onClose, isStale }: OpenTicketProps) {
  const { t } = useTranslation();
  const { member, writesTickets } = useCrmRights();
  const actions = useTicketActions(ticket);
  const own = useRef(new Set<string>());
  const { arrived, acknowledge } = useArrivals(ticket.messages, (id) => own.current.has(id));
  const [offer, setOffer] = useState<string | null>(null);
  const composer = useComposer(ticket, (sent) => {
    own.current.add(sent.id);
    setOffer(sent.kind === "reply" ? sent.body : null);
    acknowledge();
  });
  own.current.add(composer.draft.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  useStickToEnd(thread, ticket.messages.length);
  const isArchived = ticket.archivedAt !== null;
  const canChange = writesTickets && !isArchived;
  return (
    <section className="panel conversation" aria-label={t("Ticket #{{number}}", ticket)}>
      {canChange && member !== null && (
        <TicketCommands
          onWrite={(kind) => {
            composer.setKind(kind);
            field.current?.focus();
          }}
          onTake={() => actions.assign({ id: member.userId, name: member.displayName })}
          onArchive={() => void actions.setArchived(true)}
          isMine={ticket.assignee?.id === member.userId}
        />
      )}
      <TicketHead
        ticket={ticket}
        actions={actions}
        canChange={canChange}
        now={now}
        onClose={onClose}
      />
      <TicketFacts ticket={ticket} actions={actions} canChange={canChange} />
      <ClockStrip ticket={ticket} now={now} />
      {isStale && (
        <p className="conversation-stale" role="status">
          {t("The server does not answer just now. This is how the ticket was before.")}
        </p>
      )}
      {isArchived && <ArchivedNote ticket={ticket} onRestore={writesTickets ? actions : null} />}
      <div className="conversation-thread" ref={thread}>
        <MessageThread messages={ticket.messages} firstNew={arrived[0]?.id ?? null} />
      </div>
      {arrived.length > 0 && (
        <div className="conversation-arrived" role="status">
          <p>{t("{{name}} wrote just now.", { name: arrived.at(-1)?.author_name ?? "" })}</p>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              scrollToEnd(thread.current);
              acknowledge();
            }}
          >
            {t("Seen")}
          </button>
        </div>
      )}
      {offer !== null && (
        <EmailOffer ticket={ticket} text={offer} onDismiss={() => setOffer(null)} />
      )}
      {canChange && <ComposerForm ticket={ticket} composer={composer} field={field} />}
      {!writesTickets && (
        <p className="conversation-read-only">
          {member === null
            ? t("You are looking at samples. Staff sign in to answer.")
            : t("Your role reads tickets. Support and owners answer them.")}
        </p>
      )}
    </section>
  );
}

type ArchivedNoteProps = {
  ticket: TicketDetail;
  onRestore: { setArchived: (isArchived: boolean) => Promise<boolean> } | null;
};

function ArchivedNote({ ticket, onRestore }: ArchivedNoteProps) {
  const { t } = useTranslation();
  const moment = parseTimestamp(ticket.archivedAt);
  return (
    <div className="notice conversation-archived">
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
    </div>
  );
}

const scrollToEnd = (box: HTMLElement | null) => box?.scrollTo({ top: box.scrollHeight });

/** Begins at the latest message, and stays with it for a reader who has not scrolled up. */
function useStickToEnd(thread: RefObject<HTMLDivElement | null>, count: number) {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const box = thread.current;
    if (box === null) return undefined;
    const note = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
    };
    box.addEventListener("scroll", note, { passive: true });
    return () => box.removeEventListener("scroll", note);
  }, [thread]);
  useLayoutEffect(() => {
    if (isAtEnd.current) scrollToEnd(thread.current);
  }, [thread, count]);
}
