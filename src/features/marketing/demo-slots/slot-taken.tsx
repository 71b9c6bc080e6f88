import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatClock, formatShortDay, formatWeekday } from "@/lib/time/zoned-label";
import { dayIn } from "@/lib/time/zoned-time";
import { useLeadFormState } from "../lead-form/lead-form-frame";
import type { SlotChoice } from "./use-slot-choice";

/** Somebody else was faster: the next times that are free, until one is chosen. */
export function SlotTaken({
  choice,
  className,
}: {
  choice: SlotChoice | null;
  className?: string;
}) {
  const { t } = useTranslation();
  const { failure, form, isSending } = useLeadFormState();
  if (failure?.kind !== "slot-taken" || isSending || choice === null || choice.slot) return null;
  const { timeZone } = choice;
  const choose = (time: Date) => {
    choice.chooseSlot(time);
    // The button goes with its press; its time is among the others then.
    requestAnimationFrame(() => form.setFocus("slot"));
  };
  const isSameDay = (time: Date) => dayIn(timeZone, time) === choice.day?.key;
  return (
    <div className={className}>
      <Alert variant="warning" role="alert">
        <p className="font-medium">
          {failure.freeTimes.length > 0
            ? t("Somebody else has just taken this time. Still free:")
            : t("Somebody else has just taken this time. Choose another.")}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {failure.freeTimes.map((time) => (
            <Button key={time.getTime()} variant="secondary" onClick={() => choose(time)}>
              {isSameDay(time)
                ? formatClock(time, timeZone)
                : t("{{weekday}} {{day}}, {{time}}", {
                    weekday: formatWeekday(time, timeZone, "short"),
                    day: formatShortDay(time, timeZone),
                    time: formatClock(time, timeZone),
                  })}
            </Button>
          ))}
        </p>
      </Alert>
    </div>
  );
}
