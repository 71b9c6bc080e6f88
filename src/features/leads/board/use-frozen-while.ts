import { useCallback, useState } from "react";

/** Keeps the value while a card is carried, because changing lanes would cancel the drag. */
export function useFrozenWhile<Drawn>(latest: Drawn) {
  const [frozen, setFrozen] = useState<{ drawn: Drawn } | null>(null);
  const hold = useCallback(() => setFrozen({ drawn: latest }), [latest]);
  const release = useCallback(() => setFrozen(null), []);
  return { drawn: frozen === null ? latest : frozen.drawn, hold, release };
}
