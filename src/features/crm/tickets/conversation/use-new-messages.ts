import { useState } from "react";
import type { TicketDetail, TicketMessage } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";

const timeOf = (timestamp: string | null) => parseTimestamp(timestamp)?.getTime() ?? 0;

/** Messages that come by a merge, or back from one, are older than `until`. */
const knownOf = ({ messages, archived_at: archived }: TicketDetail) => ({
  ids: new Set(messages.map(({ id }) => id)),
  until: timeOf(messages.at(-1)?.created_at ?? archived),
});

/** Messages by others that arrived since the ticket was opened. */
export function useNewMessages(ticket: TicketDetail, ownId: string | null) {
  const { messages, created_at: opened } = ticket;
  const [known, setKnown] = useState(() => knownOf(ticket));
  const isNew = ({ id, author_id: author, created_at: at }: TicketMessage) =>
    !known.ids.has(id) && author !== ownId && timeOf(at) > known.until;
  return {
    arrived: messages.filter(isNew),
    acknowledge: () => setKnown(knownOf(ticket)),
    /** The time of the newest seen message, or of opening. */
    seenUntil: messages.findLast((message) => !isNew(message))?.created_at ?? opened,
  };
}
