/**
 * What staff do with the CRM, in words and in SQL. `sql` answers with another choice of
 * parameters for each run; `uses` names the indexes of which every one must be in its plans.
 * @typedef {{ name: string, sql: (run: number) => string, uses: string[] }} Case
 * @typedef {{ list: string, filters?: object, sort: string, at: string, keys: string, uses: string[] }} Deep
 */

/** @param {string} text */
const quote = (text) => `'${text.replaceAll("'", "''")}'`;

/** @template T @param {readonly T[]} values @param {number} run @returns {T} */
function choose(values, run) {
  const value = values[run % values.length];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
}

const TRADES = ["plumbing", "roofing", "landscaping", "pest-control", "garage-doors", "other"];
const REGIONS = ["OH", "TX", "WY", "MD", "CA", "VT", "HI"];
const SOURCES = ["direct", "paid-search", "referral"];
const STAGES = ["new", "contacted", "demo-booked", "proposal", "won", "lost"];
const BROAD = ["plumbing", "llc", "gmail", "s", "smith", "oh", "a", "roof", "co", "example"];
const RARE = ["zimmerman hvac", "walt yoder", "quigley", "renée müller", "maria.smith77@", "4321"];
const NONE = ["xyzzy", "zimmermanx", "4c7a91", "nobody here", "qqq"];
const WORDS_OF_TICKETS = ["photos", "domain", "1042", "#123456", "form dayton", "invoice", "wrong"];
const WEEKS_AGO = [1, 4, 26, 100];
const PERSON = "00000000-0000-4000-8000-000000000000";

/** @param {number} run */
const weeksAgo = (run) =>
  new Date(Date.now() - choose(WEEKS_AGO, run) * 7 * 86_400_000).toISOString();

/**
 * @param {string} list
 * @param {object} filters
 * @param {string} sort
 */
const page = (list, filters, sort) =>
  `select public.${list}(${quote(JSON.stringify(filters))}, ${quote(sort)})`;

/**
 * @param {string} list
 * @param {string} what
 * @param {string[]} sorts
 * @param {string[]} uses
 * @param {(run: number) => object} filters
 * @returns {Case}
 */
const listed = (list, what, sorts, uses, filters) => ({
  name: `${list.replace("list_", "")}: ${what}`,
  sql: (run) => page(list, filters(run), choose(sorts, Math.floor(run / 2))),
  uses,
});

const LEAD_SORTS = ["-created", "created", "business", "-value", "nextStep", "-business", "response"];
const CLIENT_SORTS = ["business", "-since", "price", "-updated"];
const TICKET_SORTS = ["queue", "-created", "-updated"];

/** @param {string[]} people ids of staff @returns {Case[]} */
const leadCases = (people) => {
  /** @param {string} what @param {string[]} uses @param {(run: number) => object} filters */
  const leads = (what, uses, filters) => listed("list_leads", what, LEAD_SORTS, uses, filters);
  return [
    ...LEAD_SORTS.map((sort) => listed("list_leads", `sorted by ${sort}`, [sort], [], () => ({}))),
    leads("by stage", [], (run) => ({ stages: [choose(STAGES, run)] })),
    leads("by trade", [], (run) => ({ trades: [choose(TRADES, run)] })),
    leads("by source", [], (run) => ({ sources: [choose(SOURCES, run)] })),
    leads("by region", [], (run) => ({ regions: [choose(REGIONS, run)] })),
    leads("by owner", [], (run) => ({ owner: run % 5 === 0 ? "none" : choose(people, run) })),
    leads("since a day", [], (run) => ({ createdSince: weeksAgo(run) })),
    leads("duplicates", [], () => ({ duplicates: true })),
    leads("archived", [], () => ({ archived: true })),
    leads("response", [], (run) => ({ response: run % 2 ? "overdue" : "waiting" })),
    leads("rare combination", [], (run) => ({
      regions: [choose(REGIONS, run + 2)],
      trades: [choose(TRADES, run + 3)],
      sources: ["paid-search"],
      stages: [choose(STAGES, run)],
    })),
    leads("of somebody who has none", [], () => ({ owner: PERSON })),
    leads("search, broad", [], (run) => ({ search: choose(BROAD, run) })),
    leads("search, rare", [], (run) => ({ search: choose(RARE, run) })),
    leads("search, nothing", [], (run) => ({ search: choose(NONE, run) })),
    leads("search and filters", [], (run) => ({
      search: choose(BROAD, run),
      regions: [choose(REGIONS, run)],
      stages: ["new", "lost"],
    })),
  ];
};

