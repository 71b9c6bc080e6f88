import * as z from "zod/mini";
import { rest } from "@/lib/supabase/rest";
import { moment, readTimes } from "./moments";

const linkedSchema = z.object({
  version: z.number(),
  status: z.enum(["booked", "cancelled", "took-place", "no-show"]),
  reference: z.string(),
  uid: z.string(),
  starts_at: moment,
  ends_at: moment,
  host: z.string(),
  has_begun: z.boolean(),
});

export type LinkedDemo = z.infer<typeof linkedSchema>;

export type LinkRefusal =
  "slot-taken" | "conflict" | "over" | "too-often" | "unknown" | "invalid" | "unreachable";
const REFUSALS: readonly string[] = [
  "slot-taken",
  "conflict",
  "over",
  "too-often",
  "unknown",
  "invalid",
];
const isRefusal = (hint: string): hint is LinkRefusal => REFUSALS.includes(hint);

export class LinkError extends Error {
  readonly refusal: LinkRefusal;
  readonly freeTimes: readonly Date[];

  constructor(refusal: LinkRefusal, message: string, freeTimes: readonly Date[] = []) {
    super(message);
    this.refusal = refusal;
    this.freeTimes = freeTimes;
  }
}

type Answer = {
  data: unknown;
  error: { hint?: string | null; details?: string | null; message: string } | null;
};

async function read(call: PromiseLike<Answer>): Promise<LinkedDemo | null> {
  const { data, error } = await call.then(
    (answer) => answer,
    (cause: unknown) => {
      throw new LinkError("unreachable", cause instanceof Error ? cause.message : "No answer");
    },
  );
  if (error) {
    const hint = error.hint ?? "";
    throw new LinkError(
      isRefusal(hint) ? hint : "unreachable",
      error.message,
      hint === "slot-taken" ? readTimes(error.details ?? "") : [],
    );
  }
  const answer = z.nullable(linkedSchema).safeParse(data);
  if (!answer.success) throw new LinkError("unreachable", "The answer could not be read");
  return answer.data;
}

/** Null for an unknown link. Throws a LinkError, as the two below do. */
export function fetchLinkedDemo(key: string, signal?: AbortSignal) {
  const call = rest().rpc("linked_demo", { key });
  return read(signal === undefined ? call : call.abortSignal(signal));
}

export const moveLinkedDemo = (key: string, version: number, slot: Date) =>
  read(rest().rpc("move_linked_demo", { key, version, slot: slot.toISOString() }));

export const cancelLinkedDemo = (key: string, version: number) =>
  read(rest().rpc("cancel_linked_demo", { key, version }));
