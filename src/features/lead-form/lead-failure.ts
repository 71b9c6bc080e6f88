import { LeadError } from "@/data/leads/submit-lead";
import type { QuestionName } from "@/content/lead-questions";
import { site } from "@/content/company";

export type LeadFailure = {
  kind: "offline" | "no-answer" | "rate-limited" | "too-fast" | "slot-taken" | "invalid";
  /** The field the database refused, if it is in the form. */
  field: QuestionName | null;
  /** Free times, when the chosen one was taken. */
  freeTimes: readonly Date[];
};

/** English text, which is also its translation key; `phone` fills in. */
export const failureMessages: Record<LeadFailure["kind"], string> = {
  offline: "You are offline, so nothing was sent. What you typed is kept here.",
  "no-answer":
    "No answer came back, so we can’t say it arrived. What you typed is still here; sending it again counts once.",
  "rate-limited":
    "Too many requests came from your connection just now. Try again in ten minutes, or call {{phone}}.",
  "slot-taken": "Choose another time.",
  "too-fast": "That was faster than a person types, so it was stopped. Send it again.",
  invalid: "We could not take that as it is. Try again, or call {{phone}} and we’ll write it down.",
};

export const BACK_ONLINE = "You are back online. What you typed is still here.";

export const failureValues = { phone: site.phone };

function isFieldOf(names: readonly string[], field: string | null): field is QuestionName {
  return field !== null && names.includes(field);
}

/** `fields` are the names of the form's own fields. */
export function leadFailureOf(error: unknown, fields: readonly string[]): LeadFailure {
  if (!(error instanceof LeadError)) throw error;
  if (error.refusal !== "unreachable") {
    const { refusal: kind, field, freeTimes } = error;
    return { kind, field: isFieldOf(fields, field) ? field : null, freeTimes };
  }
  // Checked only after a failure, because a local server answers without a network.
  return { kind: navigator.onLine ? "no-answer" : "offline", field: null, freeTimes: [] };
}
