import * as z from "zod/mini";
import { isBadLine, LostLineError } from "@/lib/supabase/object-upload";

/** The content was not taken. Its message is a sentence for the person. */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";
}

const refusalSchema = z.object({ error: z.string() });

/** Throws what the function "check-file" answered where it did not take a file. */
export async function throwRefusal(answer: Response): Promise<never> {
  const { status } = answer;
  // A proxy answers in a format of its own.
  const { data } = refusalSchema.safeParse(await answer.json().catch(() => null));
  if (status === 409 || isBadLine(status)) throw new LostLineError(data?.error);
  if (status === 422 && data !== undefined) throw new RefusedFileError(data.error);
  throw new Error(data?.error);
}
