import * as z from "zod/mini";
import { moment, readTimes } from "@/data/bookings/moments";
import type { LeadForm } from "@/content/lead-forms";
import type { LeadAnswers } from "@/content/lead-questions";
import { rest } from "@/lib/supabase/rest";

/** The payload of a form. The database trims, checks and limits every answer again. */
export type LeadInput = LeadAnswers & {
  form: LeadForm;
  /** The visitor's IANA time zone. */
  timeZone?: string;
  sourcePage: string;
  referrer?: string;
  /** 32 hexadecimal digits, the same in every retry. */
  requestId: string;
  /** Milliseconds between showing and sending the form. */
  filledMs: number;
  /** A honeypot that people leave empty. Filled ones are quarantined. */
  left_empty?: string;
};

export type LeadRefusal = "invalid" | "too-fast" | "rate-limited" | "slot-taken" | "unreachable";

type Reason = {
  /** The field with the error, if it is one field's. */
  field?: string | null;
  /** The next free times, when the chosen one was just taken. */
  freeTimes?: readonly Date[];
};

export class LeadError extends Error {
  readonly refusal: LeadRefusal;
  readonly field: string | null;
  readonly freeTimes: readonly Date[];

  constructor(
    refusal: LeadRefusal,
    message: string,
    { field = null, freeTimes = [] }: Reason = {},
  ) {
    super(message);
    this.refusal = refusal;
    this.field = field;
    this.freeTimes = freeTimes;
  }
}

export type Booking = {
  startsAt: Date;
  endsAt: Date;
  host: string;
  /** The key of the link that moves or cancels it. */
  key: string;
};

export type StoredLead = {
  reference: string;
  /** Null without a time, or while staff have to confirm it. */
  booking: Booking | null;
};

const REFUSALS: readonly string[] = ["invalid", "too-fast", "rate-limited", "slot-taken"];
const isRefusal = (hint: string): hint is LeadRefusal => REFUSALS.includes(hint);

const answerSchema = z.object({
  reference: z.string(),
  booking: z.optional(
    z.object({ starts_at: moment, ends_at: moment, host: z.string(), key: z.string() }),
  ),
});

/** Stores the request and books its time. Throws a LeadError. */
export async function submitLead(input: LeadInput): Promise<StoredLead> {
  const { data, error } = await rest()
    .rpc("submit_lead", { payload: withoutNul(input) })
    .then((answer) => answer, toUnreachable);
  if (error) {
    const hint: string = error.hint ?? "";
    if (hint === "slot-taken") {
      throw new LeadError(hint, error.message, {
        field: "slot",
        freeTimes: readTimes(error.details),
      });
    }
    if (isRefusal(hint)) throw new LeadError(hint, error.message, { field: error.details || null });
    throw new LeadError(error.code?.startsWith("22") ? "invalid" : "unreachable", error.message);
  }
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new LeadError("unreachable", "The answer could not be read");
  const { reference, booking } = answer.data;
  if (booking === undefined) return { reference, booking: null };
  const { starts_at: startsAt, ends_at: endsAt, host, key } = booking;
  return { reference, booking: { startsAt, endsAt, host, key } };
}

/** Postgres cannot store NUL, which some programs copy. */
function withoutNul(input: LeadInput): LeadInput {
  const clean = (value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "") : value;
  const entries = Object.entries(input).map(([name, value]) => [name, clean(value)]);
  return { ...input, ...Object.fromEntries(entries) };
}

function toUnreachable(cause: unknown): never {
  throw new LeadError("unreachable", cause instanceof Error ? cause.message : "No answer");
}
