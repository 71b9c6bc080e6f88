import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/deal-terms";
import { site } from "@/lib/site";
import { officeDay } from "@/lib/time/office-day";
import { formatClock, formatLongDay, formatWeekday, zoneName } from "@/lib/time/zoned-text";
import { dayIn } from "@/lib/time/zoned-time";
import type { SlotChoice } from "./use-slot-choice";
import "./slot-picker.css";

const MINUTE = 60_000;

/** The chosen time in words, in the zone it was read in and in the office's where they differ. */
export function SlotSummary({ choice }: { choice: SlotChoice | null }) {
  const { t } = useTranslation();
  return (
    <p className="slot-summary" aria-live="polite">
      {choice?.slot ? (
        <SlotWords slot={choice.slot} timeZone={choice.timeZone} />
      ) : (
        <>
          <b>{t("No time chosen yet")}</b>
          <span>{t("By phone, {{minutes}} minutes.", { minutes: dealTerms.demoMinutes })}</span>
        </>
      )}
    </p>
  );
}

export function SlotWords({ slot, timeZone }: { slot: Date; timeZone: string }) {
  const { t } = useTranslation();
  const end = new Date(slot.getTime() + dealTerms.demoMinutes * MINUTE);
  const day = formatLongDay(slot, timeZone);
  const office = officeTime(slot, timeZone);
  return (
    <>
      <b>{t("{{day}} at {{time}}", { day, time: formatClock(slot, timeZone) })}</b>
      <span>
        {t(
          office === null
            ? "{{zone}}, until {{end}}"
            : "{{zone}}, until {{end}} ({{office}} in New York)",
          { zone: zoneName(timeZone), end: formatClock(end, timeZone), office },
        )}
      </span>
    </>
  );
}

/** "9:00 am", or "Friday 9:00 am" when it is another day there; null when the clocks agree. */
function officeTime(slot: Date, timeZone: string): string | null {
  const office = site.phoneTimeZone;
  const time = formatClock(slot, office);
  if (officeDay(slot) !== dayIn(timeZone, slot)) {
    return `${formatWeekday(slot, office, "long")} ${time}`;
  }
  return time === formatClock(slot, timeZone) ? null : time;
}
