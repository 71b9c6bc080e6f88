export const RULES = ["booking", "answered-call", "winning"] as const;
export type Rule = (typeof RULES)[number];

type RuleLabels = { label: string; hint: string; history: string };

/** The rules that change records by themselves: their switch and their line in the history. English, for `t()`. */
export const ruleLabels: Record<Rule, RuleLabels> = {
  booking: {
    label: "A booking moves a lead to Demo booked",
    hint: "From New, Contacted or Lost. A lead that is further along stays where it is.",
    history: "Rule: booking moves a lead to Demo booked",
  },
  "answered-call": {
    label: "An answered call moves a lead to Contacted",
    hint: "From New only. A call without an answer moves nothing.",
    history: "Rule: an answered call moves a lead to Contacted",
  },
  winning: {
    label: "Winning a lead adds the onboarding tasks",
    hint: "Once for each client, from the list below.",
    history: "Rule: winning a lead adds the onboarding tasks",
  },
};

export const ruleOf = (name: string | null): Rule | null =>
  RULES.find((rule) => rule === name) ?? null;
