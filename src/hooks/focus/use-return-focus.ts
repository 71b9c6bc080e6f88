import { useLayoutEffect, useRef } from "react";

/** Returns the focus when a dialog without a trigger closes. For `onCloseAutoFocus`. */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    // Nothing had the focus, as with a drag handle, which prevents it.
    if (opener.current === document.body) return;
    event.preventDefault();
    opener.current.focus();
  };
}
