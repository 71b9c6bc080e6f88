import type { SlaStatus, TicketPriority } from "./dashboard-source";

const HOUR_MS = 60 * 60 * 1000;

/** Hours by the clock, nights and weekends included. */
export const SLA_TARGET_HOURS: Record<TicketPriority, number> = {
  urgent: 4,
  high: 8,
  medium: 24,
  low: 72,
};

const WARNING_SHARE = 0.75;

/**
 * On time until three quarters of the target have gone, a warning from then on, and overdue
 * only once the target has passed: exactly at the target is still a warning. For a resolved
 * ticket, `at` is the moment it was resolved.
 */
export function slaStatus(priority: TicketPriority, created: Date, at: Date): SlaStatus {
  const target = SLA_TARGET_HOURS[priority] * HOUR_MS;
  const age = at.getTime() - created.getTime();
  if (age > target) return "overdue";
  return age >= target * WARNING_SHARE ? "warning" : "on-time";
}
