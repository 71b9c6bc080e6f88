import type { ProvisioningStep } from "@/data/dashboard/dashboard-source";

/** The order in which a site is put up. */
export const STEP_ORDER = [
  "Domain Setup",
  "SSL Certificate",
  "Hosting Configuration",
  "AI Content Generation",
  "SEO Optimization",
  "Quality Review",
  "Go Live",
];

function placeOf({ name }: ProvisioningStep): number {
  const place = STEP_ORDER.indexOf(name);
  return place === -1 ? STEP_ORDER.length : place;
}

/** In the order above, whatever order a source lists them in; ones it does not know come last. */
export function inStepOrder(steps: ProvisioningStep[]): ProvisioningStep[] {
  return steps.toSorted((one, other) => placeOf(one) - placeOf(other));
}
