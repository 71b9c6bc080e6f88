import { useCallback, useState } from "react";

/**
 * The value at the time the card was lifted, whatever is fetched meanwhile, because changing lanes
 * would cancel the drag or shift its target.
 */
export function useFrozenWhile<Drawn>(latest: Drawn) {
  const [held, setHeld] = useState<{ drawn: Drawn } | null>(null);
  const hold = useCallback(() => setHeld({ drawn: latest }), [latest]);
  const release = useCallback(() => setHeld(null), []);
  return { drawn: held === null ? latest : held.drawn, hold, release };
}
