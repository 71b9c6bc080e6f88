import type { ClientFilter } from "@/data/dashboard/dashboard-source";
import type { Segment } from "@/data/dashboard/company-records";

export function ofSegment<Item extends { segment: Segment }>(
  items: readonly Item[],
  clients: ClientFilter,
): readonly Item[] {
  return clients === "all" ? items : items.filter(({ segment }) => segment === clients);
}
