import { useCallback, useState } from "react";

/**
 * What is drawn while a card is carried: the board as it was when the card was lifted, whatever
 * is read meanwhile. Lanes that change under a carried card cancel its move or make its place
 * another one.
 */
export function useFrozenWhile<Drawn>(latest: Drawn) {
  const [held, setHeld] = useState<{ drawn: Drawn } | null>(null);
  const hold = useCallback(() => setHeld({ drawn: latest }), [latest]);
  const release = useCallback(() => setHeld(null), []);
  return { drawn: held === null ? latest : held.drawn, hold, release };
}
