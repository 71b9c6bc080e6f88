import { useCallback, useEffect, useState } from "react";
import { fetchDemoTimes, type FreeTime } from "@/data/bookings/demo-times";

export type DemoTimes = {
  /** Null until they are known. */
  free: readonly FreeTime[] | null;
  hasFailed: boolean;
  /** Reads them anew; those that are shown stay until then. */
  reload: () => void;
};

/** The times that are free, as they were when this was shown or last reloaded. */
export function useDemoTimes(): DemoTimes {
  const [free, setFree] = useState<readonly FreeTime[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    // A failure is said where the times would stand.
    fetchDemoTimes(reading.signal).then(setFree, () => {
      if (!reading.signal.aborted) setHasFailed(true);
    });
    return () => reading.abort();
  }, [round]);

  const reload = useCallback(() => {
    setHasFailed(false);
    setRound((count) => count + 1);
  }, []);
  return { free, hasFailed, reload };
}
