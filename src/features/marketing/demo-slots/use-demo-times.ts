import { useCallback, useEffect, useState } from "react";
import { fetchDemoTimes, type FreeTime } from "@/data/bookings/demo-times";

export type DemoTimes = {
  free: readonly FreeTime[] | null;
  hasFailed: boolean;
  /** Reads them again, keeping the present ones meanwhile. */
  reload: () => void;
};

/** The free times, as of mounting or the last reload. */
export function useDemoTimes(): DemoTimes {
  const [free, setFree] = useState<readonly FreeTime[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    // A failure is shown in place of the times.
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
