import { useEffect, useState } from "react";
import { useIsHydrated } from "./use-is-hydrated";

const MINUTE = 60_000;

/** The time, renewed as each minute begins; null in prerendered HTML and while it is hydrated. */
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
    // Timers sleep with a hidden tab or a closed laptop.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
