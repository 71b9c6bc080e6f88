import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { crmKeys } from "@/data/records/crm-keys";
import { nextBoundary, type ClockedTicket } from "./ticket-clock";

/** The database's clock may be a little behind this one. */
const AFTER_MS = 500;
const AGAIN_MS = 15_000;
/** What a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Has the tickets read anew when one of those on screen reaches its warning or its target: the
 * state is the database's to say. `readAt` tells one reading from the next.
 */
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
