import {
  ticketColumns,
  ticketFilters,
  type TicketFilters,
  type TicketSort,
} from "@/data/tickets/list";
import type { ListSpec } from "@/components/data-table/filters/list-search";
import { filterParams } from "@/features/crm/shared/list/record-filters";

export const ticketSpec: ListSpec<TicketFilters, TicketSort> = {
  filters: filterParams<TicketFilters>("tickets", ticketFilters),
  sorts: ["queue", "-created", "created", "-updated", "updated"],
  columns: {
    all: ticketColumns.map(({ id }) => id),
    shown: ticketColumns.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ id }) => id),
  },
  open: "ticket",
};

export const SORT_LABELS: readonly { value: TicketSort; label: string }[] = [
  { value: "queue", label: "Most pressing first" },
  { value: "-created", label: "Newest first" },
  { value: "created", label: "Oldest first" },
  { value: "-updated", label: "Last changed first" },
  { value: "updated", label: "Longest untouched first" },
];

/** The queue order has unresolved tickets only; others are sorted by the last change. */
export function sortFor(filters: TicketFilters, sort: TicketSort): TicketSort {
  const asksForOthers = filters.archived === true || filters.statuses?.includes("resolved");
  return sort === "queue" && asksForOthers ? "-updated" : sort;
}

/** Unresolved ones by default, in every order. */
export function filtersFor(filters: TicketFilters): TicketFilters {
  if (filters.statuses !== undefined || filters.archived === true) return filters;
  return { ...filters, statuses: ["open", "in-progress", "waiting"] };
}
