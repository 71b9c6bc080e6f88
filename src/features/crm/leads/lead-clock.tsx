import { Clock, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/crm/leads";
import { useNow } from "@/hooks/use-now";
import { officeMs } from "@/lib/business-time";
import { parseTimestamp } from "@/lib/format";
import { formatDateTime } from "@/lib/format-time";
import { site } from "@/lib/site";
import { dayKey, formatClock, formatDay } from "@/lib/zoned-time";
import { clockSpan, responseClock } from "./response-clock";

/** How long somebody has waited for the first answer, and until when they may. */
export function LeadClock({ lead, canWrite }: { lead: Lead; canWrite: boolean }) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const clock = responseClock(t, lead, now);
  const came = parseTimestamp(lead.createdAt);
  const answered = parseTimestamp(lead.respondedAt);
  if (clock === null) {
    if (lead.responseDueAt === null || came === null || answered === null) return null;
    const span = clockSpan(t, officeMs(came, answered));
    return (
      <p className="lead-clock">
        <Clock size={17} aria-hidden />
        {t("First answered {{day}}, after {{span}} of office hours.", {
          day: formatDateTime(answered),
          span,
        })}
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
          day: formatDay(clock.dueAt, site.phoneTimeZone),
          newYork: formatClock(clock.dueAt, site.phoneTimeZone),
          here: hereWords(clock.dueAt),
        })}{" "}
        {t("Only office hours count, Monday to Friday, 9:00 to 17:00.")}{" "}
        {canWrite && t("Logging a call or an e\u2011mail below stops the clock.")}
      </p>
    </div>
  );
}

/** The day is said only where it is another one than in New York. */
function hereWords(moment: Date): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isSameDay = dayKey(moment, zone) === dayKey(moment, site.phoneTimeZone);
  return isSameDay ? formatClock(moment, zone) : formatDateTime(moment);
}
