import { parseTimestamp } from "@/lib/format/format";
import { rest } from "@/lib/supabase/rest";

/** When somebody is free to give a demo: on the next ten office days that have such a time, in order. */
export async function fetchDemoTimes(signal: AbortSignal): Promise<Date[]> {
  const { data } = await rest().rpc("demo_times").abortSignal(signal).throwOnError();
  return data.flatMap(({ starts_at: startsAt }) => parseTimestamp(startsAt) ?? []);
}
