import type { DashboardSource } from "@/data/dashboard/dashboard-source";

/** Whether a list may have ended before all that there is, of open work or of finished. */
export function hasListEnded(
  open: number,
  all: number,
  { mostRows = Infinity }: DashboardSource,
): boolean {
  return Math.max(open, all - open) >= mostRows;
}
