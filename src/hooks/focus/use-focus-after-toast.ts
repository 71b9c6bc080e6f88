import { useRef, type FocusEvent, type MouseEvent } from "react";

/**
 * Handlers for the element around all toasts: a press of a toast's button, which goes with the toast, gives the focus
 * back to what had it before.
 */
export function useFocusAfterToast() {
  const before = useRef<HTMLElement | null>(null);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isOutside = !currentTarget.contains(relatedTarget);
    if (isOutside && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
  const onClick = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    const { activeElement } = document;
    const isPressed = target instanceof Element && target.closest("button") !== null;
    if (!isPressed || !currentTarget.contains(activeElement)) return;
    const next = before.current?.isConnected ? before.current : document.querySelector("main");
    next?.focus({ preventScroll: true });
  };
  return { onFocus, onClick };
}
