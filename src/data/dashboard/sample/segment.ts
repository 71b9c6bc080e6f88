import type { ClientFilter } from "@/data/dashboard/dashboard-source";

/** Enterprise: a client with 25 or more employees. */
export type Segment = Exclude<ClientFilter, "all">;

/** Those that the filter lets through. */
export function ofSegment<Item extends { segment: Segment }>(
  items: readonly Item[],
  clients: ClientFilter,
): readonly Item[] {
  return clients === "all" ? items : items.filter(({ segment }) => segment === clients);
}
