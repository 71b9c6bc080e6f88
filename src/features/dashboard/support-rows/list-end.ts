import type { DashboardSource } from "@/data/dashboard/dashboard-source";

/** Whether a limit may have cut the list of open or completed work. */
export function hasListEnded(
  open: number,
  all: number,
  { mostRows = Infinity }: DashboardSource,
): boolean {
  return Math.max(open, all - open) >= mostRows;
}
