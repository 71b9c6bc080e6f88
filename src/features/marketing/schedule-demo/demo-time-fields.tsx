import { useTranslation } from "react-i18next";
import { textLinkVariants } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { site } from "@/content/company";
import { useController } from "react-hook-form";
import type { DemoTimes } from "../demo-slots/use-demo-times";
import type { SlotChoice } from "../demo-slots/use-slot-choice";
import { SlotPicker } from "../demo-slots/slot-picker";
import { SlotPickerSkeleton } from "../demo-slots/slot-picker-skeleton";
import { useFieldError } from "@/features/lead-form/fields/lead-field";
import { useLeadFormState } from "@/features/lead-form/lead-form-frame";
import { SlotTaken } from "../demo-slots/slot-taken";

type DemoTimeFieldsProps = { times: DemoTimes; choice: SlotChoice | null };

export function DemoTimeFields({ times, choice }: DemoTimeFieldsProps) {
  const { t } = useTranslation();
  const { form } = useLeadFormState();
  const error = useFieldError("slot");
  const { field } = useController({ control: form.control, name: "slot" });
  if (times.hasFailed) return <TimesFailed onRetry={times.reload} />;
  if (choice === null) return <SlotPickerSkeleton />;
  if (choice.days.length === 0) {
    return (
      <Alert variant="warning" role="status" className="self-start text-base">
        {t(
          "No time is free in the next two months. Send your number, and we call you to find one.",
        )}
      </Alert>
    );
  }
  return (
    <div>
      <SlotPicker choice={choice} error={error} timeRef={field.ref} />
      {choice.isWish && (
        <p className="mt-2 text-sm text-text-2">
          {t("We confirm this time by phone or email, or offer you the nearest one that is free.")}
        </p>
      )}
    </div>
  );
}

function TimesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert variant="destructive" className="self-start">
      <p>
        {t(
          "The free times could not be read. What you typed is kept. Try again, or send your number and we call you to find one.",
        )}
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Button variant="link" className="min-h-11" onClick={onRetry}>
          {t("Try again")}
        </Button>
        <a
          className={cn(textLinkVariants(), "inline-flex min-h-11 items-center tabular-nums")}
          href={site.phoneHref}
        >
          {t("Call {{phone}}", { phone: site.phone })}
        </a>
      </p>
    </Alert>
  );
}

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
