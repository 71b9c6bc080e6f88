import { useTranslation } from "react-i18next";
import { officeStatus } from "@/lib/office-hours";
import { site } from "@/lib/site";
import { dayKey, formatClock, formatWeekday } from "@/lib/zoned-time";

const OFFICE = site.phoneTimeZone;

/** Whether the phone is answered right now. Until there is a clock, the hours stand in its place. */
export function PhoneStatus({ now }: { now: Date | null }) {
  const { t } = useTranslation();
  if (now === null) {
    return (
      <div className="contact-status">
        <span className="chip">{t("Office hours")}</span>
        <p>{t("We pick up Monday to Friday, 9:00 to 17:00, Eastern Time.")}</p>
      </div>
    );
  }
  const { isOpen, changesAt } = officeStatus(now, OFFICE);
  const here = formatClock(now, OFFICE);
  const time = formatClock(changesAt, OFFICE);
  const isToday = dayKey(now, OFFICE) === dayKey(changesAt, OFFICE);
  return (
    <div className="contact-status tabular-nums">
      <span className={isOpen ? "chip chip-go" : "chip"}>
        {isOpen ? t("Open now") : t("Closed now")}
      </span>
      <p>
        {t("It’s {{day}}, {{time}} in New York.", {
          day: formatWeekday(now, OFFICE, "long"),
          time: here,
        })}{" "}
        {isOpen && t("We pick up until {{time}}", { time })}
        {!isOpen && isToday && t("We pick up from {{time}}", { time })}
        {!isOpen &&
          !isToday &&
          t("We pick up {{day}} at {{time}}", {
            day: formatWeekday(changesAt, OFFICE, "long"),
            time,
          })}
        {visitorTime(changesAt, time) === null
          ? t(" Eastern.")
          : t(" Eastern, {{time}} your time.", { time: visitorTime(changesAt, time) })}
      </p>
    </div>
  );
}

function visitorTime(moment: Date, officeTime: string): string | null {
  const time = formatClock(moment, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return time === officeTime ? null : time;
}
