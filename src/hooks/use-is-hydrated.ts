import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * False while the page draws what the prerendered HTML holds, true right after. Whatever
 * depends on the address, storage or the clock waits for it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
