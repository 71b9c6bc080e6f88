import { officeDay } from "./office-day";
import { phoneStatus } from "./office-hours";
import { site } from "@/content/company";
import { t } from "@/lib/i18n/translate";
import { readerDay, readerZone } from "@/lib/dates/reader-time";
import { formatClock, formatHour, formatWeekday } from "@/lib/dates/zoned-time";

const OFFICE = site.phoneTimeZone;

export function pickUpSentence(now: Date): string {
  const { isOpen, changesAt } = phoneStatus(now);
  const time = formatHour(changesAt, OFFICE);
  const isToday = officeDay(now) === officeDay(changesAt);
  const day = isToday ? null : formatWeekday(changesAt, OFFICE, "long");
  return pickUp({ isOpen, day, time, here: timeWhereTheyAre(changesAt, time) });
}

export function phoneSentence(now: Date): string {
  const office = t("It’s {{day}}, {{time}} in New York.", {
    day: formatWeekday(now, OFFICE, "long"),
    time: formatClock(now, OFFICE),
  });
  return `${office} ${pickUpSentence(now)}`;
}

type PickUp = {
  isOpen: boolean;
  /** Null for today. */
  day: string | null;
  time: string;
  /** The visitor's local time, if it differs. */
  here: string | null;
};

function pickUp({ isOpen, day, time, here }: PickUp): string {
  if (isOpen) {
    return here === null
      ? t("We pick up until {{time}} Eastern.", { time })
      : t("We pick up until {{time}} Eastern, {{here}} your time.", { time, here });
  }
  if (day === null) {
    return here === null
      ? t("We pick up from {{time}} Eastern.", { time })
      : t("We pick up from {{time}} Eastern, {{here}} your time.", { time, here });
  }
  return here === null
    ? t("We pick up {{day}} at {{time}} Eastern.", { day, time })
    : t("We pick up {{day}} at {{time}} Eastern, {{here}} your time.", { day, time, here });
}

/** With its day where that differs; null when the clocks agree. */
function timeWhereTheyAre(moment: Date, officeTime: string): string | null {
  const zone = readerZone();
  const time = formatHour(moment, zone);
  if (readerDay(moment) !== officeDay(moment))
    return `${formatWeekday(moment, zone, "long")} ${time}`;
  return time === officeTime ? null : time;
}
