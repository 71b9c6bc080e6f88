import type { LeadCount, Segment } from "@/data/dashboard/company-records";
import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { isWithin, type DaySpan } from "@/data/dashboard/range-days";

export function ofSegment<Item extends { segment: Segment }>(
  items: readonly Item[],
  clients: ClientFilter,
): readonly Item[] {
  return clients === "all" ? items : items.filter(({ segment }) => segment === clients);
}

export function leadsWithin(
  leads: readonly LeadCount[],
  clients: ClientFilter,
  span: DaySpan,
): number {
  return ofSegment(leads, clients)
    .filter(({ day }) => isWithin(day, span))
    .reduce((sum, { count }) => sum + count, 0);
}
