import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/cn";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import { slaBadges } from "@/features/crm/shared/crm-labels";
import { clockLabel, type ClockedTicket } from "./ticket-clock";

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
