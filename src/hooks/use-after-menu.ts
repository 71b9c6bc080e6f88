import { useRef } from "react";

/** Opens a dialog once the menu's button has the focus again, to which the dialog returns it. */
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
