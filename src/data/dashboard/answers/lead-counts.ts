import type { LeadCount } from "@/data/dashboard/company-records";
import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import { isWithin, type DaySpan } from "@/data/dashboard/range-days";
import { ofSegment } from "./of-segment";

export function leadsWithin(
  leads: readonly LeadCount[],
  clients: ClientFilter,
  span: DaySpan,
): number {
  return ofSegment(leads, clients)
    .filter(({ day }) => isWithin(day, span))
    .reduce((sum, { count }) => sum + count, 0);
}
