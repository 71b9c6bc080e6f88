import { useCallback, useEffect, useState } from "react";

const PATIENCE_MS = 2_000;

/** Once the browser has drawn what there is and has nothing else to do, or after two seconds. */
function whenIdle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === "undefined") setTimeout(done, 0);
    else requestIdleCallback(() => done(), { timeout: PATIENCE_MS });
  });
}

type LateCode<Module> = {
  /** Null until it is there. */
  module: Module | null;
  hasFailed: boolean;
  retry: () => void;
};

/**
 * A hook for code that a screen is usable without: it is asked for once the rest is drawn, so that
 * it competes with nothing, and it takes nothing with it when it does not come.
 */
export function lateCode<Module>(load: () => Promise<Module>): () => LateCode<Module> {
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
        loaded = await load();
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
    const retry = useCallback(() => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    }, []);
    return { module, hasFailed, retry };
  };
}
