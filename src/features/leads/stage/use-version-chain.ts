import { useCallback, useRef } from "react";

type Versioned = { id: string; version: number };

/**
 * Lets writes to one record wait for each other, each from the version the one before it made, so
 * that a person's two quick changes are no conflict. What follows a write that failed is not sent
 * and answers null.
 */
export function useVersionChain() {
  const chains = useRef(new Map<string, Promise<number | null>>());
  return useCallback((record: Versioned, write: (version: number) => Promise<number | null>) => {
    const before = chains.current.get(record.id);
    const run = (async () => {
      const known = await before;
      // The record may have been read since, after a change of somebody else's.
      return known === null ? null : write(Math.max(known ?? 0, record.version));
    })();
    chains.current.set(record.id, run);
    void run.then((version) => {
      const isLast = chains.current.get(record.id) === run;
      if (version === null && isLast) chains.current.delete(record.id);
    });
    return run;
  }, []);
}
