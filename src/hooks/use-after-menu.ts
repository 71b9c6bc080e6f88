import { useRef } from "react";

/**
 * For a menu's item that opens a dialog. The dialog gives the focus back to where it found it,
 * so it may open only once the menu is gone and the focus is on the menu's button again.
 */
export function useAfterMenu(action: () => void) {
  const isChosen = useRef(false);
  return {
    /** The item's `onSelect`. */
    choose: () => {
      isChosen.current = true;
    },
    /** The content's `onCloseAutoFocus`. */
    onCloseAutoFocus: () => {
      if (isChosen.current) action();
      isChosen.current = false;
    },
  };
}
