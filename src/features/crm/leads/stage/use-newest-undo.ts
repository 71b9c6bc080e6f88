import { useCallback, useRef } from "react";
import { toast } from "sonner";
import { undoableChanges } from "@/hooks/undoable-changes";

type Shown = string | number | null;
type Change = { shown: Shown };

/** Only the newest change of a record can be undone or retried. */
export function useNewestUndo() {
  const newest = useRef(new Map<string, Change>());
  const retries = useRef(new Map<string, Shown>());

  /** Call when a change begins; then call one of the returned functions with the message. */
  return useCallback((recordId: string) => {
    const older = newest.current.get(recordId);
    const change: Change = { shown: null };
    newest.current.set(recordId, change);
    dismiss(retries.current.get(recordId));
    const isNewest = () => newest.current.get(recordId) === change;
    return {
      isNewest,
      stored: (shown: Shown) => {
        change.shown = shown;
        dismiss(older?.shown);
      },
      /** Restores the previous newest, unless another change has begun. */
      refused: (shown: Shown) => {
        if (!isNewest()) {
          dismiss(shown);
          return;
        }
        retries.current.set(recordId, shown);
        if (older === undefined) newest.current.delete(recordId);
        else newest.current.set(recordId, older);
      },
    };
  }, []);
}

function dismiss(shown: Shown | undefined) {
  if (shown === null || shown === undefined) return;
  undoableChanges.withdraw(shown);
  toast.dismiss(shown);
}
