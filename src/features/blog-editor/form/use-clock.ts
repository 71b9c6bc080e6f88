import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, MINUTE);
  // Timers stop in a hidden tab or on a closed laptop.
  document.addEventListener("visibilitychange", onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onTick);
  };
}

const currentSecond = () => Math.floor(Date.now() / SECOND);

/** Read on every render, so that a post just published does not count as scheduled. */
export function useClock(): Date {
  return new Date(useSyncExternalStore(subscribe, currentSecond) * SECOND);
}
