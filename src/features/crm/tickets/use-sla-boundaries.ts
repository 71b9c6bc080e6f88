import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { crmKeys } from "@/data/records/crm-keys";
import { nextBoundary, type ClockedTicket } from "./ticket-clock";

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
