import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { site } from "@/lib/site/site";
import { officeDay } from "@/lib/office-time/office-day";
import { officeStatus } from "@/lib/office-time/office-hours";
import { readerDay, readerZone } from "@/lib/time/reader-time";
import { formatClock, formatHour, formatWeekday } from "@/lib/time/zoned-label";

const OFFICE = site.phoneTimeZone;

const bigBadge = "px-2.75 py-2 text-base/none";

/** Whether the phone is answered right now. Until there is a clock, the hours stand in its place. */
export function PhoneStatus({ now }: { now: Date | null }) {
  const { t } = useTranslation();
  if (now === null) {
    return (
      <Status>
        <Badge className={cn(bigBadge, "bg-white")}>{t("Office hours")}</Badge>
        <p>{t("We pick up {{hours}}, Eastern Time.", { hours: t(site.hours) })}</p>
      </Status>
    );
  }
  const { isOpen, changesAt } = officeStatus(now, OFFICE);
  const time = formatHour(changesAt, OFFICE);
  const visitorTime = timeWhereTheyAre(changesAt, time);
  const isToday = officeDay(now) === officeDay(changesAt);
  return (
    <Status>
      <Badge
        className={cn(bigBadge, !isOpen && "bg-white")}
        variant={isOpen ? "success" : "default"}
      >
        {isOpen ? t("Open now") : t("Closed now")}
      </Badge>
      <p>
        {t("It’s {{day}}, {{time}} in New York.", {
          day: formatWeekday(now, OFFICE, "long"),
          time: formatClock(now, OFFICE),
        })}{" "}
        {pickUpMessage(t, {
          isOpen,
          day: isToday ? null : formatWeekday(changesAt, OFFICE, "long"),
          time,
          here: visitorTime,
        })}
      </p>
    </Status>
  );
}

type PickUp = {
  isOpen: boolean;
  /** Null for today. */
  day: string | null;
  time: string;
  /** The same moment where the visitor is, if their clocks say another time. */
  here: string | null;
};

function pickUpMessage(t: TFunction, { isOpen, day, time, here }: PickUp): string {
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

/** As high as the longer sentence, which the hours give way to once there is a clock. */
function Status({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 flex min-h-30 flex-wrap content-start items-center gap-x-4 gap-y-2 tabular-nums sm:min-h-18 lg:min-h-14 lg:flex-nowrap max-sm:[&>p]:basis-full">
      {children}
    </div>
  );
}

/** With its day where that is another one; null when the clocks agree. */
function timeWhereTheyAre(moment: Date, officeTime: string): string | null {
  const zone = readerZone();
  const time = formatHour(moment, zone);
  if (readerDay(moment) !== officeDay(moment))
    return `${formatWeekday(moment, zone, "long")} ${time}`;
  return time === officeTime ? null : time;
}
