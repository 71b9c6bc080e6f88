import { useEffect, useEffectEvent } from "react";

/**
 * Makes an open dialog a step of the tab's history, which Back takes back. Answers with what closes it
 * otherwise, and leaves no step behind.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): () => void {
  const handleBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const state: { isDialog?: boolean } | null = history.state;
    // With the state of the page's own step: to the router it is the same. A reload stays on this one.
    if (!state?.isDialog) history.pushState({ ...state, isDialog: true }, "");
    const listening = new AbortController();
    addEventListener("popstate", () => handleBack(), listening);
    return () => listening.abort();
  }, [isOpen]);
  return () => {
    // A second press while the dialog fades away would leave the page.
    if (!isOpen) return;
    onClose();
    history.back();
  };
}
