import { useCallback, useState } from "react";

/** Keeps the value while a card is carried, because changing lanes would cancel the drag. */
export function useFrozenWhile<Value>(latest: Value) {
  const [frozen, setFrozen] = useState<{ value: Value } | null>(null);
  const hold = useCallback(() => setFrozen({ value: latest }), [latest]);
  const release = useCallback(() => setFrozen(null), []);
  return { value: frozen === null ? latest : frozen.value, hold, release };
}
