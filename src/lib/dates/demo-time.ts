import type { TFunction } from "i18next";
import { site } from "@/content/company";
import { formatTime, formatWeekdayDate, readerZone } from "./reader-time";
import { formatClock, formatIn, shortZoneName } from "./zoned-time";

/** "Mountain time" for readers outside the office's zone, else null. */
export function readerZoneName(start: Date): string | null {
  const zone = readerZone();
  const isOffices = formatClock(start, zone) === formatClock(start, site.phoneTimeZone);
  return isOffices ? null : shortZoneName(zone);
}

/** "Tuesday, Dec 1 at 10:30 am" in the reader's zone, or "at 8:30 am Mountain time" with its name. */
export function demoTime(start: Date, t: TFunction): string {
  const zone = readerZoneName(start);
  const time = formatTime(start);
  return t("{{day}} at {{time}}", {
    day: formatWeekdayDate(start),
    time: zone === null ? time : t("{{time}} {{zone}}", { time, zone }),
  });
}

/** "Tuesday, Dec 1 at 10:30 am" by the office's clock, which is named where the reader's shows another time. */
export function officeDemoTime(start: Date, t: TFunction): string {
  const time = formatClock(start, site.phoneTimeZone);
  return t("{{day}} at {{time}}", {
    day: formatIn(site.phoneTimeZone, start, { weekday: "long", month: "short", day: "numeric" }),
    time: readerZoneName(start) === null ? time : t("{{time}} in New York", { time }),
  });
}
