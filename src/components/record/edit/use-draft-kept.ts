import { useEffect, useRef, useState } from "react";
import type { DraftStore } from "@/lib/storage/drafts";

/**
 * Keeps what is typed into one field, or a few, in the browser, and says whether it does: where it
 * does not, leaving the page asks first. What is typed is written once more as the field or the
 * page goes, since the storage may have been cleared meanwhile.
 */
export function useDraftKept<Draft>({ write }: DraftStore<Draft>) {
  const [isKept, setIsKept] = useState(true);
  const unsaved = useRef<{ draft: Draft; write: typeof write } | null>(null);
  useEffect(() => {
    if (isKept) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isKept]);
  useEffect(() => {
    const writeAgain = () => {
      const { current } = unsaved;
      if (current !== null) current.write(current.draft);
    };
    window.addEventListener("pagehide", writeAgain);
    return () => {
      window.removeEventListener("pagehide", writeAgain);
      writeAgain();
    };
  }, []);
  return {
    isKept,
    /** Null once it is saved or discarded. */
    keep: (draft: Draft | null) => {
      unsaved.current = draft === null ? null : { draft, write };
      setIsKept(write(draft) || draft === null);
    },
  };
}
