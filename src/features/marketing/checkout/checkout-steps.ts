export const steps = ["business", "plan", "review"] as const;

export type Step = (typeof steps)[number];

const PARAMETER = "step";

export const stepNumber = (step: Step) => steps.indexOf(step) + 1;

export const isBefore = (step: Step, other: Step) => steps.indexOf(step) < steps.indexOf(other);

export const stepAfter = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? step;

/** The step in the URL; the first for anything else. */
export function stepFromSearch(search: URLSearchParams): Step {
  return steps.find((step) => step === search.get(PARAMETER)) ?? "business";
}

/** The URL of a step, keeping other parameters. The first step has none. */
export function searchForStep(search: URLSearchParams, step: Step): string {
  const next = new URLSearchParams(search);
  if (step === "business") next.delete(PARAMETER);
  else next.set(PARAMETER, step);
  return next.size === 0 ? "" : `?${next.toString()}`;
}
