import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { isQuietPath, isStaffPath } from "@/lib/paths";

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

const isQuiet = () =>
  isQuietPath(location.pathname) ||
  isStaffPath(location.pathname) ||
  document.querySelector(OPEN_LAYER) !== null;

/** A dialog, a menu and another page all change the document. */
function watchDocument(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const filter = { childList: true, subtree: true, attributeFilter: ["open", "role"] };
  observer.observe(document.body, filter);
  return () => observer.disconnect();
}

/** Whether a dialog or a menu is open, or the page has something to finish first. */
export const useIsQuiet = () => useSyncExternalStore(watchDocument, isQuiet);

/** Whether the card lies over what has the keyboard's focus. */
export function useCoversFocus(card: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const watchFocused = () => {
      observer?.disconnect();
      const { activeElement: focused } = document;
      // A heading or the whole page has the focus after a navigation, but nobody is about to use it.
      const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0;
      if (card.current === null || !isControl || card.current.contains(focused)) {
        setIsCovering(false);
        return;
      }
      observer = new IntersectionObserver(
        ([entry]) => setIsCovering(entry?.isIntersecting ?? false),
        { rootMargin: marginsAround(card.current) },
      );
      observer.observe(focused);
    };
    watchFocused();
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("focusin", watchFocused, { signal });
    // Before the focus goes on to another control, the card does not show up for a moment.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) watchFocused();
    };
    document.addEventListener("focusout", handleBlur, { signal });
    return () => {
      observer?.disconnect();
      leaving.abort();
    };
  }, [card]);
  return isCovering;
}

/** The negative margins that leave only the card's box of the window. */
function marginsAround(card: HTMLElement): string {
  const { top, right, bottom, left } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [-top, right - clientWidth, bottom - clientHeight, -left]
    .map((margin) => `${Math.round(margin)}px`)
    .join(" ");
}
