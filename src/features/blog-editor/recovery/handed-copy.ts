import type { Location } from "react-router-dom";
import * as z from "zod/mini";
import { readCopies, type PostCopy } from "./post-copy";

const stateSchema = z.object({ copy: z.object({ postId: z.string(), slot: z.string() }) });

/** State for a link to the editor, which names the copy to open. */
export const handOver = (postId: string, slot: string): z.infer<typeof stateSchema> => ({
  copy: { postId, slot },
});

/** Null once the editor has adopted it, so that a reload cannot replace newer text. */
export function handedCopy({ state }: Pick<Location<unknown>, "state">): PostCopy | null {
  const named = stateSchema.safeParse(state).data?.copy;
  if (named === undefined) return null;
  const { copies } = readCopies();
  return copies.find(({ postId, slot }) => postId === named.postId && slot === named.slot) ?? null;
}
