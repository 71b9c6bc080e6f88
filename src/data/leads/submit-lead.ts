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
  /** The honeypot: people leave it empty. */
  company_fax?: string;
};

export type LeadRefusal = "invalid" | "too-fast" | "rate-limited" | "unreachable";

export class LeadError extends Error {
  readonly refusal: LeadRefusal;
  /** The field at fault, when it was one. */
  readonly field: string | null;

  constructor(refusal: LeadRefusal, message: string, field: string | null = null) {
    super(message);
    this.refusal = refusal;
    this.field = field;
  }
}

const REFUSALS: readonly string[] = ["invalid", "too-fast", "rate-limited"];
const isRefusal = (hint: string): hint is LeadRefusal => REFUSALS.includes(hint);

/** Stores the request and answers with its own reference. Throws a LeadError. */
export async function submitLead(input: LeadInput): Promise<{ reference: string }> {
  const { data, error } = await rest()
    .rpc("submit_lead", { payload: withoutNul(input) })
    .then((answer) => answer, toUnreachable);
  if (error) {
    const hint: string = error.hint ?? "";
    if (isRefusal(hint)) throw new LeadError(hint, error.message, error.details || null);
    // Text that Postgres cannot hold at all is refused before the function runs.
    throw new LeadError(error.code?.startsWith("22") ? "invalid" : "unreachable", error.message);
  }
  if (typeof data === "object" && data !== null && "reference" in data) {
    const { reference } = data;
    if (typeof reference === "string") return { reference };
  }
  throw new LeadError("unreachable", "The answer could not be read");
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
