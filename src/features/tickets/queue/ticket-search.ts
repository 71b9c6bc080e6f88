import { CLIENT_PLANS } from "@/data/clients/schema";
import { type TicketFilters, type TicketSort } from "@/data/tickets/queries";
import { SLA_STATUSES, TICKET_PRIORITIES, TICKET_STATUSES } from "@/data/tickets/schema";
import { isOn, oneLike, person, someOf } from "@/components/data-table/filters/filter-params";
import type { ListSpec } from "@/components/data-table/filters/list-search";

/** In the order they are shown. */
const COLUMNS = ["words", "priority", "sla", "status", "assignee", "opened", "updated"] as const;
export type QueueColumnId = (typeof COLUMNS)[number];

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What the address of the queue may say. */
export const ticketSpec: ListSpec<TicketFilters, TicketSort> = {
  filters: {
    statuses: someOf(TICKET_STATUSES),
    priorities: someOf(TICKET_PRIORITIES),
    sla: someOf(SLA_STATUSES),
    assignee: person,
    clientId: oneLike(ID),
    plans: someOf(CLIENT_PLANS),
    samples: isOn,
    archived: isOn,
  },
  sorts: ["queue", "-created", "created", "-updated", "updated"],
  columns: { all: COLUMNS, shown: COLUMNS.filter((id) => id !== "updated") },
  open: "ticket",
};

export const SORT_LABELS: readonly { value: TicketSort; label: string }[] = [
  { value: "queue", label: "Most pressing first" },
  { value: "-created", label: "Newest first" },
  { value: "created", label: "Oldest first" },
  { value: "-updated", label: "Last changed first" },
  { value: "updated", label: "Longest untouched first" },
];

/** The queue knows unresolved tickets only; where others are asked for, the last changed lead. */
export function sortFor(filters: TicketFilters, sort: TicketSort): TicketSort {
  const asksForOthers = filters.archived === true || filters.statuses?.includes("resolved");
  return sort === "queue" && asksForOthers ? "-updated" : sort;
}

/** Of the other orders, too, unresolved ones unless a status was chosen. */
export function filtersFor(filters: TicketFilters): TicketFilters {
  if (filters.statuses !== undefined || filters.archived === true) return filters;
  return { ...filters, statuses: ["open", "in-progress", "waiting"] };
}
