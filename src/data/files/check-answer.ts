import * as z from "zod/mini";
import { isBadLine, LostLineError } from "@/lib/supabase/object-upload";

/** The content was not taken. Its message is a sentence for the person. */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";
}

const refusalSchema = z.object({ error: z.string() });

/** Throws what the function "check-file" answered where it did not take a file. */
export async function throwRefusal(answer: Response): Promise<never> {
  const { error: why } = refusalSchema.parse(await answer.json());
  if (answer.status === 422) throw new RefusedFileError(why);
  if (answer.status === 409 || isBadLine(answer.status)) throw new LostLineError(why);
  throw new Error(why);
}
