import { useState } from "react";
import type { TicketMessage } from "@/data/tickets/schema";

export function useNewMessages(messages: readonly TicketMessage[], ownId: string | null) {
  const [known, setKnown] = useState(() => new Set(messages.map(({ id }) => id)));
  return {
    arrived: messages.filter(({ id, author_id: author }) => !known.has(id) && author !== ownId),
    acknowledge: () => setKnown(new Set(messages.map(({ id }) => id))),
  };
}
