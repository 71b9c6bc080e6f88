import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import type { CalendarDemo } from "@/data/calendar/queries";
import { ChosenTime } from "@/features/crm/shared/demo/demo-clocks";
import { startOf } from "@/features/crm/shared/demo/demo-labels";
import { isNight } from "@/features/crm/shared/demo/odd-time-question";
import { leadName } from "@/features/crm/shared/lead-labels";
import { officeDemoTime } from "@/lib/dates/demo-time";

export type PendingMove = { demo: CalendarDemo; start: Date };

type MoveQuestionProps = {
  pending: PendingMove | null;
  onConfirm: (move: PendingMove) => void;
  onKeep: () => void;
  focusAfter: () => HTMLElement | null | undefined;
};

/** Asks before a mail goes to the visitor, or where it would be night for them. */
export function MoveQuestion({ pending, focusAfter, onConfirm, onKeep }: MoveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={pending !== null}
      question={
        pending === null
          ? ""
          : t("Move the demo of {{name}}?", { name: leadName(pending.demo.lead) })
      }
      detail={
        pending !== null && (
          <>
            <p className="mb-2">
              {t("So far: {{time}}.", { time: officeDemoTime(startOf(pending.demo), t) })}
            </p>
            <ChosenTime moment={pending.start} visitorZone={pending.demo.visitor_time_zone} />
            {isNight(pending.start, pending.demo.visitor_time_zone) && (
              <p className="mt-2 font-semibold">{t("That is at night for them.")}</p>
            )}
            <p className="mt-2">
              {pending.demo.is_mailed
                ? t("They are told by mail.")
                : t("They are not told by mail: tell them yourself.")}
            </p>
          </>
        )
      }
      confirmLabel={t("Move the demo")}
      busyLabel={t("Saving")}
      keepLabel={t("Leave it")}
      isHarmless
      focusAfter={focusAfter}
      onConfirm={() => pending !== null && onConfirm(pending)}
      onKeep={onKeep}
    />
  );
}
