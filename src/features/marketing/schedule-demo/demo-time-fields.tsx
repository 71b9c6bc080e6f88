import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useController } from "react-hook-form";
import type { DemoTimes } from "../demo-slots/use-demo-times";
import type { SlotChoice } from "../demo-slots/use-slot-choice";
import { SlotPicker } from "../demo-slots/slot-picker";
import { SlotPickerSkeleton } from "../demo-slots/slot-picker-skeleton";
import { useFieldError } from "../lead-form/fields/lead-field";
import { useLeadFormState } from "../lead-form/lead-form-frame";

type DemoTimeFieldsProps = { times: DemoTimes; choice: SlotChoice | null };

/** The times to choose from, or why there are none. */
export function DemoTimeFields({ times, choice }: DemoTimeFieldsProps) {
  const { t } = useTranslation();
  const { form } = useLeadFormState();
  const error = useFieldError("slot");
  const { field } = useController({ control: form.control, name: "slot" });
  if (times.hasFailed) {
    return (
      <Alert variant="destructive" className="self-start">
        <p>
          {t(
            "The free times could not be read. What you typed is kept. Try again, or send your number and we call you to find one.",
          )}
        </p>
        <Button variant="link" className="min-h-11" onClick={times.reload}>
          {t("Try again")}
        </Button>
      </Alert>
    );
  }
  if (choice === null) return <SlotPickerSkeleton />;
  if (choice.days.length === 0) {
    return (
      <Alert variant="warning" role="status" className="self-start text-base">
        {t(
          "Every time of the next two months is taken. Send your number, and we call you to find one.",
        )}
      </Alert>
    );
  }
  return <SlotPicker choice={choice} error={error} timeRef={field.ref} />;
}
