import { useRef } from "react";

/**
 * For a menu item that opens a dialog: opens it once the menu's button has the focus again, to
 * which the dialog returns it.
 */
export function useAfterMenu(action: () => void) {
  const isChosen = useRef(false);
  return {
    choose: () => {
      isChosen.current = true;
    },
    onCloseAutoFocus: () => {
      if (isChosen.current) action();
      isChosen.current = false;
    },
  };
}
