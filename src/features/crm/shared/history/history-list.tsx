import { useInfiniteQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useRef, type FocusEventHandler } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { historyQuery, type HistorySubject } from "@/data/history/queries";
import type { HistoryEvent } from "@/data/history/schema";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { useNow } from "@/hooks/use-now";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { momentText, type HistoryLine } from "./history-line";
import { historyLine } from "./history-label";
import { useUndoRule } from "./use-undo-rule";

type HistoryListProps = {
  subject: HistorySubject;
  /** Leaves out what the record's conversation shows. */
  hidesConversation?: boolean;
  /** The version of the lead that the person sees, for Undo. */
  leadVersion?: number;
};

/** Notes, calls and mails, and the requests that came in. */
const isInConversation = ({ entity, action }: HistoryEvent) =>
  action === "requested" || (entity === "crm_notes" && action === "created");

export function HistoryList({ subject, hidesConversation = false, leadVersion }: HistoryListProps) {
  const { t } = useTranslation();
  const now = useNow();
  const history = useInfiniteQuery(historyQuery(subject));
  const list = useRef<HTMLOListElement>(null);
  // Undo is gone once it is done.
  const rememberFocus = useFocusAfterLoss(() => list.current);
  if (history.isPending) return <HistorySkeleton />;
  if (history.isError && history.data === undefined) {
    return (
      <ErrorNotice
        headingLevel={3}
        heading={t("The timeline could not be loaded")}
        body={t("Nothing was changed: {{reason}}.", { reason: reasonOf(history.error) })}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    );
  }
  const names = new Map(history.data.pages.flatMap((page) => Object.entries(page.names)));
  const nameOf = (id: string) => names.get(id) ?? null;
  const ownTicket = "ticket_id" in subject ? subject.ticket_id : null;
  const events = history.data.pages
    .flatMap(({ rows }) => rows)
    .filter((event) => !hidesConversation || !isInConversation(event));
  if (events.length === 0 && !history.hasNextPage) {
    return (
      <p className="text-muted">
        {hidesConversation
          ? t("Nothing was changed yet. What was said is in the conversation.")
          : t("Nothing has happened here yet.")}
      </p>
    );
  }
  return (
    <>
      <ol ref={list} tabIndex={-1} data-slot="history-list">
        {events.map((event) => {
          const line = historyLine(event, nameOf, t);
          return (
            line !== null && (
              <HistoryItem
                key={event.id}
                event={event}
                line={line}
                now={now}
                hidesTicket={event.ticket?.id === ownTicket}
                leadVersion={leadVersion}
                onFocus={rememberFocus}
              />
            )
          );
        })}
      </ol>
      {history.hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            busyLabel={history.isFetchingNextPage && t("Loading")}
            onClick={() => void history.fetchNextPage()}
          >
            {t("Show more")}
          </Button>
          {history.isFetchNextPageError && (
            <p role="alert">{t("The next part could not be loaded. Try again.")}</p>
          )}
        </div>
      )}
    </>
  );
}

type HistoryItemProps = {
  event: HistoryEvent;
  line: HistoryLine;
  now: Date | null;
  /** On the ticket's own page. */
  hidesTicket: boolean;
  leadVersion: number | undefined;
  /** When Undo takes the focus. */
  onFocus: FocusEventHandler;
};

function HistoryItem({ event, line, now, hidesTicket, ...undoing }: HistoryItemProps) {
  const { t } = useTranslation();
  const { Icon, sentence, details } = line;
  const moment = parseTimestamp(event.happened_at);
  return (
    <li className="relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 py-2.75 not-last:before:absolute not-last:before:top-10.5 not-last:before:-bottom-2 not-last:before:left-3.25 not-last:before:border-l-2 not-last:before:border-line-strong max-sm:grid-cols-[1.75rem_minmax(0,1fr)]">
      <span className="grid size-7 place-items-center rounded-full bg-sunken">
        <Icon size={15} strokeWidth={2} aria-hidden />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <b className="block font-semibold">{sentence}</b>
        {event.ticket !== null && !hidesTicket && (
          <TextLink
            className="relative inline-block text-xs after:absolute after:inset-x-0 after:-inset-y-3.25"
            to={paths.crmTicket(event.ticket.id)}
          >
            {event.ticket.subject}
          </TextLink>
        )}
        {details.map((detail) => (
          <span className="block text-xs text-muted" key={detail}>
            {detail}
          </span>
        ))}
        {event.can_undo && <UndoRule event={event} line={line} {...undoing} />}
      </div>
      {moment !== null && (
        <time
          className="text-xs whitespace-nowrap text-muted tabular-nums max-sm:col-start-2"
          dateTime={moment.toISOString()}
        >
          {momentText(moment, now, t)}
        </time>
      )}
    </li>
  );
}

type UndoRuleProps = Pick<HistoryItemProps, "event" | "line" | "leadVersion" | "onFocus">;

function UndoRule({ event, line, leadVersion, onFocus }: UndoRuleProps) {
  const { t } = useTranslation();
  const { undo, isPending } = useUndoRule();
  return (
    <Button
      variant="secondary"
      className="mt-1.5"
      aria-label={t("Undo: {{what}}", { what: line.sentence })}
      busyLabel={isPending && t("Undoing")}
      onFocus={onFocus}
      onClick={() => void undo({ eventId: event.id, version: leadVersion })}
    >
      <Undo2 size={17} aria-hidden />
      {t("Undo")}
    </Button>
  );
}

function HistorySkeleton() {
  const { t } = useTranslation();
  return (
    <div className="animate-appear-late" role="status">
      <span className="sr-only">{t("Loading the timeline")}</span>
      {[1, 2, 3, 4, 5].map((line) => (
        <div className="grid gap-2 py-2.75 pl-10" key={line} aria-hidden="true">
          <Skeleton className="w-1/2" />
          <Skeleton className="h-2.75 w-1/3" />
        </div>
      ))}
    </div>
  );
}
