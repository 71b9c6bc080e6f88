import * as z from "zod/mini";
import { moment, readTimes } from "@/data/bookings/moments";
import { rest } from "@/lib/supabase/rest";

export type LeadForm = "contact" | "signup" | "checkout" | "schedule-demo" | "callsi";

/** What a form sends. The database trims, checks and limits every field again. */
export type LeadInput = {
  form: LeadForm;
  name: string;
  email: string;
  phone?: string;
  /** One of src/lib/site/call-times.ts; left out for any time. */
  callTime?: string;
  business?: string;
  /** A slug of src/lib/site/trades.ts, or "other". */
  trade?: string;
  town?: string;
  website?: string;
  topic?: string;
  message?: string;
  /** ISO time of the chosen demo slot. */
  slot?: string;
  /** The visitor's IANA time zone. */
  timeZone?: string;
  consent?: boolean;
  sourcePage: string;
  referrer?: string;
  /** 32 hexadecimal digits, the same when the same request is sent again for want of an answer. */
  requestId: string;
  /** Milliseconds between the form's showing and its sending. */
  filledMs: number;
  /** The honeypot: people leave it empty. What fills it is put aside for staff to look at. */
  left_empty?: string;
};

export type LeadRefusal = "invalid" | "too-fast" | "rate-limited" | "slot-taken" | "unreachable";

type Reason = {
  /** The field at fault, when it was one. */
  field?: string | null;
  /** Where somebody else has just booked the time: the next ones that are free. */
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

/** A demo that is booked. */
export type Booking = {
  startsAt: Date;
  endsAt: Date;
  /** Who calls. */
  host: string;
  /** Of the link by which it is moved or cancelled. */
  key: string;
};

export type StoredLead = {
  reference: string;
  /** Null where no time was asked for, or staff have to confirm it. */
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
    // Text that Postgres cannot hold at all is refused before the function runs.
    throw new LeadError(error.code?.startsWith("22") ? "invalid" : "unreachable", error.message);
  }
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new LeadError("unreachable", "The answer could not be read");
  const { reference, booking } = answer.data;
  if (booking === undefined) return { reference, booking: null };
  const { starts_at: startsAt, ends_at: endsAt, host, key } = booking;
  return { reference, booking: { startsAt, endsAt, host, key } };
}

/** Postgres cannot hold this one character, which some programs leave in what they copy. */
function withoutNul(input: LeadInput): LeadInput {
  const clean = (value: unknown) =>
    typeof value === "string" ? value.replaceAll("\0", "") : value;
  const entries = Object.entries(input).map(([name, value]) => [name, clean(value)]);
  return { ...input, ...Object.fromEntries(entries) };
}

function toUnreachable(cause: unknown): never {
  throw new LeadError("unreachable", cause instanceof Error ? cause.message : "No answer");
}
