import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** The value once it has not changed for that long: what was typed, not each letter. */
export function useDebouncedValue<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
