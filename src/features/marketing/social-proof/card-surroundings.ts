import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { isField } from "@/lib/late-code/entered";
import { hasSampleCard } from "@/lib/paths";

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';
const ASKS_FOR_SOMETHING = '[data-slot="email-question"], [data-slot="field"]:has([aria-invalid])';
const PRICE_SIGN = '[data-slot="price-sign"]';

/** Below this height a phone is in landscape, without the bottom bar. */
const LEAST_HEIGHT = 500;
/** Equals the bottom bar's delay, which explains it. */
const AFTER_FOCUS_MS = 500;

/** The number of fields that were just left. */
let fieldsLeft = 0;

const isTyping = () => isField(document.activeElement) || fieldsLeft > 0;

const isQuiet = () =>
  !hasSampleCard(location.pathname) ||
  innerHeight < LEAST_HEIGHT ||
  isTyping() ||
  document.querySelector(OPEN_LAYER) !== null;

/** Dialogs, menus, questions, errors and page changes all change the document. */
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

/** Whether no dialog or menu is open, nothing is typed, and the page allows a card. */
export const useIsQuiet = () => useSyncExternalStore(watchSurroundings, isQuiet);

/** Whether the card covers the focused control, or a form's question or error. */
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
    // Delays the card while the focus moves to another control.
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

/** The card's left offset beside the price sign; null if that is not in its way. */
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

/** The focused control. Headings focused after a navigation do not count. */
function focusedControl(): HTMLElement | null {
  const { activeElement: focused } = document;
  return focused instanceof HTMLElement && focused.tabIndex >= 0 ? focused : null;
}

/** Reports an element under the card, or null. */
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

/** Negative margins that reduce the window to the card's box. */
function marginsAround(card: HTMLElement): string {
  const { top, right, bottom, left } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [-top, right - clientWidth, bottom - clientHeight, -left]
    .map((margin) => `${Math.round(margin)}px`)
    .join(" ");
}
