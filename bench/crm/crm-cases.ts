import { EXPORT_PAGE_SIZE } from "../../src/lib/supabase/list-page.ts";
import { choose, quote, type Case } from "../measured-sql.ts";

type Filters = (run: number) => object;

const TRADES = ["plumbing", "roofing", "landscaping", "pest-control", "garage-doors", "other"];
const REGIONS = ["OH", "TX", "WY", "MD", "CA", "VT", "HI"];
const SOURCES = ["direct", "paid-search", "referral"];
const PLANS = ["enterprise", "small-business"];
const RANGES = ["7d", "30d", "90d"];
const STAGES = ["new", "contacted", "demo-booked", "proposal", "won", "lost"];
const BROAD = ["plumbing", "llc", "gmail", "s", "smith", "oh", "a", "roof", "co", "fridays"];
const RARE = ["zimmerman hvac", "walt yoder", "quigley", "renée müller", "maria.smith77@", "4321"];
const NONE = ["xyzzy", "zimmermanx", "4c7a91", "nobody here", "qqq"];
const WORDS_OF_TICKETS = ["photos", "domain", "1042", "#123456", "form dayton", "invoice", "week"];

const page = (list: string, filters: object, sort: string) =>
  `select public.${list}(${quote(JSON.stringify(filters))}, ${quote(sort)})`;

const listed =
  (list: string, sorts: string[]) =>
  (what: string, uses: string[], filters: Filters): Case => ({
    name: `${list.replace("list_", "")}: ${what}`,
    sql: (run) => page(list, filters(run), choose(sorts, Math.floor(run / 2))),
    uses,
  });

const LEAD_SORTS = [
  "-created",
  "created",
  "business",
  "-value",
  "nextStep",
  "-business",
  "response",
  "trade",
];
const CLIENT_SORTS = ["business", "-since", "price", "-updated"];
const TICKET_SORTS = ["queue", "-created", "-updated"];

export const indexOf = (list: string, sort: string) =>
  `${list.replace("list_", "")}_${sort.replace("-", "").replace("nextStep", "next_step")}_idx`;

const sorted = (list: string, sort: string) =>
  listed(list, [sort])(`sorted by ${sort}`, [indexOf(list, sort)], () => ({}));

const leadCases = (people: string[]): Case[] => {
  const leads = listed("list_leads", LEAD_SORTS);
  return [
    ...LEAD_SORTS.map((sort) => sorted("list_leads", sort)),
    leads("by stage", ["leads_stage_rank_idx"], (run) => ({ stages: [choose(STAGES, run)] })),
    leads("by trade", ["leads_filter_idx"], (run) => ({ trades: [choose(TRADES, run)] })),
    leads("by source", ["leads_filter_idx"], (run) => ({ sources: [choose(SOURCES, run)] })),
    leads("by region", ["leads_filter_idx"], (run) => ({ regions: [choose(REGIONS, run)] })),
    leads("by owner", ["leads_owner_idx"], (run) => ({
      owner: run % 5 === 0 ? "none" : choose(people, run),
    })),
    leads("of the last days", ["leads_created_idx"], (run) => ({ came: choose(RANGES, run) })),
    leads("by plan", ["leads_filter_idx"], (run) => ({ plans: [choose(PLANS, run)] })),
    leads("by plan, of the last days", ["leads_created_idx"], (run) => ({
      plans: ["enterprise"],
      came: choose(RANGES, run),
    })),
    leads("samples", ["leads_sample_idx"], () => ({ samples: true })),
    leads("duplicates", ["leads_duplicates_idx"], () => ({ duplicates: true })),
    leads("archived", ["leads_archived_idx"], () => ({ archived: true })),
    leads("response", ["leads_response_idx"], (run) => ({
      response: choose(["overdue", "waiting", "unanswered"], run),
    })),
    leads("step overdue or none", ["leads_step_idx"], (run) => ({
      step: choose(["overdue", "none"], run),
    })),
    leads("step today or this week", ["leads_step_idx"], (run) => ({
      step: choose(["today", "week"], run),
    })),
    leads("step overdue, of one owner", ["leads_owner_step_idx"], (run) => ({
      step: "overdue",
      owner: choose(people, run),
    })),
    leads("rare combination", ["leads_filter_idx"], (run) => ({
      regions: [choose(REGIONS, run + 2)],
      trades: [choose(TRADES, run + 3)],
      sources: ["paid-search"],
      stages: [choose(STAGES, run)],
    })),
    leads("of somebody who has none", ["leads_owner_idx"], () => ({
      owner: "00000000-0000-4000-8000-000000000000",
    })),
    leads("search, broad", [], (run) => ({ search: choose(BROAD, run) })),
    leads("search, rare", ["leads_search_idx"], (run) => ({ search: choose(RARE, run) })),
    leads("search, nothing", ["leads_search_idx"], (run) => ({ search: choose(NONE, run) })),
    leads("search and filters", ["leads_filter_idx"], (run) => ({
      search: choose(BROAD, run),
      regions: [choose(REGIONS, run)],
      stages: ["new", "lost"],
    })),
  ];
};

