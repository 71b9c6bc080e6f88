import { useSyncExternalStore } from "react";

const PHONE = "(max-width: 640px)";

function subscribe(onChange: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether rows are stacked, filters stand in a sheet and charts show less. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}
