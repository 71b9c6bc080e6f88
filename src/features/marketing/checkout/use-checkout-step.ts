import { useEffect, useLayoutEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import type { LeadAnswers } from "@/content/lead-questions";
import { fieldsOf, furthestStep } from "./checkout-form";
import { isBefore, searchForStep, stepAfter, stepFromSearch, type Step } from "./checkout-steps";

/** The step in the URL. A step that is too far leads to the first incomplete one. */
export function useCheckoutStep(form: UseFormReturn<LeadAnswers>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const step = isHydrated ? stepFromSearch(search) : "business";

  // After the layout effect that restores the draft, and only on arrival, because later typing must
  // not change the step.
  useLayoutEffect(() => {
    const furthest = furthestStep(form.getValues());
    if (isHydrated && isBefore(furthest, step)) {
      void navigate({ search: searchForStep(search, furthest) }, { replace: true });
    }
  }, [isHydrated, step, search, form, navigate]);

  const next = async (event?: { preventDefault: () => void }) => {
    event?.preventDefault();
    if (await form.trigger(fieldsOf(step), { shouldFocus: true })) {
      await navigate({ search: searchForStep(search, stepAfter(step)) });
    }
  };
  const searchFor = (target: Step) => searchForStep(search, target);
  return { step, next, searchFor };
}

/** Focuses a step's heading when the step changes, but not on page load. */
export function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step | null>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    if (shown.current !== null && shown.current !== step) {
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [isHydrated, step]);
  return heading;
}
