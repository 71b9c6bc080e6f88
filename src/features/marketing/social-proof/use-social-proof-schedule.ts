import { useEffect, useState, useSyncExternalStore } from "react";
import type { Clock } from "./countdown";
import { createSchedule, FIRST_AFTER_MS, type Schedule } from "./card-schedule";
import { sampleEntries, type SocialProofEntry } from "./social-proof-entries";

const browserClock: Clock = {
  now: () => performance.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (handle) => window.clearTimeout(handle),
};

type ScheduleState = { schedule: Schedule<SocialProofEntry>; entry: SocialProofEntry | null };

/** `since` is when the page was there, by performance.now(); `isQuiet` stops the time. */
export function useSocialProofSchedule(since: number, isQuiet: boolean): ScheduleState {
  const [schedule] = useState(() =>
    createSchedule({ entries: sampleEntries, random: Math.random, clock: browserClock }),
  );
  useEffect(() => {
    if (isQuiet) schedule.hold("quiet");
    else schedule.release("quiet");
  }, [schedule, isQuiet]);
  useEffect(() => {
    schedule.start(FIRST_AFTER_MS - (performance.now() - since));
    return schedule.stop;
  }, [schedule, since]);
  const entry = useSyncExternalStore(schedule.subscribe, schedule.current);
  return { schedule, entry: isQuiet ? null : entry };
}
