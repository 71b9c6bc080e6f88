import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the prerendered HTML and while it is hydrated; true at once in what is only rendered here. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
