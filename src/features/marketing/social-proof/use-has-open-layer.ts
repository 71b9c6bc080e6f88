import { useSyncExternalStore } from "react";

const OPEN_LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["open", "role"],
  });
  return () => observer.disconnect();
}

/** Whether a menu or a dialog, anyone's, is open on the page. */
export function useHasOpenLayer(): boolean {
  return useSyncExternalStore(subscribe, () => document.querySelector(OPEN_LAYER) !== null);
}
