import { usualClock } from "@/lib/dates/office/business-clock";
import type { SlaStatus, TicketPriority } from "./schema";

const HOUR_MS = 60 * 60 * 1000;

/** Business hours until resolved. Equals the database's private.sla_seconds and private.sla_state. */
export const SLA_BUSINESS_HOURS: Record<TicketPriority, number> = {
  urgent: 4,
  high: 8,
  medium: 16,
  low: 40,
};

const WARNING_SHARE = 0.75;

/** The moment for which tickets' clocks are read, computed once for all. */
export type SlaMoment = { at: Date; clock: number; justBefore: number };

export const slaMoment = (at: Date): SlaMoment => ({
  at,
  clock: usualClock.at(at),
  justBefore: usualClock.at(new Date(at.getTime() - 1)),
});

/**
 * On time until three quarters of the target, then a warning, and overdue once the target has
 * passed. A target at the end of a working day has passed a moment later, although no business
 * hours go by until the next morning.
 */
export function slaStatus(
  priority: TicketPriority,
  openedClock: number,
  { clock, justBefore }: SlaMoment,
): SlaStatus {
  const target = SLA_BUSINESS_HOURS[priority] * HOUR_MS;
  if (justBefore - openedClock >= target) return "overdue";
  return clock - openedClock >= target * WARNING_SHARE ? "warning" : "on-time";
}
