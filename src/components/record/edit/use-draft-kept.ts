import { useEffect, useRef, useState } from "react";
import type { DraftStore } from "@/lib/storage/drafts";

/**
 * Keeps unsaved input in the browser and returns whether that works; otherwise leaving the page
 * asks first. Writes again on unmount and on leaving, because the storage may have been cleared.
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
    /** Null once saved or discarded. */
    keep: (draft: Draft | null) => {
      unsaved.current = draft === null ? null : { draft, write };
      setIsKept(write(draft) || draft === null);
    },
  };
}
