import { useNow } from "@/hooks/use-now";

/** The time, renewed each minute. Staff pages are never prerendered, so it is always known. */
export function useClock(): Date {
  return useNow() ?? new Date(0);
}
