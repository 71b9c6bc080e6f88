import { STEP_NAMES, type ProvisioningStep } from "@/data/dashboard/dashboard-source";

const ORDER: readonly string[] = STEP_NAMES;

function placeOf({ name }: ProvisioningStep): number {
  const place = ORDER.indexOf(name);
  return place === -1 ? ORDER.length : place;
}

/** In the specified order; unknown steps come last. */
export function inStepOrder(steps: ProvisioningStep[]): ProvisioningStep[] {
  return steps.toSorted((one, other) => placeOf(one) - placeOf(other));
}
