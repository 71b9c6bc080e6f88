import { Clock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/crm/leads";
import { useNow } from "@/hooks/use-now";
import { parseTimestamp } from "@/lib/format";
import { site } from "@/lib/site";
import { officeDay } from "@/lib/time/office-day";
import { formatDateTime, readerZone } from "@/lib/time/reader-time";
import { formatClock, formatLongDay } from "@/lib/time/zoned-text";
import { dayIn } from "@/lib/time/zoned-time";
import { answeredWords, responseClock } from "./response-clock";

/** How long somebody has waited for the first answer, and until when they may. */
export function LeadClock({ lead, canWrite }: { lead: Lead; canWrite: boolean }) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const clock = responseClock(t, lead, now);
  const came = parseTimestamp(lead.createdAt);
  const answered = parseTimestamp(lead.respondedAt);
  const again = parseTimestamp(lead.wroteAgainAt);
  if (again !== null && lead.archivedAt === null) {
    return (
      <div className="lead-clock" data-late>
        <TriangleAlert size={17} aria-hidden />
        <p>
          <b>{t("They wrote again, {{moment}}.", { moment: formatDateTime(again) })}</b>{" "}
          {canWrite && t("Logging a call or an e\u2011mail says they were answered.")}
        </p>
      </div>
    );
  }
  if (clock === null) {
    if (lead.responseDueAt === null || came === null || answered === null) return null;
    return (
      <p className="lead-clock">
        <Clock size={17} aria-hidden />
        {answeredWords(t, came, answered)}
      </p>
    );
  }
  // Nobody waits for an answer to what was put away.
  if (lead.archivedAt !== null) return null;
  const Icon = clock.isOverdue ? TriangleAlert : Clock;
  return (
    <div className="lead-clock" data-late={clock.isOverdue || undefined}>
      <Icon size={17} aria-hidden />
      <p>
        <b>{`${clock.words}.`}</b>{" "}
        {t("Due {{day}} at {{newYork}} in New York, {{here}} where you are.", {
          day: formatLongDay(clock.dueAt, site.phoneTimeZone),
          newYork: formatClock(clock.dueAt, site.phoneTimeZone),
          here: hereWords(clock.dueAt),
        })}{" "}
        {t("Only office hours count, {{hours}}.", { hours: t(site.hours) })}{" "}
        {canWrite && t("Logging a call or an e\u2011mail below stops the clock.")}
      </p>
    </div>
  );
}

/** The day is said only where it is another one than in New York. */
function hereWords(moment: Date): string {
  const zone = readerZone();
  const isSameDay = dayIn(zone, moment) === officeDay(moment);
  return isSameDay ? formatClock(moment, zone) : formatDateTime(moment);
}
