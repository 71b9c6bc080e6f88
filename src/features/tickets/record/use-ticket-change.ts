import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { type TicketChanges } from "@/data/tickets/mutations";
import { ticketDetailQuery } from "@/data/tickets/queries";
import { type TicketDetail } from "@/data/tickets/schema";
import { useRecordChange } from "@/components/record/edit/use-record-change";

export type TicketChange = {
  changes: TicketChanges;
  /** What the same columns hold now; without it there is no Undo. */
  before?: TicketChanges;
  /** How the ticket looks with it, until the database has answered. */
  shown: Partial<TicketDetail>;
  said?: string;
};

/**
 * Changes a ticket, shown at once and taken back when it is refused. One change at a time: the
 * next is made from the version that the one before has left. Answers whether it was stored.
 */
export function useTicketChange() {
  const queryClient = useQueryClient();
  const store = useRecordChange();
  const line = useRef<Promise<unknown>>(Promise.resolve());

  return useCallback(
    (ticket: TicketDetail, change: TicketChange, onConflict?: () => void): Promise<boolean> => {
      const { queryKey } = ticketDetailQuery(ticket.id);
      const show = (fields: Partial<TicketDetail>) =>
        queryClient.setQueryData(queryKey, (old) => old && { ...old, ...fields });
      const run = async () => {
        // An answer on its way would show the state before.
        await queryClient.cancelQueries({ queryKey });
        const { version } = queryClient.getQueryData(queryKey) ?? ticket;
        const stored = await store(
          { table: "tickets", record: { id: ticket.id, version }, ...change },
          onConflict,
        );
        if (stored === null) show(pick(ticket, change.shown));
        else show({ version: stored });
        return stored !== null;
      };
      show(change.shown);
      const next = line.current.then(run, run);
      line.current = next;
      return next;
    },
    [queryClient, store],
  );
}

/** The fields of `ticket` that `shown` names. */
function pick(ticket: TicketDetail, shown: Partial<TicketDetail>): Partial<TicketDetail> {
  const names = new Set(Object.keys(shown));
  return Object.fromEntries(Object.entries(ticket).filter(([name]) => names.has(name)));
}
