import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import type { ClientPlan, Contact } from "@/data/clients/queries";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, type Cursor, type ListPage } from "@/data/records/list-page";
import type { Person } from "@/data/staff/people";

export const TICKET_STATUSES = ["open", "in-progress", "waiting", "resolved"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ["urgent", "high", "medium", "low"] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const SLA_STATUSES = ["overdue", "warning", "on-time"] as const;
export type SlaStatus = (typeof SLA_STATUSES)[number];

/** Where a ticket may go from each status; the database refuses anything else. */
export const TICKET_TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ["in-progress", "waiting", "resolved"],
  "in-progress": ["open", "waiting", "resolved"],
  waiting: ["in-progress", "resolved"],
  resolved: ["open"],
};

export type MessageKind = "reply" | "client" | "note";

export type Ticket = {
  id: string;
  number: number;
  version: number;
  subject: string;
  priority: TicketPriority;
  status: TicketStatus;
  /** As of when it was read, or of when its clock stopped. */
  slaStatus: SlaStatus;
  /** ISO timestamps, here and below. */
  warnAt: string;
  dueAt: string;
  /** The clock stands still while the client is waited for and once it is resolved. */
  clockStoppedAt: string | null;
  client: { id: string; business: string };
  site: { id: string; domain: string } | null;
  assignee: Person | null;
  lastMessage: { kind: MessageKind; authorName: string; at: string; excerpt: string } | null;
  createdAt: string;
  updatedAt: string;
  resolvedAt: string | null;
  archivedAt: string | null;
  isSample: boolean;
};

export type TicketMessage = Database["public"]["Tables"]["ticket_messages"]["Row"] & {
  kind: MessageKind;
};

export type TicketDetail = Ticket & {
  /** Oldest first. */
  messages: TicketMessage[];
  /** The client's primary contact. */
  contact: Contact | null;
};

export type TicketFilters = {
  /** Words of the subject and the client, or the number. */
  search?: string;
  statuses?: TicketStatus[];
  priorities?: TicketPriority[];
  sla?: SlaStatus[];
  /** A person's id, or "none". */
  assignee?: string;
  clientId?: string;
  /** Of the clients. */
  plans?: ClientPlan[];
  /** Invented ones only. */
  samples?: true;
  archived?: true;
};

/**
 * "queue" lists unresolved tickets only: past their target first, then near it, then by priority
 * and by how soon they are due. A leading "-" means downwards.
 */
export type TicketSort = "queue" | "created" | "-created" | "updated" | "-updated";

export function ticketListQuery(filters: TicketFilters, sort: TicketSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.tickets, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      fetchTickets(filters, sort, pageParam, LIST_PAGE_SIZE, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** One page outside the cache, for an export: up to 1,000 rows. */
export function fetchTickets(
  filters: TicketFilters,
  sort: TicketSort,
  after: Cursor | null,
  pageSize = LIST_PAGE_SIZE,
  signal?: AbortSignal,
) {
  const args = { filters, sort, after, page_size: pageSize };
  return callFunction<ListPage<Ticket>>("list_tickets", args, signal);
}

/**
 * By status, whatever `statuses` and `sla` say; "overdue" and "warning" are of unresolved ones. Of
 * the resolved no more than TOTAL_LIMIT + 1 are counted.
 */
export type TicketCounts = Record<TicketStatus | "overdue" | "warning", number>;

export function ticketCountsQuery(filters: TicketFilters) {
  const { statuses: _statuses, sla: _sla, ...others } = filters;
  return queryOptions({
    queryKey: [...crmKeys.tickets, "counts", others],
    queryFn: ({ signal }) =>
      callFunction<TicketCounts>("ticket_counts", { filters: others }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Null when there is no such ticket, or the caller may not see it. */
export function ticketDetailQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.tickets, "detail", id],
    queryFn: ({ signal }) =>
      callFunction<TicketDetail | null>("ticket_detail", { ticket_id: id }, signal),
  });
}

type TicketTable = Database["public"]["Tables"]["tickets"];

/** The columns a person may write. The SLA state is nobody's to write. */
export type TicketChanges = Pick<
  TicketTable["Update"],
  "site_id" | "subject" | "priority" | "status" | "assignee_id" | "archived_at"
>;

export type NewTicket = Pick<
  TicketTable["Insert"],
  "client_id" | "site_id" | "subject" | "priority" | "assignee_id"
> & {
  /** Chosen by the browser, so that a repeated request adds nothing twice. */
  id: string;
};

export async function addTicket(ticket: NewTicket): Promise<void> {
  await supabase.from("tickets").insert(ticket).retry(false).throwOnError();
}

export type NewMessage = {
  id: string;
  ticketId: string;
  kind: MessageKind;
  body: string;
  /** Who of the client said it, for kind "client". */
  authorName?: string;
  /** Goes along with the message: both are stored, or neither. */
  change?: { status: TicketStatus; version: number };
};

/** Answers with the ticket as it is then. */
export const addMessage = ({ id, ticketId, kind, body, authorName, change }: NewMessage) =>
  callFunction<TicketDetail>("add_ticket_message", {
    id,
    ticket_id: ticketId,
    kind,
    body,
    author_name: authorName,
    status: change?.status,
    version: change?.version,
  });
