import { SlotTaken } from "../demo-slots/slot-taken";
import type { SlotChoice } from "../demo-slots/use-slot-choice";
import { useLeadFormState } from "@/features/lead-form/lead-form-frame";

type DemoTimeTakenProps = { choice: SlotChoice | null; className?: string };

export function DemoTimeTaken({ choice, className }: DemoTimeTakenProps) {
  const { failure, form, isSending } = useLeadFormState();
  if (failure?.kind !== "slot-taken" || isSending || choice === null) return null;
  return (
    <SlotTaken
      className={className}
      choice={choice}
      freeTimes={failure.freeTimes}
      onChosen={() => form.setFocus("slot")}
    />
  );
}
