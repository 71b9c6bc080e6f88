import { useCallback, useRef } from "react";
import { toast } from "sonner";
import { undoableChanges } from "@/hooks/undoable-changes";

type Shown = string | number | null;
type Change = { shown: Shown };

/**
 * Of one record only the newest change can be undone or tried again: as a newer one comes, what
 * the older one offered leaves the screen, and pressed before that it does nothing.
 */
export function useNewestUndo() {
  const newest = useRef(new Map<string, Change>());
  const retries = useRef(new Map<string, Shown>());

  /** To be called as a change begins; then one of the two, with the message that was shown. */
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
      /** What was newest before is so again, unless another change has begun. */
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
