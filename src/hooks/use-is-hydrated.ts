import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in prerendered HTML and during hydration; true at once in client-only rendering. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
