import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "@/lib/when-idle";

type LateCode<Module> = {
  /** Null until it is there. */
  module: Module | null;
  hasFailed: boolean;
  /** At once: for who has pressed what needs it, and after a failure. */
  load: () => void;
};

/**
 * A hook for code that a screen is usable without: it is asked for once the rest is drawn, so that
 * it competes with nothing, and it takes nothing with it when it does not come.
 */
export function lateCode<Module>(fetchModule: () => Promise<Module>): () => LateCode<Module> {
  // Kept for the next time it is drawn, which then has it from the first moment.
  let loaded: Module | null = null;
  return function useLateCode() {
    const [module, setModule] = useState(loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const isMissing = module === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isCurrent = true;
      const fetchCode = async () => {
        if (attempt === 0) await whenIdle();
        loaded = await fetchModule();
        if (isCurrent) setModule(() => loaded);
      };
      fetchCode().catch((error: unknown) => {
        console.warn("A part of the page was not loaded", error);
        if (isCurrent) setHasFailed(true);
      });
      return () => {
        isCurrent = false;
      };
    }, [attempt, isMissing]);
    const load = useCallback(() => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    }, []);
    return { module, hasFailed, load };
  };
}
