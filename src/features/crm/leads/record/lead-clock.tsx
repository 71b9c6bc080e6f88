import { Clock, TriangleAlert, type LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/leads/schema";
import { useCompanyHours } from "@/data/settings/use-company-hours";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { parseTimestamp } from "@/lib/format/format";
import { site } from "@/content/company";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatDateTime, readerZone } from "@/lib/dates/reader-time";
import { dayIn, formatClock, formatLongDay } from "@/lib/dates/zoned-time";
import { answeredLabel, responseClock } from "@/features/crm/shared/clocks/response-clock";
import { hoursLabel } from "@/lib/dates/office/office-hours";

/** How long somebody has waited for the first answer, and the deadline. */
export function LeadClock({ lead, canWrite }: { lead: Lead; canWrite: boolean }) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const company = useCompanyHours();
  const clock = responseClock(t, lead, now, company.clock);
  const came = parseTimestamp(lead.created_at);
  const answered = parseTimestamp(lead.first_responded_at);
  const again = parseTimestamp(lead.wrote_again_at);
  if (again !== null && lead.archived_at === null) {
    return (
      <ClockNote Icon={TriangleAlert} isLate>
        <b>{t("They wrote again, {{moment}}.", { moment: formatDateTime(again) })}</b>{" "}
        {canWrite && (
          <span>
            {t("A mail to them, or a logged call that they picked up, says they were answered.")}
          </span>
        )}
      </ClockNote>
    );
  }
  if (clock === null) {
    if (lead.first_response_due_at === null || came === null || answered === null) return null;
    return (
      <ClockNote Icon={Clock} isLate={false}>
        {answeredLabel(t, came, answered, company.clock)}
      </ClockNote>
    );
  }
  // Archived leads need no answer.
  if (lead.archived_at !== null) return null;
  return (
    <ClockNote Icon={clock.isOverdue ? TriangleAlert : Clock} isLate={clock.isOverdue}>
      <b>{`${clock.label}.`}</b>{" "}
      <span>
        {t("Due {{day}} at {{newYork}} in New York, {{here}} where you are.", {
          day: formatLongDay(clock.dueAt, site.phoneTimeZone),
          newYork: formatClock(clock.dueAt, site.phoneTimeZone),
          here: readerTime(clock.dueAt),
        })}
      </span>{" "}
      <span>
        {t("Only office hours count: {{hours}}, no holidays.", {
          hours: hoursLabel(company.hours),
        })}
      </span>{" "}
      {canWrite && (
        <span>{t("A mail to them, or a logged call that they picked up, stops the clock.")}</span>
      )}
    </ClockNote>
  );
}

type ClockNoteProps = { Icon: LucideIcon; isLate: boolean; children: ReactNode };

function ClockNote({ Icon, isLate, children }: ClockNoteProps) {
  return (
    <div
      className={cn(
        "mx-4.5 mb-4 flex gap-2.5 rounded-sm bg-sunken px-3.5 py-2.75 text-code",
        isLate && "bg-stop-bg text-stop",
      )}
    >
      <Icon className="mt-0.5 flex-none" size={17} aria-hidden />
      <p>{children}</p>
    </div>
  );
}

/** With the day only if it differs from New York's. */
function readerTime(moment: Date): string {
  const zone = readerZone();
  const isSameDay = dayIn(zone, moment) === officeDay(moment);
  return isSameDay ? formatClock(moment, zone) : formatDateTime(moment);
}
