import { infiniteQueryOptions } from "@tanstack/react-query";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";
import type { Cursor, ListPage } from "./list-page";

export type HistoryEntity =
  | "clients"
  | "client_contacts"
  | "client_addresses"
  | "client_sites"
  | "leads"
  | "tickets"
  | "ticket_messages"
  | "tasks"
  | "crm_notes";

export type HistoryAction =
  | "created"
  | "changed"
  | "archived"
  | "restored"
  | "reordered"
  | "converted"
  | "conversion-undone"
  | "merged"
  | "requested"
  | "merge-undone"
  | "imported"
  | "passed-sla"
  | "invoice-paid"
  | "site-published";

export type HistoryEvent = {
  id: string;
  /** ISO timestamp. */
  at: string;
  /** Null for what the site or the database did itself. */
  actorName: string | null;
  entity: HistoryEntity;
  recordId: string;
  action: HistoryAction;
  /** The changed columns only, by their names in the database. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  ticket: { id: string; number: number; subject: string } | null;
  /** The message its ticket began with. */
  isOpening: boolean;
};

export type HistoryPage = ListPage<HistoryEvent> & {
  /** What ids in it stand for: people, also those who left, and sites. */
  names: Record<string, string>;
};

type Subject = { clientId: string } | { leadId: string } | { ticketId: string };

/** What happened to a record and all that belongs to it, newest first; the database wrote it. */
export function historyQuery(subject: Subject) {
  const args = {
    client_id: "clientId" in subject ? subject.clientId : null,
    lead_id: "leadId" in subject ? subject.leadId : null,
    ticket_id: "ticketId" in subject ? subject.ticketId : null,
  };
  return infiniteQueryOptions({
    queryKey: [...crmKeys.history, subject],
    queryFn: ({ pageParam, signal }) =>
      callFunction<HistoryPage>("crm_history", { ...args, after: pageParam }, signal),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (page) => page.next,
  });
}
