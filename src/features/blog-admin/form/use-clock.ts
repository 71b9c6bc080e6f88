import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE);
  // Timers sleep with a hidden tab or a closed laptop.
  document.addEventListener("visibilitychange", onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTick);
  };
}

const currentSecond = () => Math.floor(Date.now() / SECOND);

/**
 * The time to the second, read on every render and at least each minute: what was published a
 * moment ago must not pass for scheduled. Not for prerendered pages.
 */
export function useClock(): Date {
  return new Date(useSyncExternalStore(subscribe, currentSecond) * SECOND);
}
