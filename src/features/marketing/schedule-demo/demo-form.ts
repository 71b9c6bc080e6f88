import { useCallback, useEffect } from "react";
import { useLeadForm } from "@/features/lead-form/use-lead-form";
import { useDemoTimes } from "../demo-slots/use-demo-times";
import { useSlotChoice } from "../demo-slots/use-slot-choice";

export function useDemoForm() {
  const times = useDemoTimes();
  const hasTimes = !times.hasFailed && times.free?.length !== 0;
  const lead = useLeadForm({
    form: "schedule-demo",
    // Without times, we call about one.
    optional: hasTimes ? undefined : "slot",
  });
  const { watch, setValue, formState } = lead.form;
  const { isSubmitted } = formState;
  const choose = useCallback(
    (slot: string) =>
      setValue("slot", slot, {
        shouldValidate: isSubmitted && slot !== "",
        shouldDirty: slot !== "",
      }),
    [setValue, isSubmitted],
  );
  // Not useWatch, which misses the draft that is restored before it subscribes.
  const choice = useSlotChoice(watch("slot") ?? "", choose, times.free);
  const { reload } = times;
  const isStale = lead.failure?.kind === "slot-taken";

  useEffect(() => {
    if (isStale) reload();
  }, [isStale, reload]);
  return { lead, times, choice, isBooking: hasTimes || Boolean(choice?.slot) };
}
