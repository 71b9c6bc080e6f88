import { useTranslation } from "react-i18next";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import type { TicketDetail } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { site } from "@/content/company";
import { officeDay } from "@/lib/dates/office/office-day";
import { formatRecent, readerZone } from "@/lib/dates/reader-time";
import { dayIn, formatClock, formatShortDay, formatWeekday } from "@/lib/dates/zoned-time";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { slaBadges } from "@/features/crm/shared/crm-labels";
import {
  stoppedLabel,
  clockLabel,
  type ClockedTicket,
} from "@/features/crm/shared/clocks/ticket-clock";

/** The time left, the deadline by the reader's clock, and why the clock is stopped. */
export function SlaStrip({ ticket, now }: { ticket: TicketDetail; now: Date }) {
  const { t } = useTranslation();
  const clock = useBusinessClock();
  const due = parseTimestamp(ticket.due_at);
  if (due === null) return null;
  const zone = readerZone();
  const there = at(due, site.phoneTimeZone);
  const isSameDay = dayIn(zone, due) === officeDay(due);
  const here = isSameDay ? formatClock(due, zone) : at(due, zone);
  const isHere = isSameDay && here === formatClock(due, site.phoneTimeZone);
  const stopped = parseTimestamp(ticket.clock_stopped_at);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4.5 py-2.5">
      <SlaBadge ticket={ticket} now={now} />
      <p className="text-code text-muted">
        {stopped !== null && <span>{stoppedLabel(ticket, clock, t)}</span>}
        {stopped === null && (
          <span>
            {isHere
              ? t("Due {{there}} in New York.", { there })
              : t("Due {{there}} in New York ({{here}} your time).", { there, here })}
          </span>
        )}{" "}
        {ticket.status === "waiting" && stopped !== null && (
          <span>
            {t("Still since {{time}}; it runs again when work goes on.", {
              time: formatRecent(stopped, now),
            })}
          </span>
        )}
        {ticket.status === "resolved" && stopped !== null && (
          <span>
            {t("Resolved {{time}}; it runs again if the ticket is reopened.", {
              time: formatRecent(stopped, now),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

const at = (moment: Date, zone: string) =>
  `${formatWeekday(moment, zone, "short")}, ${formatShortDay(moment, zone)}, ${formatClock(moment, zone)}`;

type SlaBadgeProps = {
  ticket: ClockedTicket;
  now: Date;
  /** Without the reason of a stopped clock, which the status beside it shows. */
  isBrief?: boolean;
};

/** The database's state, with the time left counted down. */
export function SlaBadge({ ticket, now, isBrief = false }: SlaBadgeProps) {
  const { t } = useTranslation();
  const clock = useBusinessClock();
  const { label, variant } = slaBadges[ticket.sla_status];
  const isStill = ticket.clock_stopped_at !== null;
  const isPlain = isStill && ticket.status !== "resolved";
  return (
    <span
      className={cn(
        "inline-flex flex-wrap items-center gap-y-1",
        isBrief
          ? "grid justify-items-start gap-x-2 text-xs/tight stacked:inline-flex"
          : "gap-x-2.5",
      )}
    >
      <Badge variant={isStill && ticket.sla_status !== "overdue" ? "default" : variant}>
        {t(label)}
      </Badge>
      <span className={cn("tabular-nums", isPlain ? "text-muted" : "font-semibold")}>
        {isBrief && isPlain ? t("clock stopped") : clockLabel(ticket, now, clock, t)}
      </span>
    </span>
  );
}
