import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";

type Functions = Database["public"]["Functions"];

/**
 * Calls a function of the database that answers with JSON of the stated shape, which its
 * migration documents. Throws PostgREST's error: its `hint` names what went wrong.
 */
export async function callFunction<Answer>(
  name: keyof Functions,
  args: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  // The generated types know only that it is JSON.
  let call = supabase.rpc(name as never, args as never);
  if (signal !== undefined) call = call.abortSignal(signal);
  const { data } = await call.retry(false).throwOnError();
  return data as Answer;
}
