import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { focusOnce } from "@/hooks/focus/focus-once";
import { dayIn, formatClock, formatShortDay, formatWeekday } from "@/lib/dates/zoned-time";
import type { SlotChoice } from "./use-slot-choice";

type SlotTakenProps = {
  choice: SlotChoice;
  freeTimes: readonly Date[];
  /** Focuses the chosen time, because the button is unmounted. */
  onChosen: () => void;
  className?: string | undefined;
};

/** Offers the next free times, when the chosen one was just taken. */
export function SlotTaken({ choice, freeTimes, onChosen, className }: SlotTakenProps) {
  const { t } = useTranslation();
  const { timeZone } = choice;
  if (choice.slot) return null;
  const choose = (time: Date) => {
    choice.chooseSlot(time);
    // Its radio button is rendered by then.
    requestAnimationFrame(onChosen);
  };
  const isSameDay = (time: Date) => dayIn(timeZone, time) === choice.day?.key;
  return (
    <div className={className}>
      <Alert variant="warning" role="alert">
        <p className="font-medium">
          {freeTimes.length > 0
            ? t("Somebody else has just taken this time. Still free:")
            : t("Somebody else has just taken this time. Choose another.")}
        </p>
        <p className="mt-2 flex flex-wrap gap-2 max-sm:*:flex-auto">
          {freeTimes.map((time, index) => (
            <Button
              key={time.getTime()}
              // The time that had the focus is gone.
              ref={index === 0 ? focusOnce : undefined}
              variant="secondary"
              onClick={() => choose(time)}
            >
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
