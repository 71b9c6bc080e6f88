import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { isField } from "@/lib/late-code/entered";
import { hasSampleCard } from "@/lib/paths";

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
const ASKS_FOR_SOMETHING = '[data-slot="email-question"], [data-slot="field"]:has([aria-invalid])';
const PRICE_SIGN = '[data-slot="price-sign"]';

/** Below it a phone lies on its side, and the bottom bar is gone as well. */
const LEAST_HEIGHT = 500;
/** As late as the bottom bar, whose comment says why. */
const AFTER_FOCUS_MS = 500;

/** How many fields were left a moment ago. */
let fieldsLeft = 0;

const isTyping = () => isField(document.activeElement) || fieldsLeft > 0;

const isQuiet = () =>
  !hasSampleCard(location.pathname) ||
  innerHeight < LEAST_HEIGHT ||
  isTyping() ||
  document.querySelector(OPEN_LAYER) !== null;

/** A dialog, a menu, a question, an error and another page all change the document. */
function watchDocument(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const filter = {
    childList: true,
    subtree: true,
    attributeFilter: ["open", "role", "aria-invalid"],
  };
  observer.observe(document.body, filter);
  return () => observer.disconnect();
}

function watchSurroundings(onChange: () => void): () => void {
  const stopWatching = watchDocument(onChange);
  const leaving = new AbortController();
  const { signal } = leaving;
  const handleBlur = ({ target }: FocusEvent) => {
    if (!isField(target)) return;
    fieldsLeft += 1;
    setTimeout(() => {
      fieldsLeft -= 1;
      onChange();
    }, AFTER_FOCUS_MS);
  };
  document.addEventListener("focusin", onChange, { signal });
  document.addEventListener("focusout", handleBlur, { signal });
  addEventListener("resize", onChange, { signal });
  return () => {
    stopWatching();
    leaving.abort();
  };
}

/** Whether a dialog or a menu is open, something is typed, or the page has no place for a card. */
export const useIsQuiet = () => useSyncExternalStore(watchSurroundings, isQuiet);

/** Whether the card lies over what has the keyboard's focus, or over a question or an error of a form. */
export function useIsCovering(card: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    let stopWatching = () => undefined as void;
    const watch = () => {
      stopWatching();
      const focused = focusedControl();
      const parts = [...document.querySelectorAll(ASKS_FOR_SOMETHING)];
      if (focused !== null && !card.current?.contains(focused)) parts.push(focused);
      stopWatching = watchUnder(card.current, parts, (part) => setIsCovering(part !== undefined));
    };
    watch();
    const stopWatchingDocument = watchDocument(watch);
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("focusin", watch, { signal });
    // Before the focus goes on to another control, the card does not show up for a moment.
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) setTimeout(() => !signal.aborted && watch(), AFTER_FOCUS_MS);
    };
    document.addEventListener("focusout", handleBlur, { signal });
    return () => {
      stopWatching();
      stopWatchingDocument();
      leaving.abort();
    };
  }, [card]);
  return isCovering;
}

/** The distance from the left at which the card stands beside the price sign; null where that is not in its way. */
export function usePlaceBesideSign(card: RefObject<HTMLElement | null>): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const parts = document.querySelectorAll(PRICE_SIGN);
    return watchUnder(card.current, parts, (sign) =>
      setLeft(sign === undefined ? null : sign.getBoundingClientRect().right + 10),
    );
  }, [card]);
  return left;
}

/** A heading or the whole page has the focus after a navigation, but nobody is about to use it. */
function focusedControl(): HTMLElement | null {
  const { activeElement: focused } = document;
  return focused instanceof HTMLElement && focused.tabIndex >= 0 ? focused : null;
}

/** Tells one of the parts that lie under the card, or that there is none. */
function watchUnder(
  card: HTMLElement | null,
  parts: Iterable<Element>,
  onChange: (part: Element | undefined) => void,
): () => void {
  const under = new Set<Element>();
  const watched = [...parts];
  if (card === null || watched.length === 0) {
    onChange(undefined);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) under.add(target);
        else under.delete(target);
      }
      onChange(under.values().next().value);
    },
    { rootMargin: marginsAround(card) },
  );
  for (const part of watched) observer.observe(part);
  return () => observer.disconnect();
}

/** The negative margins that leave only the card's box of the window. */
function marginsAround(card: HTMLElement): string {
  const { top, right, bottom, left } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [-top, right - clientWidth, bottom - clientHeight, -left]
    .map((margin) => `${Math.round(margin)}px`)
    .join(" ");
}
