import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

/** Searches once typing pauses. Only the first search of a visit pushes a history entry. */
export function useTypedSearch(
  search: string,
  onSearch: (search: string, options: { isReplacing: boolean }) => void,
) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  const isInHistory = useRef(false);

  // Follows changes of the URL by other means, such as Back. Its own changes are ignored, because
  // more may have been typed meanwhile.
  if (shown !== search) {
    setShown(search);
    if (search !== sent) {
      setTyped(search);
      setSent(search);
    }
  }

  const send = (text: string) => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted, { isReplacing: isInHistory.current });
    isInHistory.current = true;
  };
  useEffect(() => {
    if (typed.trim() === sent) return undefined;
    const timer = setTimeout(() => send(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return {
    typed,
    setTyped,
    /** Searches without waiting for a pause. */
    sendNow: () => send(typed),
    /** Searches at once and ends the visit. */
    leave: () => {
      send(typed);
      isInHistory.current = false;
    },
  };
}
