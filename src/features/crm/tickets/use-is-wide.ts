import { useSyncExternalStore } from "react";

/** Room for the queue beside the conversation; tickets.css says the same. */
const WIDE = "(min-width: 1180px)";

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
