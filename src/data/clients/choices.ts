import type { ChoiceAliases } from "@/data/records/record-fields";
import type { ClientPlan, ClientStatus, Health } from "./schema";

type Label = string;

/** English, for `t()`. */
export const planLabels: Record<ClientPlan, Label> = {
  "small-business": "Small business",
  enterprise: "Enterprise",
};

export const planAliases: ChoiceAliases = {
  "small-business": ["small", "smb", "starter", "basic", "standard"],
  enterprise: ["large", "pro", "premium", "multilocation"],
};

/** English, for `t()`. */
export const clientStatusLabels: Record<ClientStatus, Label> = {
  onboarding: "Onboarding",
  active: "Active",
  paused: "Paused",
  cancelled: "Cancelled",
};

export const clientStatusAliases: ChoiceAliases = {
  onboarding: ["new", "setup", "pending", "building"],
  active: ["live", "current", "customer", "open", "yes"],
  paused: ["onhold", "hold", "suspended"],
  cancelled: ["canceled", "churned", "inactive", "former", "closed", "ended", "no"],
};

/** English, for `t()`. */
export const healthLabels: Record<Health["state"], Label> = {
  good: "Good",
  watch: "Watch",
  "at-risk": "At risk",
};
