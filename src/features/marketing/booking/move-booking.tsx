import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { SlotPicker } from "../demo-slots/slot-picker";
import { SlotPickerSkeleton } from "../demo-slots/slot-picker-skeleton";
import { SlotSummary } from "../demo-slots/slot-summary";
import { SlotTaken } from "../demo-slots/slot-taken";
import { useDemoTimes } from "../demo-slots/use-demo-times";
import { useSlotChoice } from "../demo-slots/use-slot-choice";

type MoveBookingProps = {
  /** The booked time, which may also be free for another host. */
  bookedAt: Date;
  isSending: boolean;
  /** The next free times, when the chosen one was just taken. */
  taken: readonly Date[] | null;
  onMove: (slot: Date) => void;
  onKeep: () => void;
};

/** Free times to move the booking to. */
export function MoveBooking({ bookedAt, isSending, taken, onMove, onKeep }: MoveBookingProps) {
  const { t } = useTranslation();
  const times = useDemoTimes();
  const [slot, setSlot] = useState("");
  const [hasPressed, setHasPressed] = useState(false);
  const bookedTime = bookedAt.getTime();
  const free = times.free?.filter(({ start }) => start.getTime() !== bookedTime) ?? null;
  const choice = useSlotChoice(slot, setSlot, free, bookedAt);
  const timeRef = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  const { reload } = times;
  useEffect(() => {
    if (taken !== null) reload();
  }, [taken, reload]);

  const move = () => {
    setHasPressed(true);
    if (choice?.slot) onMove(choice.slot);
    else timeRef.current?.focus();
  };
  return (
    <div
      ref={part}
      tabIndex={-1}
      className="grid gap-5 border-t-2 border-text pt-5 shadow-none outline-none"
      role="group"
      aria-label={t("Move it")}
    >
      {times.hasFailed && (
        <Alert variant="destructive">
          <p>{t("The free times could not be read. Your demo stays as it is.")}</p>
          <Button variant="link" className="min-h-11" onClick={reload}>
            {t("Try again")}
          </Button>
        </Alert>
      )}
      {!times.hasFailed && choice === null && <SlotPickerSkeleton />}
      {choice !== null && choice.days.length === 0 && (
        <Alert variant="warning" role="status">
          {t("No other time is free in the next two months. Call us to find one.")}
        </Alert>
      )}
      {choice !== null && choice.days.length > 0 && (
        <SlotPicker
          choice={choice}
          timeRef={timeRef}
          error={
            hasPressed && choice.slot === null && taken === null ? t("Choose a time.") : undefined
          }
        />
      )}
      {choice !== null && taken !== null && !isSending && (
        <SlotTaken choice={choice} freeTimes={taken} onChosen={() => timeRef.current?.focus()} />
      )}
      {choice !== null && choice.days.length > 0 && <SlotSummary choice={choice} />}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        {choice !== null && choice.days.length > 0 && (
          <Button size="lg" busyLabel={isSending && t("Moving")} onClick={move}>
            {t("Move to this time")}
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={onKeep}>
          {t("Keep it as it is")}
        </Button>
      </div>
    </div>
  );
}