/** @param {string[]} people @returns {Case[]} */
const clientCases = (people) => {
  /** @param {string} what @param {string[]} uses @param {(run: number) => object} filters */
  const clients = (what, uses, filters) =>
    listed("list_clients", what, CLIENT_SORTS, uses, filters);
  return [
    ...CLIENT_SORTS.map((sort) => listed("list_clients", `sorted by ${sort}`, [sort], [], () => ({}))),
    clients("by status", [], (run) => ({
      statuses: [choose(["active", "paused", "onboarding", "cancelled"], run)],
    })),
    clients("by plan", [], (run) => ({ plans: [choose(["enterprise", "small-business"], run)] })),
    clients("by trade", [], (run) => ({ trades: [choose(TRADES, run)] })),
    clients("by region", [], (run) => ({ regions: [choose(REGIONS, run)] })),
    clients("by owner", [], (run) => ({ owner: run % 5 === 0 ? "none" : choose(people, run) })),
    clients("at risk", [], () => ({ health: "at-risk" })),
    clients("at risk, one region", [], (run) => ({ health: "at-risk", regions: [choose(REGIONS, run)] })),
    clients("archived", [], () => ({ archived: true })),
    clients("search, broad", [], (run) => ({ search: choose(BROAD, run) })),
    clients("search, rare", [], (run) => ({ search: choose(RARE, run) })),
    clients("search, nothing", [], (run) => ({ search: choose(NONE, run) })),
  ];
};

/** @param {string[]} people @param {string[]} clientIds @returns {Case[]} */
const ticketCases = (people, clientIds) => {
  /** @param {string} what @param {string[]} uses @param {(run: number) => object} filters */
  const tickets = (what, uses, filters) =>
    listed("list_tickets", what, TICKET_SORTS, uses, filters);
  return [
    ...TICKET_SORTS.map((sort) => listed("list_tickets", `sorted by ${sort}`, [sort], [], () => ({}))),
    tickets("by status", [], (run) => ({
      statuses: [choose(["open", "resolved", "waiting", "in-progress"], run)],
    })),
    tickets("by priority", [], (run) => ({ priorities: [choose(["urgent", "low", "medium"], run)] })),
    tickets("by SLA", [], (run) => ({ sla: [choose(["overdue", "warning", "on-time"], run)] })),
    tickets("by assignee", [], (run) => ({ assignee: run % 5 === 0 ? "none" : choose(people, run) })),
    tickets("of a client", [], (run) => ({ clientId: choose(clientIds, run) })),
    tickets("archived", [], () => ({ archived: true })),
    tickets("rare combination", [], (run) => ({
      assignee: choose(people, run + 9),
      priorities: ["urgent"],
      statuses: ["waiting"],
      sla: ["warning"],
    })),
    tickets("search, subject or number", [], (run) => ({ search: choose(WORDS_OF_TICKETS, run) })),
    tickets("search, broad words of clients", [], (run) => ({ search: choose(BROAD, run) })),
    tickets("search, rare words of clients", [], (run) => ({ search: choose(RARE, run) })),
    tickets("search, nothing", [], (run) => ({ search: choose(NONE, run) })),
    tickets("search and filters", [], (run) => ({
      search: choose(BROAD, run),
      priorities: ["urgent"],
      statuses: ["waiting", "resolved"],
    })),
    { name: "tickets: counts", sql: () => "select public.ticket_counts('{}')", uses: [] },
    {
      name: "tickets: counts of a search",
      sql: (run) =>
        `select public.ticket_counts(${quote(JSON.stringify({ search: choose(BROAD, run) }))})`,
      uses: [],
    },
  ];
};

