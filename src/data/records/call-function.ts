import type { $ZodType } from "zod/v4/core";
import type { Database, Json } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/database-answer";

type Functions = Database["public"]["Functions"];
type ArgsOf<Name extends keyof Functions> = Functions[Name]["Args"];

/** Argument names are the database's. JSON arguments may have any shape. */
type Args<Name extends keyof Functions> = [ArgsOf<Name>] extends [never]
  ? Record<string, never>
  : { [Key in keyof ArgsOf<Name>]: Json extends ArgsOf<Name>[Key] ? unknown : ArgsOf<Name>[Key] };

/** Throws PostgREST's error, whose `hint` names the cause, or an UnexpectedAnswerError. */
export async function callFunction<Name extends keyof Functions, Answer>(
  name: Name,
  args: Args<Name>,
  schema: $ZodType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  // The types are checked above; one name stands for all functions.
  let call = supabase.rpc(name as never, args as never);
  if (signal !== undefined) call = call.abortSignal(signal);
  const { data } = await call.retry(false).throwOnError();
  return parseAnswer(name, schema, data);
}
