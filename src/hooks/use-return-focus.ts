import { useLayoutEffect, useRef } from "react";

/**
 * For a dialog that is opened without a trigger of its own: gives the focus back to where it
 * was. Without this it would be lost to the top of the page. For `onCloseAutoFocus`.
 */
export function useReturnFocus(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // A layout effect comes before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    // Nothing had it: a drag handle, for one, keeps the mouse from giving it.
    if (opener.current === document.body) return;
    event.preventDefault();
    opener.current.focus();
  };
}
