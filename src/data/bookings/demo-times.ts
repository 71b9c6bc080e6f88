import { parseTimestamp } from "@/lib/format/format";
import { rest } from "@/lib/supabase/rest";

export type FreeTime = { start: Date; end: Date; isWish: boolean };

export async function fetchDemoTimes(signal: AbortSignal): Promise<FreeTime[]> {
  const { data } = await rest().rpc("demo_times").abortSignal(signal).throwOnError();
  return data.flatMap(({ starts_at: startsAt, ends_at: endsAt, is_wish: isWish }) => {
    const start = parseTimestamp(startsAt);
    const end = parseTimestamp(endsAt);
    return start !== null && end !== null ? [{ start, end, isWish }] : [];
  });
}
