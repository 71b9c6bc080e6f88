import { useEffect, useState } from "react";
import { useIsHydrated } from "./use-is-hydrated";

const MINUTE = 60_000;

/** The current time, updated each minute; null in prerendered HTML and during hydration. */
export function useNow(): Date | null {
  const isHydrated = useIsHydrated();
  const [now, setNow] = useState(() => (isHydrated ? new Date() : null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const current = new Date();
      setNow(current);
      timer = setTimeout(tick, MINUTE - (current.getTime() % MINUTE));
    };
    tick();
    // Timers stop in a hidden tab or on a closed laptop.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
