import { parseTimestamp } from "@/lib/format/format";
import { rest } from "@/lib/supabase/rest";

/** When somebody is free to give a demo. */
export type FreeTime = { start: Date; end: Date };

/** Those of the next ten office days that have any, in order. */
export async function fetchDemoTimes(signal: AbortSignal): Promise<FreeTime[]> {
  const { data } = await rest().rpc("demo_times").abortSignal(signal).throwOnError();
  return data.flatMap(({ starts_at: startsAt, ends_at: endsAt }) => {
    const start = parseTimestamp(startsAt);
    const end = parseTimestamp(endsAt);
    return start !== null && end !== null ? [{ start, end }] : [];
  });
}