const totals = (what: string, uses: string[], filters: Filters): Case => ({
  name: `clients: totals, ${what}`,
  sql: (run) => `select public.client_totals(${quote(JSON.stringify(filters(run)))})`,
  uses,
});

const clientCases = (people: string[]): Case[] => {
  const clients = listed("list_clients", CLIENT_SORTS);
  return [
    ...CLIENT_SORTS.map((sort) => sorted("list_clients", sort)),
    { ...totals("all", [], () => ({})), mayRead: ["clients"] },
    totals("of a status", ["clients_filter_idx"], (run) => ({
      statuses: [choose(["active", "paused", "onboarding", "cancelled"], run)],
    })),
    totals("of a search", [], (run) => ({ search: choose(BROAD, run) })),
    totals("at risk", ["tickets_queue_idx"], () => ({ health: "at-risk" })),
    clients("by status", ["clients_status_idx"], (run) => ({
      statuses: [choose(["active", "paused", "onboarding", "cancelled"], run)],
    })),
    clients("by plan", ["clients_filter_idx"], (run) => ({
      plans: [choose(PLANS, run)],
    })),
    clients("by trade", ["clients_filter_idx"], (run) => ({ trades: [choose(TRADES, run)] })),
    clients("by region", ["clients_filter_idx"], (run) => ({ regions: [choose(REGIONS, run)] })),
    clients("by owner", ["clients_owner_idx"], (run) => ({
      owner: run % 5 === 0 ? "none" : choose(people, run),
    })),
    clients("at risk", ["tickets_queue_idx"], () => ({ health: "at-risk" })),
    clients("at risk, one region", ["clients_filter_idx", "tickets_queue_idx"], (run) => ({
      health: "at-risk",
      regions: [choose(REGIONS, run)],
    })),
    clients("samples", ["clients_sample_idx"], () => ({ samples: true })),
    clients("archived", ["clients_archived_idx"], () => ({ archived: true })),
    clients("search, broad", ["clients_search_idx"], (run) => ({ search: choose(BROAD, run) })),
    clients("search, rare", ["clients_search_idx"], (run) => ({ search: choose(RARE, run) })),
    clients("search, nothing", ["clients_search_idx"], (run) => ({ search: choose(NONE, run) })),
  ];
};

const ticketCases = (people: string[], clientIds: string[]): Case[] => {
  const tickets = listed("list_tickets", TICKET_SORTS);
  return [
    ...TICKET_SORTS.map((sort) => sorted("list_tickets", sort)),
    tickets("by status", ["tickets_status_idx"], (run) => ({
      statuses: [choose(["open", "resolved", "waiting", "in-progress"], run)],
    })),
    tickets("by priority", ["tickets_queue_idx"], (run) => ({
      priorities: [choose(["urgent", "low", "medium"], run)],
    })),
    tickets("by SLA", ["tickets_queue_idx"], (run) => ({
      sla: [choose(["overdue", "warning", "on-time"], run)],
    })),
    tickets("by assignee", ["tickets_assignee_idx"], (run) => ({
      assignee: run % 5 === 0 ? "none" : choose(people, run),
    })),
    tickets("of a client", ["tickets_client_idx"], (run) => ({ clientId: choose(clientIds, run) })),
    tickets("open, of a plan", ["tickets_queue_idx"], (run) => ({
      statuses: ["open", "in-progress", "waiting"],
      plans: [choose(PLANS, run)],
    })),
    tickets("samples", ["tickets_sample_idx"], () => ({ samples: true })),
    tickets("archived", ["tickets_archived_idx"], () => ({ archived: true })),
    tickets("rare combination", ["tickets_queue_idx"], (run) => ({
      assignee: choose(people, run + 9),
      priorities: ["urgent"],
      statuses: ["waiting"],
      sla: ["warning"],
    })),
    tickets("search, subject or number", ["tickets_search_idx"], (run) => ({
      search: choose(WORDS_OF_TICKETS, run),
    })),
    tickets("search, broad words of clients", ["tickets_search_idx"], (run) => ({
      search: choose(BROAD, run),
    })),
    tickets("search, rare words of clients", ["tickets_search_idx"], (run) => ({
      search: choose(RARE, run),
    })),
    tickets("search, nothing", ["tickets_search_idx"], (run) => ({ search: choose(NONE, run) })),
    tickets("search and filters", ["tickets_search_idx"], (run) => ({
      search: choose(BROAD, run),
      priorities: ["urgent"],
      statuses: ["waiting", "resolved"],
    })),
    {
      name: "tickets: counts",
      sql: () => "select public.ticket_counts('{}')",
      uses: ["tickets_queue_idx", "tickets_status_idx"],
    },
    {
      name: "tickets: counts of a search",
      sql: (run) =>
        `select public.ticket_counts(${quote(JSON.stringify({ search: choose(BROAD, run) }))})`,
      uses: ["tickets_unresolved_search_idx"],
    },
  ];
};

