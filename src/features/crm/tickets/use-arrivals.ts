import { useState } from "react";
import type { TicketMessage } from "@/data/crm/tickets";

/** Which messages came from elsewhere while the ticket was open, until they are acknowledged. */
export function useArrivals(messages: readonly TicketMessage[], isOwn: (id: string) => boolean) {
  const [known, setKnown] = useState(() => new Set(messages.map(({ id }) => id)));
  const arrived = messages.filter(({ id }) => !known.has(id) && !isOwn(id));
  return {
    arrived,
    acknowledge: () => setKnown(new Set(messages.map(({ id }) => id))),
  };
}
