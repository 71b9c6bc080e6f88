import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { MissingRecord } from "@/features/crm/shared/missing-record";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { ticketDetailQuery } from "@/data/tickets/queries";
import type { Ticket } from "@/data/tickets/schema";
import { reasonOf } from "@/lib/errors/errors";
import { crmKeys } from "@/data/records/crm-keys";
import { TicketView, TicketPane } from "./ticket-view";
import { nextBoundary, type ClockedTicket } from "@/features/crm/shared/clocks/ticket-clock";

const POLL_MS = 15_000;
const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

type ConversationProps = {
  id: string;
  now: Date;
  /** The queue's data, until the ticket is loaded. */
  known: Ticket | undefined;
  onClose: () => void;
};

export function Conversation({ id, now, known, onClose }: ConversationProps) {
  const { t } = useTranslation();
  const isId = UUID.test(id);
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...ticketDetailQuery(id),
    enabled: isId,
    refetchInterval: POLL_MS,
  });
  useSlaBoundaries(data ? [data] : [], dataUpdatedAt);
  // A ticket opened from the queue starts at its top.
  useEffect(() => {
    if (matchMedia("(width < 80rem)").matches) window.scrollTo(0, 0);
  }, [id]);

  if (data) {
    return (
      <TicketView key={id} ticket={data} now={now} onClose={onClose} isStale={error !== null} />
    );
  }
  if (error !== null && isId) {
    return (
      <TicketPane className="p-4.5">
        <ErrorNotice
          heading={t("The ticket could not be loaded")}
          body={t("Nothing was changed. The reason: {{message}}.", { message: reasonOf(error) })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
        <Button variant="secondary" className="self-start" onClick={onClose}>
          {t("Back to the queue")}
        </Button>
      </TicketPane>
    );
  }
  if (isPending && isId) return <ConversationSkeleton subject={known?.subject} />;
  return (
    <TicketPane className="p-4.5">
      <MissingRecord>
        <EmptyState
          heading={t("No such ticket")}
          body={t("The address may be cut short, or the ticket is not yours to see.")}
        >
          <Button variant="secondary" onClick={onClose}>
            {t("Back to the queue")}
          </Button>
        </EmptyState>
      </MissingRecord>
    </TicketPane>
  );
}

function ConversationSkeleton({ subject }: { subject: string | undefined }) {
  const { t } = useTranslation();
  return (
    <TicketPane aria-busy="true">
      <p className="sr-only" role="status">
        {t("Loading the ticket")}
      </p>
      <header className="px-4.5 pt-3.5 pb-3">
        {subject === undefined ? (
          <Skeleton />
        ) : (
          <h2 className="text-xl/[1.2] wrap-anywhere">{subject}</h2>
        )}
        <Skeleton className="mt-2.5 w-2/5" />
      </header>
      <div className="appear-late grid gap-5 border-t border-line px-4.5 py-6" aria-hidden="true">
        {[70, 45, 60].map((width) => (
          <Skeleton key={width} className="h-14 rounded-md" style={{ width: `${width}%` }} />
        ))}
      </div>
    </TicketPane>
  );
}

/** The database's clock may be a little behind. */
const AFTER_MS = 500;
const AGAIN_MS = 15_000;
/** The maximum delay of a browser's timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Refetches when a ticket reaches its warning or target. `readAt` identifies the last fetch. */
export function useSlaBoundaries(tickets: readonly ClockedTicket[], readAt: number): void {
  const queryClient = useQueryClient();
  const boundary = nextBoundary(tickets)?.getTime() ?? null;
  useEffect(() => {
    if (boundary === null) return undefined;
    const left = boundary - Date.now();
    const delay = left < 0 ? AGAIN_MS : Math.min(left + AFTER_MS, LONGEST_MS);
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: crmKeys.tickets }),
      delay,
    );
    return () => clearTimeout(timer);
  }, [queryClient, boundary, readAt]);
}
