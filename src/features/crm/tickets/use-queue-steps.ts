import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { TicketFilters, TicketSort } from "@/data/tickets/list";
import type { Ticket } from "@/data/tickets/schema";
import { stepToRow } from "@/components/data-table/row-keys";
import { useCloseRecord } from "@/features/crm/shared/closed-by-back";
import type { ListAddress } from "@/components/data-table/filters/use-list-address";

const rowLink = (id: string | undefined) =>
  id === undefined
    ? null
    : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-link]`);

export function useQueueSteps(
  address: ListAddress<TicketFilters, TicketSort>,
  rows: readonly Ticket[],
  isWide: boolean,
) {
  const { change } = address;
  const { open } = address.search;
  const latest = useRef({ rows, open, isWide });
  useEffect(() => {
    latest.current = { rows, open, isWide };
  });
  const scrolledTo = useRef(0);
  const wasOpen = useRef<string | null>(null);
  // Restores the queue's scroll position after a ticket replaced it.
  useLayoutEffect(() => {
    const before = wasOpen.current;
    wasOpen.current = open;
    if (open !== null && before === null && latest.current.isWide) {
      // Beside a ticket the queue scrolls by itself.
      rowLink(open)?.scrollIntoView({ block: "nearest" });
    }
    if (open !== null || before === null || latest.current.isWide) return;
    window.scrollTo(0, scrolledTo.current);
    rowLink(before)?.focus({ preventScroll: true });
  }, [open]);

  const onOpen = useCallback(
    (id: string) => {
      if (latest.current.open === null) scrolledTo.current = window.scrollY;
      change({ open: id }, { isReplacing: latest.current.open !== null });
    },
    [change],
  );
  const onClose = useCloseRecord(() => {
    const { open: closing } = latest.current;
    change({ open: null });
    if (latest.current.isWide) rowLink(closing ?? undefined)?.focus();
  });
  const onStep = useCallback(
    (step: 1 | -1) => {
      const { rows: shown, open: current, isWide: hasRoom } = latest.current;
      const list = document.querySelector("[data-records]");
      if (current === null && !hasRoom) {
        if (list) stepToRow(list, step);
        return;
      }
      const index = shown.findIndex(({ id }) => id === current);
      const next = index === -1 ? shown[0] : shown[index + step];
      if (next === undefined) return;
      onOpen(next.id);
      const link = rowLink(next.id);
      link?.focus();
      link?.scrollIntoView({ block: "nearest" });
    },
    [onOpen],
  );
  return { onOpen, onClose, onStep };
}
