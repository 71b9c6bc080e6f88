import type { TicketRecord } from "@/data/dashboard/company-records";
import type { TicketPriority } from "@/data/dashboard/dashboard-source";
import { slaMoment, slaStatus } from "@/data/tickets/sla";
import { usualClock } from "@/lib/office-time/business-clock";

/** A ticket's state by the clock of business hours, which stops once it waits or is resolved. */
export function slaClock(
  priority: TicketPriority,
  opened: Date,
  stopped: Date | null,
): TicketRecord["slaAt"] {
  const openedClock = usualClock.at(opened);
  return (now) => slaStatus(priority, openedClock, stopped === null ? now : slaMoment(stopped));
}
