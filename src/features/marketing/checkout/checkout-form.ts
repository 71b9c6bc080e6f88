import { askedBy } from "@/content/lead-forms";
import type { LeadAnswers } from "@/content/lead-questions";
import { CALLSI_TOPIC } from "@/content/lead-topics";
import { leadSchema } from "@/features/lead-form/lead-schema";
import { steps, type Step } from "./checkout-steps";

/** Used by the bill, the review and the receipt. */
export const wantsCallsi = ({ topic }: LeadAnswers) => topic === CALLSI_TOPIC;

export const askedIn = (step: Step) =>
  step === "business"
    ? [...askedBy("checkout", "business"), ...askedBy("checkout", "you")]
    : askedBy("checkout", step);

export const fieldsOf = (step: Step) => askedIn(step).map(({ name }) => name);

/** The first incomplete step, or review. */
export function furthestStep(values: LeadAnswers): Step {
  return (
    steps.find(
      (step) => step !== "review" && !leadSchema(askedIn(step)).safeParse(values).success,
    ) ?? "review"
  );
}
