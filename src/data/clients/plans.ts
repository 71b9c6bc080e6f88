import type { ChoiceWords } from "@/data/records/record-fields";
import type { ClientPlan } from "./schema";

export const planLabels: Record<ClientPlan, string> = {
  "small-business": "Small business",
  enterprise: "Enterprise",
};

/** What files of other programs say for a plan. */
export const planWords: ChoiceWords = {
  "small-business": ["small", "smb", "starter", "basic", "standard"],
  enterprise: ["large", "pro", "premium", "multilocation"],
};
