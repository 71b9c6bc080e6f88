import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import type { DemoTime } from "@/data/bookings/demos";
import { site } from "@/content/company";
import { wallTime, formatClock, formatLongDay, zoneName } from "@/lib/dates/zoned-time";
import { startOf } from "./demo-labels";

/** An unlikely time: outside the host's hours, or at night for the visitor. */
export type OddTime = {
  time: DemoTime;
  isOutside: boolean | null;
};

const NIGHT = { beginsAt: 21 * 60, endsAt: 7 * 60 };

export function isNight(moment: Date, zone: string | null): boolean {
  if (zone === null) return false;
  const { minutes } = wallTime(moment, zone);
  return minutes >= NIGHT.beginsAt || minutes < NIGHT.endsAt;
}

type OddTimeQuestionProps = {
  odd: OddTime | null;
  hostName: string;
  visitorZone: string | null;
  submitLabel: string;
  onConfirm: (odd: OddTime) => void;
  onKeep: () => void;
};

/** Asks first, because the visitor is notified by mail at once. */
export function OddTimeQuestion(props: OddTimeQuestionProps) {
  const { odd, hostName, visitorZone, submitLabel, onConfirm, onKeep } = props;
  const { t } = useTranslation();
  const start = odd === null ? null : startOf(odd.time);
  const at = (zone: string) =>
    start && `${formatLongDay(start, zone)}, ${formatClock(start, zone)}`;
  const isOutside = odd?.isOutside ?? null;
  const questions = {
    outside: t("Outside {{host}}\u2019s hours: sure?", { host: hostName }),
    unknown: t("{{host}}\u2019s hours could not be read: sure?", { host: hostName }),
    night: t("At night for them: sure?"),
  };
  return (
    <ConfirmDialog
      isOpen={odd !== null}
      question={
        isOutside === null ? questions.unknown : isOutside ? questions.outside : questions.night
      }
      detail={
        <>
          {visitorZone !== null && (
            <p>
              {t("For them it is {{time}}, {{zone}}.", {
                time: at(visitorZone),
                zone: zoneName(visitorZone),
              })}
            </p>
          )}
          <p>{t("In New York it is {{time}}.", { time: at(site.phoneTimeZone) })}</p>
          {isOutside === true && (
            <p>{t("{{host}} gives no demos then, or has the day off.", { host: hostName })}</p>
          )}
        </>
      }
      confirmLabel={submitLabel}
      busyLabel={t("Saving")}
      keepLabel={t("Choose another time")}
      onConfirm={() => odd && onConfirm(odd)}
      onKeep={onKeep}
    />
  );
}
