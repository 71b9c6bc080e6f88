import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** Returns the value once it has not changed for `pauseMs`. */
export function useDebouncedValue<Value>(value: Value, pauseMs = PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
