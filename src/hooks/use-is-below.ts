import { useCallback, useSyncExternalStore } from "react";

const WIDTHS = { sm: "40rem", lg: "64rem", xl: "80rem" };

export function useIsBelow(breakpoint: keyof typeof WIDTHS): boolean {
  const query = `(width < ${WIDTHS[breakpoint]})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
