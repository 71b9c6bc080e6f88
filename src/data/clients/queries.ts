import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { LIST_PAGE_SIZE, type Cursor, type ListPage } from "@/data/records/list-page";
import type { Note } from "@/data/notes/queries";
import type { Person } from "@/data/staff/people";
import type { Submission } from "@/data/leads/submissions";
import type { Task } from "@/data/tasks/queries";
import type { Ticket } from "@/data/tickets/queries";

export const CLIENT_STATUSES = ["onboarding", "active", "paused", "cancelled"] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

export const CLIENT_PLANS = ["small-business", "enterprise"] as const;
export type ClientPlan = (typeof CLIENT_PLANS)[number];

export type HealthReason =
  | { kind: "overdue-tickets" | "warning-tickets" | "late-tasks"; count: number }
  /** The next domain to end, within 30 days; `days` is negative once it has. */
  | { kind: "domain"; domain: string; days: number; autoRenew: boolean };

/** Computed by the database, worst reason first. */
export type Health = { state: "good" | "watch" | "at-risk"; reasons: HealthReason[] };

export type Client = {
  id: string;
  version: number;
  business: string;
  trade: string | null;
  town: string | null;
  region: string | null;
  plan: ClientPlan;
  monthlyPriceCents: number;
  status: ClientStatus;
  owner: Person | null;
  clientSince: CalendarDay;
  createdAt: string;
  updatedAt: string;
  archivedAt: string | null;
  isSample: boolean;
  health: Health;
};

export type ClientRow = Client & {
  /** Not resolved. */
  openTickets: number;
  contact: { name: string; email: string | null; phone: string | null } | null;
  domain: string | null;
};

type Tables = Database["public"]["Tables"];
export type Contact = Tables["client_contacts"]["Row"];
export type Address = Tables["client_addresses"]["Row"];
export type Site = Tables["client_sites"]["Row"];

export type ClientOverview = Client & {
  /** The primary one first. */
  contacts: Contact[];
  addresses: Address[];
  /** Real sites before those that only redirect. */
  sites: Site[];
  /** Unresolved, in the order of the queue. */
  tickets: Ticket[];
  resolvedTickets: number;
  /** Not completed, the soonest due first. */
  tasks: Task[];
  /** Newest first. */
  notes: Note[];
  /** The requests it came from, as far as the caller may see leads. */
  leads: { id: string; reference: string; name: string; createdAt: string }[];
  /** What those requests said, newest first. */
  submissions: Submission[];
  /** Set while the client waits for an answer to a further request of the site's forms. */
  wroteAgainAt: string | null;
};

export type ClientFilters = {
  search?: string;
  statuses?: ClientStatus[];
  plans?: ClientPlan[];
  trades?: string[];
  regions?: string[];
  /** A person's id, or "none". */
  owner?: string;
  health?: "at-risk";
  /** Invented ones only. */
  samples?: true;
  archived?: true;
};

export type ClientSortKey = "business" | "since" | "price" | "updated";
/** A leading "-" means downwards. */
export type ClientSort = ClientSortKey | `-${ClientSortKey}`;

export function clientListQuery(filters: ClientFilters, sort: ClientSort) {
  return infiniteQueryOptions({
    queryKey: [...crmKeys.clients, "list", filters, sort],
    queryFn: ({ pageParam, signal }) =>
      fetchClients(filters, sort, pageParam, LIST_PAGE_SIZE, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

/** One page outside the cache, for an export: up to 1,000 rows. */
export function fetchClients(
  filters: ClientFilters,
  sort: ClientSort,
  after: Cursor | null,
  pageSize = LIST_PAGE_SIZE,
  signal?: AbortSignal,
) {
  const args = { filters, sort, after, page_size: pageSize };
  return callFunction<ListPage<ClientRow>>("list_clients", args, signal);
}

/** All that the filters leave, however many; active ones pay. */
export type ClientTotals = { clients: number; paying: number; monthlyCents: number };

export function clientTotalsQuery(filters: ClientFilters) {
  return queryOptions({
    queryKey: [...crmKeys.clients, "totals", filters],
    queryFn: ({ signal }) => callFunction<ClientTotals>("client_totals", { filters }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Null when there is no such client, or the caller may not see it. */
export function clientOverviewQuery(id: string) {
  return queryOptions({
    queryKey: [...crmKeys.clients, "overview", id],
    queryFn: ({ signal }) =>
      callFunction<ClientOverview | null>("client_overview", { client_id: id }, signal),
  });
}

/** The columns a person may write; see the grants in the migration. */
export type ClientChanges = Pick<
  Tables["clients"]["Update"],
  | "business"
  | "trade"
  | "town"
  | "region"
  | "plan"
  | "monthly_price_cents"
  | "status"
  | "owner_id"
  | "client_since"
  | "archived_at"
>;

/** `id` is chosen by the browser, so that a repeated request adds nothing twice. */
export type NewClient = Omit<ClientChanges, "archived_at"> & { id: string; business: string };

export async function addClient(client: NewClient): Promise<void> {
  await supabase.from("clients").insert(client).retry(false).throwOnError();
}
