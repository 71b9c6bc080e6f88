import { useCallback, useState } from "react";

/** Keeps the value while a card is carried, because changing lanes would cancel the drag. */
export function useFrozenWhile<Drawn>(latest: Drawn) {
  const [held, setHeld] = useState<{ drawn: Drawn } | null>(null);
  const hold = useCallback(() => setHeld({ drawn: latest }), [latest]);
  const release = useCallback(() => setHeld(null), []);
  return { drawn: held === null ? latest : held.drawn, hold, release };
}
