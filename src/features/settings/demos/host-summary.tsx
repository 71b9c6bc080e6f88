import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DemoHost } from "@/data/settings/schema";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { readerDay } from "@/lib/dates/reader-time";
import { zoneName } from "@/lib/dates/zoned-label";
import { hoursLabel } from "@/lib/dates/office/hours-label";

export function HostSummary({ host }: { host: DemoHost }) {
  const { t } = useTranslation();
  const [today] = useState(() => readerDay(new Date()));
  const next = host.days_off.find(({ last_day }) => last_day >= today);
  return (
    <p className="text-sm text-muted">
      <span>
        {host.hours.length === 0
          ? t("No hours, so nobody can choose a time.")
          : t("{{hours}}, in {{zone}}.", {
              hours: hoursLabel(host.hours),
              zone: zoneName(host.time_zone),
            })}
      </span>{" "}
      {next && (
        <span>
          {next.first_day === next.last_day
            ? t("Next day off: {{day}}.", { day: formatCalendarDay(next.first_day) })
            : t("Next days off: {{first}} to {{last}}.", {
                first: formatCalendarDay(next.first_day),
                last: formatCalendarDay(next.last_day),
              })}
        </span>
      )}
    </p>
  );
}
