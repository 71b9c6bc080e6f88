import { useLayoutEffect, useRef, type FocusEvent } from "react";

/** When a focused control leaves the page, focuses what `next` finds instead of the top of the page. */
export function useFocusAfterLoss(next: () => HTMLElement | null | undefined) {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) next()?.focus();
  });
  return ({ currentTarget, target }: FocusEvent) => {
    if (currentTarget.contains(target)) last.current = target;
  };
}
