import { parseTimestamp } from "@/lib/format/format";
import { rest } from "@/lib/supabase/rest";

/** When somebody is free to give a demo. Staff have yet to confirm one that is asked for as a wish. */
export type FreeTime = { start: Date; end: Date; isWish: boolean };

/** Those of the next ten office days that have any, in order. */
export async function fetchDemoTimes(signal: AbortSignal): Promise<FreeTime[]> {
  const { data } = await rest().rpc("demo_times").abortSignal(signal).throwOnError();
  return data.flatMap(({ starts_at: startsAt, ends_at: endsAt, is_wish: isWish }) => {
    const start = parseTimestamp(startsAt);
    const end = parseTimestamp(endsAt);
    return start !== null && end !== null ? [{ start, end, isWish }] : [];
  });
}
