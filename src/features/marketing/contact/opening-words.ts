import type { TFunction } from "i18next";
import { officeStatus, type OfficeStatus } from "@/lib/office-hours";
import { dayKey, formatClock, formatWeekday } from "@/lib/zoned-time";

/** "Open until 17:00", "Opens at 9:00", "Opens Mon 9:00". */
export function openingWords(
  now: Date,
  timeZone: string,
  t: TFunction,
): OfficeStatus & { words: string } {
  const status = officeStatus(now, timeZone);
  const time = formatClock(status.changesAt, timeZone);
  if (status.isOpen) return { ...status, words: t("Open until {{time}}", { time }) };
  const isToday = dayKey(status.changesAt, timeZone) === dayKey(now, timeZone);
  const day = formatWeekday(status.changesAt, timeZone, "short");
  return {
    ...status,
    words: isToday ? t("Opens at {{time}}", { time }) : t("Opens {{day}} {{time}}", { day, time }),
  };
}
