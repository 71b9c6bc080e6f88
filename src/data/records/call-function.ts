import type { $ZodType } from "zod/v4/core";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/parse-answer";

type Functions = Database["public"]["Functions"];

/**
 * Calls a function of the database and reads its answer by the schema. Throws PostgREST's error,
 * whose `hint` names what went wrong, or an UnexpectedAnswerError.
 */
export async function callFunction<Answer>(
  name: keyof Functions,
  args: Record<string, unknown>,
  schema: $ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  // One function stands for all: arguments are as their migration documents them.
  let call = supabase.rpc(name as never, args as never);
  if (signal !== undefined) call = call.abortSignal(signal);
  const { data } = await call.retry(false).throwOnError();
  return parseAnswer(name, schema, data);
}
