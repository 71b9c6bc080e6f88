import { useEffect, useEffectEvent } from "react";

/**
 * Adds a history entry for an open dialog, which Back closes. Returns a function that closes it
 * otherwise and removes the entry.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): () => void {
  const handleBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const state: { isDialog?: boolean } | null = history.state;
    // Copies the page's state, which the router treats as the same entry. A reload keeps it.
    if (!state?.isDialog) history.pushState({ ...state, isDialog: true }, "");
    const listening = new AbortController();
    addEventListener("popstate", () => handleBack(), listening);
    return () => listening.abort();
  }, [isOpen]);
  return () => {
    // A second press during the closing animation would leave the page.
    if (!isOpen) return;
    onClose();
    history.back();
  };
}