/** @param {Record<"leads" | "clients" | "tickets", string[]>} ids @returns {Case[]} */
const recordCases = (ids) => [
  { name: "board", sql: () => "select public.lead_board('{}')", uses: [] },
  {
    name: "board, filtered",
    sql: (run) =>
      `select public.lead_board(${quote(JSON.stringify({ trades: [choose(TRADES, run)], regions: [choose(REGIONS, run)] }))})`,
    uses: [],
  },
  {
    name: "board, searched",
    sql: (run) =>
      `select public.lead_board(${quote(JSON.stringify({ search: choose(run % 2 ? BROAD : RARE, run) }))})`,
    uses: [],
  },
  { name: "counts for the navigation", sql: () => "select public.crm_counts()", uses: [] },
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

/** One card move, one note, one message. @param {Record<"leads" | "tickets", string[]>} ids @returns {Case[]} */
const writeCases = (ids) => [
  {
    name: "write: move a card",
    sql: (run) =>
      `update public.leads set rank = 'a${run}V', next_step = 'Call ${run}' where id = '${choose(ids.leads, run)}'`,
    uses: ["leads_pkey"],
  },
  {
    name: "write: change a lead's phone",
    sql: (run) =>
      `update public.leads set phone = '(555) 010-${1000 + run}' where id = '${choose(ids.leads, run)}'`,
    uses: ["leads_pkey", "leads_phone_key_idx"],
  },
  {
    name: "write: note a call",
    sql: (run) =>
      `insert into public.crm_notes (lead_id, kind, body) values ('${choose(ids.leads, run)}', 'call', 'Nobody there.')`,
    uses: [],
  },
  {
    name: "write: answer a ticket",
    sql: (run) =>
      `select public.add_ticket_message(gen_random_uuid(), '${choose(ids.tickets, run)}', 'reply', 'Done.')`,
    uses: ["ticket_messages_ticket_idx"],
  },
];

/**
 * Later pages, down to the last: `keys` is the cursor of a row, in `at`'s order.
 * @type {Deep[]}
 */
export const DEEP_PAGES = [
  { list: "list_leads", sort: "-created", at: "leads where archived_at is null order by created_at desc, id desc", keys: "created_at::text, id::text", uses: [] },
  { list: "list_leads", sort: "business", at: "leads where archived_at is null order by coalesce(business, name), id", keys: "coalesce(business, name), id::text", uses: [] },
  { list: "list_leads", sort: "-value", at: "leads where archived_at is null order by value_cents desc, id desc", keys: "value_cents::text, id::text", uses: [] },
  { list: "list_leads", sort: "nextStep", filters: { trades: ["roofing", "other"] }, at: "leads where archived_at is null order by coalesce(next_step_on, 'infinity'), id", keys: "coalesce(next_step_on, 'infinity')::text, id::text", uses: [] },
  { list: "list_leads", sort: "-created", filters: { search: "plumbing" }, at: "leads where archived_at is null order by created_at desc, id desc", keys: "created_at::text, id::text", uses: [] },
  { list: "list_clients", sort: "business", at: "clients where archived_at is null order by business, id", keys: "business, id::text", uses: [] },
  { list: "list_clients", sort: "-since", at: "clients where archived_at is null order by client_since desc, id desc", keys: "client_since::text, id::text", uses: [] },
  { list: "list_clients", sort: "-price", at: "clients where archived_at is null order by monthly_price_cents desc, id desc", keys: "monthly_price_cents::text, id::text", uses: [] },
  { list: "list_tickets", sort: "-created", at: "tickets where archived_at is null order by created_at desc, id desc", keys: "created_at::text, id::text", uses: [] },
  { list: "list_tickets", sort: "-updated", at: "tickets where archived_at is null order by updated_at desc, id desc", keys: "updated_at::text, id::text", uses: [] },
  { list: "list_tickets", sort: "queue", at: "tickets where archived_at is null and status <> 'resolved' order by priority_rank, due_at, id", keys: "'2', priority_rank::text, due_at::text, id::text, now()::text", uses: [] },
];

/** @param {Deep} deep @param {string[]} cursors @returns {Case} */
export const deepCase = ({ list, filters, sort, uses }, cursors) => ({
  name: `${list.replace("list_", "")}: later pages by ${sort}${filters ? ", filtered" : ""}`,
  sql: (run) =>
    `select public.${list}(${quote(JSON.stringify(filters ?? {}))}, ${quote(sort)}, ${quote(choose(cursors, run))})`,
  uses,
});

/** @param {Record<"people" | "leads" | "clients" | "tickets", string[]>} ids */
export const crmCases = (ids) => [
  ...leadCases(ids.people),
  ...clientCases(ids.people),
  ...ticketCases(ids.people, ids.clients),
  ...recordCases(ids),
  ...writeCases(ids),
];
