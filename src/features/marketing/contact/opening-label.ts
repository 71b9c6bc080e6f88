import { t } from "@/lib/i18n/translate";
import { officeStatus, type OfficeStatus } from "@/lib/dates/office/office-hours";
import { formatHour, formatWeekday } from "@/lib/dates/zoned-label";
import { dayIn } from "@/lib/dates/zoned-time";

/** "Open until 5 pm", "Opens at 9 am", "Opens Mon 9 am". */
export function openingLabel(now: Date, timeZone: string): OfficeStatus & { label: string } {
  const status = officeStatus(now, timeZone);
  const time = formatHour(status.changesAt, timeZone);
  if (status.isOpen) return { ...status, label: t("Open until {{time}}", { time }) };
  const isToday = dayIn(timeZone, status.changesAt) === dayIn(timeZone, now);
  const day = formatWeekday(status.changesAt, timeZone, "short");
  return {
    ...status,
    label: isToday ? t("Opens at {{time}}", { time }) : t("Opens {{day}} {{time}}", { day, time }),
  };
}
