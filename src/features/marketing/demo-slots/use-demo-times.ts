import { useCallback, useEffect, useState } from "react";
import { fetchDemoTimes } from "@/data/bookings/demo-times";

export type DemoTimes = {
  /** Null until they are known. */
  slots: readonly Date[] | null;
  hasFailed: boolean;
  /** Reads them anew; those that are shown stay until then. */
  reload: () => void;
};

/** The times that are free, as they were when this was shown or last reloaded. */
export function useDemoTimes(): DemoTimes {
  const [slots, setSlots] = useState<readonly Date[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    // A failure is said where the times would stand.
    fetchDemoTimes(reading.signal).then(setSlots, () => {
      if (!reading.signal.aborted) setHasFailed(true);
    });
    return () => reading.abort();
  }, [round]);

  const reload = useCallback(() => {
    setHasFailed(false);
    setRound((count) => count + 1);
  }, []);
  return { slots, hasFailed, reload };
}
