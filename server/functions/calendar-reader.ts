import { readCalendars } from "../../supabase/functions/_shared/calendar/read-calendars.ts";
import type { CallDatabase } from "../../supabase/functions/_shared/database-call.ts";
import { startTask } from "./repeated-task.ts";

/** Reads colleagues' own calendars when they are due, until stopped. */
export function startCalendarReader(call: CallDatabase, everyMs = 10_000) {
  async function readAll(isStopped: () => boolean) {
    while ((await readCalendars(call)) > 0 && !isStopped());
  }
  return startTask(readAll, everyMs, "Calendars could not be read");
}
