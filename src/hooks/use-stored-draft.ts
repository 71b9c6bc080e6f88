import { useEffect, useRef, useState } from "react";
import type { DraftStore } from "@/lib/storage/drafts";

/**
 * Keeps unsaved input in the browser and returns whether that works; otherwise leaving the page
 * asks first. Writes again on unmount and on leaving, because the storage may have been cleared.
 */
export function useStoredDraft<Draft>({ write }: DraftStore<Draft>) {
  const [isStored, setIsStored] = useState(true);
  const unsaved = useRef<{ draft: Draft; write: typeof write } | null>(null);
  useEffect(() => {
    if (isStored) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isStored]);
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
    isStored,
    /** Null once saved or discarded. */
    keep: (draft: Draft | null) => {
      unsaved.current = draft === null ? null : { draft, write };
      setIsStored(write(draft) || draft === null);
    },
  };
}
