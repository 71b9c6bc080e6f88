import type { ComparedField } from "./compared-fields";
import type { PostFormValues } from "../form/post-form-schema";

/** By default, mine. */
export type Picks = Partial<Record<ComparedField, "mine" | "theirs">>;

export function mergedValues(
  mine: PostFormValues,
  theirs: PostFormValues,
  picks: Picks,
): PostFormValues {
  const taken = Object.entries(theirs).filter(([name]) => Reflect.get(picks, name) === "theirs");
  return { ...mine, ...Object.fromEntries(taken) };
}
