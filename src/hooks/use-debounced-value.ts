import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** The value once it has not changed for a quarter of a second: what was typed, not each letter. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
