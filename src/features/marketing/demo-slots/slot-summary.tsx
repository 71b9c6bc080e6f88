import { useTranslation } from "react-i18next";
import { dealTerms } from "@/content/deal-terms";
import { site } from "@/content/company";
import { officeDay } from "@/lib/dates/office/office-day";
import { dayIn, formatClock, formatLongDay, formatWeekday, zoneName } from "@/lib/dates/zoned-time";
import type { SlotChoice } from "./use-slot-choice";

type SlotSummaryProps = {
  choice: SlotChoice | null;
  isBooking?: boolean;
};

/** The chosen time as text, in its zone and in the office's if they differ. */
export function SlotSummary({ choice, isBooking = true }: SlotSummaryProps) {
  const { t } = useTranslation();
  return (
    <p className="leading-snug" aria-live="polite">
      {choice?.slot && choice.end ? (
        <SlotLabel slot={choice.slot} end={choice.end} timeZone={choice.timeZone} />
      ) : (
        <TwoLines
          title={isBooking ? t("No time chosen yet") : t("We call you to find a time")}
          text={t("By phone, {{minutes}} minutes.", {
            minutes: choice?.minutes ?? dealTerms.demoMinutes,
          })}
        />
      )}
    </p>
  );
}

type SlotLabelProps = { slot: Date; end: Date; timeZone: string };

export function SlotLabel({ slot, end, timeZone }: SlotLabelProps) {
  const { t } = useTranslation();
  const day = formatLongDay(slot, timeZone);
  const office = officeTime(slot, timeZone);
  return (
    <TwoLines
      title={t("{{day}} at {{time}}", { day, time: formatClock(slot, timeZone) })}
      text={t(
        office === null
          ? "{{zone}}, until {{end}}"
          : "{{zone}}, until {{end}} ({{office}} in New York)",
        { zone: zoneName(timeZone), end: formatClock(end, timeZone), office },
      )}
    />
  );
}

function TwoLines({ title, text }: { title: string; text: string }) {
  return (
    <>
      <b className="block font-display text-xl/snug font-semibold">{title}</b>
      <span className="text-sm text-muted">{text}</span>
    </>
  );
}

/** "9:00 am", or "Friday 9:00 am" on another day; null when the clocks agree. */
function officeTime(slot: Date, timeZone: string): string | null {
  const office = site.phoneTimeZone;
  const time = formatClock(slot, office);
  if (officeDay(slot) !== dayIn(timeZone, slot)) {
    return `${formatWeekday(slot, office, "long")} ${time}`;
  }
  return time === formatClock(slot, timeZone) ? null : time;
}
