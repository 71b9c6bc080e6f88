import { useNow } from "@/hooks/use-now";

/**
 * The time, renewed each minute and on every render: what was published a second ago must not
 * pass for scheduled. Staff pages are never prerendered, so it is always known.
 */
export function useClock(): Date {
  useNow();
  // oxlint-disable-next-line react/purity -- a clock; useNow renders again when the minute turns
  return new Date();
}
