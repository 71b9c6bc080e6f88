import { choose, quote, type Case } from "../measured-sql.ts";
import { indexOf } from "./crm-cases.ts";

type Deep = { list: string; filters?: object; sort: string; at: string; keys: string };

/** Later pages up to the last: `keys` is a row's cursor in the order of `at`. */
export const DEEP_PAGES: Deep[] = [
  {
    list: "list_leads",
    sort: "-created",
    at: "leads where archived_at is null order by created_at desc, id desc",
    keys: "created_at::text, id::text",
  },
  {
    list: "list_leads",
    sort: "business",
    at: "leads where archived_at is null order by coalesce(business, name), id",
    keys: "coalesce(business, name), id::text",
  },
  {
    list: "list_leads",
    sort: "-value",
    at: "leads where archived_at is null order by value_cents desc, id desc",
    keys: "value_cents::text, id::text",
  },
  {
    list: "list_leads",
    sort: "nextStep",
    filters: { trades: ["roofing", "other"] },
    at: "leads where archived_at is null order by coalesce(next_step_on, 'infinity'), id",
    keys: "coalesce(next_step_on, 'infinity')::text, id::text",
  },
  {
    list: "list_leads",
    sort: "-created",
    filters: { search: "plumbing" },
    at: "leads where archived_at is null order by created_at desc, id desc",
    keys: "created_at::text, id::text",
  },
  {
    list: "list_clients",
    sort: "business",
    at: "clients where archived_at is null order by business, id",
    keys: "business, id::text",
  },
  {
    list: "list_clients",
    sort: "-since",
    at: "clients where archived_at is null order by client_since desc, id desc",
    keys: "client_since::text, id::text",
  },
  {
    list: "list_clients",
    sort: "-price",
    at: "clients where archived_at is null order by monthly_price_cents desc, id desc",
    keys: "monthly_price_cents::text, id::text",
  },
  {
    list: "list_tickets",
    sort: "-created",
    at: "tickets where archived_at is null order by created_at desc, id desc",
    keys: "created_at::text, id::text",
  },
  {
    list: "list_tickets",
    sort: "-updated",
    at: "tickets where archived_at is null order by updated_at desc, id desc",
    keys: "updated_at::text, id::text",
  },
  {
    list: "list_tickets",
    sort: "queue",
    at: "tickets where archived_at is null and status <> 'resolved' order by priority_rank, due_at, id",
    keys: "'2', priority_rank::text, due_at::text, id::text, now()::text",
  },
];

export const deepCase = ({ list, filters, sort }: Deep, cursors: string[]): Case => ({
  name: `${list.replace("list_", "")}: later pages by ${sort}${filters ? ", filtered" : ""}`,
  // For a word in most rows a table scan is faster than an index.
  mayRead: filters && "search" in filters ? [list.replace("list_", "")] : [],
  sql: (run) =>
    `select public.${list}(${quote(JSON.stringify(filters ?? {}))}, ${quote(sort)}, ${quote(choose(cursors, run))})`,
  uses: filters ? [] : [indexOf(list, sort)],
});
