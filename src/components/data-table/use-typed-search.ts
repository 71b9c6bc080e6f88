import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 250;

/**
 * What stands in a search box, sent once the typing pauses. The first word of a visit to the box is
 * a step in the browser's history, what follows replaces it: Back undoes a search, not a letter.
 */
export function useTypedSearch(
  search: string,
  onSearch: (search: string, options: { isReplacing: boolean }) => void,
) {
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  const [shown, setShown] = useState(search);
  const isInHistory = useRef(false);

  // The address changed by other means, such as Back: the box follows. Its own doing must not
  // reach it, because more may have been typed meanwhile.
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
    /** Without waiting for a pause. */
    sendNow: () => send(typed),
    /** The visit is over, and what is typed by then is searched for. */
    leave: () => {
      send(typed);
      isInHistory.current = false;
    },
  };
}
