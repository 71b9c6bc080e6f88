import * as z from "zod/mini";
import { CALLSI_TOPIC } from "@/lib/site/lead-topics";
import { leadField, type LeadFieldName, type LeadFields } from "../lead-form/lead-schema";
import { steps, type Step } from "../checkout-steps/checkout-steps";

const businessFields = {
  business: leadField.business,
  trade: leadField.trade,
  town: leadField.town,
  website: leadField.optionalWebsite,
  name: leadField.name,
  email: leadField.email,
  phone: leadField.phone,
  callTime: leadField.callTime,
};

const planFields = {
  /** "callsi" requests a quote of the phone assistant. */
  topic: leadField.topic,
  message: leadField.optionalMessage,
};

export const checkoutSchema = z.object({
  ...businessFields,
  ...planFields,
  consent: leadField.consent,
});

export const emptyCheckout: LeadFields = {
  business: "",
  trade: "",
  town: "",
  website: "",
  name: "",
  email: "",
  phone: "",
  callTime: "",
  topic: "",
  message: "",
  consent: false,
};

/** Used by the bill, the review and the receipt. */
export const wantsCallsi = ({ topic }: LeadFields) => topic === CALLSI_TOPIC;

export const stepFields: Record<Step, LeadFieldName[]> = {
  business: ["business", "trade", "town", "website", "name", "email", "phone", "callTime"],
  plan: ["topic", "message"],
  review: ["consent"],
};

const schemas = {
  business: z.object(businessFields),
  plan: z.object(planFields),
};

/** The first incomplete step, or review. */
export function furthestStep(values: LeadFields): Step {
  return (
    steps.find((step) => step !== "review" && !schemas[step].safeParse(values).success) ?? "review"
  );
}