const exportCases = (): Case[] =>
  [
    { list: "list_leads", sorts: LEAD_SORTS.slice(0, 6) },
    { list: "list_clients", sorts: CLIENT_SORTS },
    { list: "list_tickets", sorts: TICKET_SORTS },
  ].map(({ list, sorts }) => ({
    name: `${list.replace("list_", "")}: a page of an export`,
    sql: (run) =>
      `select public.${list}('{"whole": true}', ${quote(choose(sorts, run))}, null, ${EXPORT_PAGE_SIZE})`,
    uses: sorts.slice(0, 2).map((sort) => indexOf(list, sort)),
  }));

const recordCases = (ids: Record<"leads" | "clients" | "tickets", string[]>): Case[] => [
  {
    name: "board",
    sql: () => "select public.lead_board('{}')",
    uses: ["leads_stage_value_idx", "leads_stage_rank_idx"],
  },
  {
    name: "board, filtered",
    sql: (run) =>
      `select public.lead_board(${quote(JSON.stringify({ trades: [choose(TRADES, run)], regions: [choose(REGIONS, run)] }))})`,
    uses: ["leads_filter_idx"],
  },
  {
    name: "board, searched",
    sql: (run) =>
      `select public.lead_board(${quote(JSON.stringify({ search: choose(run % 2 ? BROAD : RARE, run) }))})`,
    uses: ["leads_search_idx"],
  },
  {
    name: "counts for the navigation",
    sql: () => "select public.crm_counts()",
    uses: ["leads_response_idx", "tickets_queue_idx"],
  },
  { name: "my day", sql: () => "select public.my_day()", uses: ["tasks_person_idx"] },
  { name: "team's day", sql: () => "select public.my_day(true)", uses: ["tasks_open_idx"] },
  {
    name: "a lead",
    sql: (run) => `select public.lead_detail('${choose(ids.leads, run)}')`,
    uses: ["leads_pkey", "crm_notes_lead_idx", "tasks_lead_idx"],
  },
  {
    name: "a lead's duplicates",
    sql: (run) => `select public.lead_duplicates('${choose(ids.leads, run)}')`,
    uses: ["leads_email_key_idx", "leads_phone_key_idx", "leads_business_key_idx"],
  },
  {
    name: "a client",
    sql: (run) => `select public.client_overview('${choose(ids.clients, run)}')`,
    uses: ["clients_pkey", "tickets_client_idx", "client_contacts_client_idx"],
  },
  {
    name: "a ticket",
    sql: (run) => `select public.ticket_detail('${choose(ids.tickets, run)}')`,
    uses: ["tickets_pkey", "ticket_messages_ticket_idx"],
  },
  {
    name: "history of a client",
    sql: (run) => `select public.crm_history(client_id => '${choose(ids.clients, run)}')`,
    uses: ["crm_events_client_idx"],
  },
  {
    name: "history of a lead",
    sql: (run) => `select public.crm_history(lead_id => '${choose(ids.leads, run)}')`,
    uses: ["crm_events_lead_idx"],
  },
  {
    name: "history of a ticket",
    sql: (run) => `select public.crm_history(ticket_id => '${choose(ids.tickets, run)}')`,
    uses: ["crm_events_ticket_idx"],
  },
];

export const crmCases = (ids: Record<"people" | "leads" | "clients" | "tickets", string[]>) =>
  [
    ...leadCases(ids.people),
    ...clientCases(ids.people),
    ...ticketCases(ids.people, ids.clients),
    ...exportCases(),
    ...recordCases(ids),
  ].map((each) =>
    // For a word in half of all rows, counting the first 10,001 is faster by a table scan.
    /broad|searched|search and|of a search/.test(each.name)
      ? { ...each, mayRead: ["leads", "clients", "tickets"] }
      : each,
  );
