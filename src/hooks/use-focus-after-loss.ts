import { useLayoutEffect, useRef, type FocusEvent } from "react";

/**
 * When a control that had the focus leaves the page, what `next` finds gets it, so that a keyboard
 * does not start again at the top. What it returns listens to the focus of the part around them.
 */
export function useFocusAfterLoss(next: () => HTMLElement | null | undefined) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) next()?.focus();
  });
  return ({ currentTarget, target }: FocusEvent) => {
    // React also reports the focus in a dialog that was opened from there.
    if (currentTarget.contains(target)) last.current = target;
  };
}
