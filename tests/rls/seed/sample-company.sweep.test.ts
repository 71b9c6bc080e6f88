import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  CLIENT_FILTERS,
  TIME_RANGES,
  type ClientFilter,
  type DashboardQuery,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import { createSampleSource } from "@/data/dashboard/sample-source";
import { clientListSpec } from "@/features/clients/list/client-list-spec";
import { leadListSpec } from "@/features/leads/leads-address";
import { parseListSearch } from "@/components/data-table/filters/list-search.ts";
import { filtersFor, ticketSpec } from "@/features/tickets/queue/ticket-search";
import { listPath, TILES } from "@/features/dashboard/kpis/tiles";
import { addDays } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import { looseClient, removeRows } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

// Parsing the lists' addresses imports the browser's client.
vi.mock("@/lib/supabase/client", async () => {
  const { browserClient } = await import("../support/browser-client.ts");
  return {
    get supabase() {
      return browserClient.supabase;
    },
  };
});

const source = createSampleSource({ delay: () => 0 });
let backend: TestBackend;

beforeAll(async () => {
  vi.stubGlobal("navigator", { onLine: true });
  backend = await openTestBackend();
  await removeRows(backend);
});
afterAll(() => vi.unstubAllGlobals());

async function call<Answer>(name: string, args: object = {}): Promise<Answer> {
  const { data } = await looseClient(backend, "visitor").rpc(name, args).throwOnError();
  return data as Answer;
}
type Page = { total: number; rows: Record<string, unknown>[] };
const list = (name: string, filters: object, sort?: string) =>
  call<Page>(name, { filters, page_size: 1000, ...(sort && { sort }) });
/** The filters behind the tile of a list. */
function paramsOf(name: "clients" | "leads" | "tickets", query: DashboardQuery) {
  const found = TILES.find(({ list }) => list?.name === name)?.list;
  if (found === undefined) throw new Error(`No tile leads to the ${name}.`);
  return new URL(listPath(found, query, source), "http://localhost").searchParams;
}

const queryAt = (
  asOf: Date,
  range: TimeRange = "30d",
  clients: ClientFilter = "all",
): DashboardQuery => ({ range, clients, asOf });

async function expectTilesToAgree(query: DashboardQuery) {
  const tiles = await source.kpis(query);
  const { leadsBySource } = await source.traffic(query);

  const clients = parseListSearch(clientListSpec, paramsOf("clients", query)).filters;
  expect(await call("client_totals", { filters: clients })).toEqual({
    clients: tiles.activeClients,
    paying: tiles.activeClients,
    monthly_cents: tiles.currentMRR * 100,
  });
  expect((await list("list_clients", clients)).total).toBe(tiles.activeClients);

  const leads = parseListSearch(leadListSpec, paramsOf("leads", query)).filters;
  const came = await list("list_leads", leads);
  expect(came.total).toBe(tiles.newLeads);
  expect((leadsBySource ?? []).map(({ leads: count }) => count)).toEqual(
    LEAD_SOURCES.map((name) => came.rows.filter((row) => row.source === name).length).toSorted(
      (one, other) => other - one,
    ),
  );

  const tickets = filtersFor(parseListSearch(ticketSpec, paramsOf("tickets", query)).filters);
  expect((await list("list_tickets", tickets)).total).toBe(tiles.openTickets);
  expect((await list("list_tickets", { ...tickets, sla: ["overdue"] })).total).toBe(
    tiles.ticketsPastSla,
  );
  for (const [priority, count] of Object.entries(tiles.openTicketsByPriority)) {
    const { total } = await list("list_tickets", { ...tickets, priorities: [priority] });
    expect([priority, total]).toEqual([priority, count]);
  }
}
const LEAD_SOURCES = ["organic-search", "business-profile", "referral", "paid-search", "direct"];

async function rowsOf(table: string, columns: string) {
  const { data } = await looseClient(backend, "visitor")
    .from(table)
    .select(columns)
    .eq("is_sample", true)
    .limit(1000)
    .throwOnError();
  return data as unknown as Record<string, unknown>[];
}
async function clientsOfPlan({ clients }: DashboardQuery) {
  const filters = { samples: true, ...(clients === "all" ? {} : { plans: [clients] }) };
  const { rows } = await list("list_clients", filters);
  return new Map(rows.map(({ id, business, status }) => [id, { business, status }]));
}

async function expectPanelsToAgree(query: DashboardQuery) {
  const clients = await clientsOfPlan(query);
  const today = officeDay(query.asOf);

  const tickets = await source.tickets(query);
  const plans = query.clients === "all" ? {} : { plans: [query.clients] };
  const inQueue = await list("list_tickets", { samples: true, ...plans });
  const resolved = await list(
    "list_tickets",
    { samples: true, statuses: ["resolved"], ...plans },
    "-updated",
  );
  const known = new Map([...inQueue.rows, ...resolved.rows].map((row) => [row.id, row]));
  expect(tickets.filter(({ status }) => status !== "resolved")).toHaveLength(inQueue.total);
  for (const ticket of tickets) {
    const row = known.get(ticket.crmId);
    expect({ ...row, created_at: new Date(String(row?.created_at)).toISOString() }).toMatchObject({
      subject: ticket.subject,
      priority: ticket.priority,
      status: ticket.status,
      sla_status: ticket.slaStatus,
      created_at: ticket.created,
      client: { business: ticket.client },
      site: { domain: ticket.site },
    });
    expect(ticket.id).toBe(`#${String(row?.number)}`);
  }

  const tasks = await source.tasks(query);
  const tiles = await source.kpis(query);
  const stored = (await rowsOf("tasks", "title, client_id, status, due_on")).filter(
    ({ client_id: client, status }) => clients.has(client) && status !== "completed",
  );
  const inOrder = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(inOrder(stored.map((row) => [row.title, row.client_id, row.status, row.due_on]))).toEqual(
    inOrder(
      tasks
        .filter(({ status }) => status !== "completed")
        .map((task) => [task.title, task.clientId, task.status, task.dueDate]),
    ),
  );
  expect(stored.filter((row) => row.due_on === today)).toHaveLength(tiles.tasksDueToday);
  expect(stored.filter((row) => String(row.due_on) < today)).toHaveLength(tiles.tasksOverdue);

  const { domains } = await source.portfolio(query);
  const sites = await rowsOf(
    "client_sites",
    "domain, client_id, registrar, expires_on, auto_renew",
  );
  const rented = sites.filter(({ client_id: id }) => clients.get(id)?.status === "active");
  expect(inOrder(rented.map((row) => Object.values(row)))).toEqual(
    inOrder(
      domains
        .filter(({ clientId }) => clientId !== null)
        .map((one) => [one.domain, one.clientId, one.registrar, one.expiryDate, one.autoRenew]),
    ),
  );
}

async function invoicedThisMonth(query: DashboardQuery) {
  const clients = await clientsOfPlan(query);
  const { data } = await looseClient(backend, "visitor")
    .from("crm_events")
    .select("client_id, after, happened_at")
    .eq("action", "invoice-paid")
    .eq("is_sample", true)
    .limit(1000)
    .throwOnError();
  const month = officeDay(query.asOf).slice(0, 7);
  return (data as { client_id: string; after: { amount_cents: number }; happened_at: string }[])
    .filter((invoice) => clients.has(invoice.client_id))
    .filter((invoice) => officeDay(new Date(invoice.happened_at)).startsWith(month))
    .reduce((sum, invoice) => sum + invoice.after.amount_cents / 100, 0);
}

async function expectAgreement(asOf: Date) {
  for (const clients of CLIENT_FILTERS) {
    const query = queryAt(asOf, "30d", clients);
    await expectTilesToAgree(query);
    await expectPanelsToAgree(query);
    expect(await invoicedThisMonth(query)).toBe((await source.kpis(query)).monthlyRevenue);
  }
}

describe("the dashboard's sample and the CRM's samples are one company", () => {
  const EVERY_CHOICE = TIME_RANGES.flatMap((range) =>
    CLIENT_FILTERS.map((clients) => [range, clients] as const),
  );

  it.each(EVERY_CHOICE)(
    "over %s, of %s clients: each tile has its list's number",
    async (...choice) => {
      await expectTilesToAgree(queryAt(new Date(), ...choice));
    },
  );

  it.each(CLIENT_FILTERS)("of %s clients: the panels list what the CRM does", async (clients) => {
    await expectPanelsToAgree(queryAt(new Date(), "90d", clients));
  });

  it.each(CLIENT_FILTERS)(
    "of %s clients: the month's invoices are its revenue",
    async (clients) => {
      const query = queryAt(new Date(), "30d", clients);
      expect(await invoicedThisMonth(query)).toBe((await source.kpis(query)).monthlyRevenue);
    },
  );

  it("shows a visitor badges that count what the tiles and lists of that name do", async () => {
    const tiles = await source.kpis(queryAt(new Date()));
    const { total: unanswered } = await list("list_leads", { response: "unanswered" });
    const { total: unmatched } = await list("list_inbound_mails", { states: ["waiting"] });
    expect(await call("crm_counts")).toEqual({
      clients: tiles.activeClients,
      leads: unanswered,
      tickets: tiles.openTickets,
      unmatched,
      mails: 1,
    });
    expect(unanswered).toBe(9);
  });

  it("has nothing that lies in the future", async () => {
    const [{ future }] = (await backend.sql(`
      select (select count(*) from public.leads where is_sample and greatest(created_at, updated_at, first_responded_at, stage_changed_at) > now())
        + (select count(*) from public.tickets where is_sample and greatest(created_at, updated_at, clock_stopped_at, resolved_at) > now())
        + (select count(*) from public.clients where is_sample and greatest(created_at, updated_at) > now())
        + (select count(*) from public.ticket_messages where is_sample and created_at > now())
        + (select count(*) from public.tasks where is_sample and greatest(created_at, completed_at) > now())
        + (select count(*) from public.crm_notes where is_sample and created_at > now())
        + (select count(*) from public.crm_events where is_sample and happened_at > now()) as future`)) as [
      { future: number },
    ];
    expect(Number(future)).toBe(0);
  });
});

describe("as the days pass", () => {
  it.each([
    ["the next day", 1],
    ["over a weekend, a month's end and a change of clocks", 121],
  ])("%s, the samples have gone along with the dashboard", async (_, days) => {
    const then = new Date(`${addDays(officeDay(new Date()), days)}T15:00:00Z`);
    vi.useFakeTimers({ now: then, toFake: ["Date"] });
    try {
      await call("crm_counts");
      const [{ now }] = (await backend.sql("select now()::text as now")) as [{ now: string }];
      expect(officeDay(new Date(now))).toBe(officeDay(then));
      await expectAgreement(new Date());
    } finally {
      vi.useRealTimers();
    }
  });

  it("leaves alone what somebody has edited, and moves the rest back and forth", async () => {
    const ticket = "71c40000-0000-4000-8000-000000000065";
    const read = async () =>
      (
        await backend.sql<Record<string, string>>(
          `select id, created_at::text, due_at::text, version from public.tickets where is_sample order by id`,
        )
      ).map((row) => [row.id, row] as const);
    await call("crm_counts");
    const before = new Map(await read());
    await backend.sql(`update public.tickets set subject = subject || '!' where id = '${ticket}'`);
    await backend.sql(
      "update private.sample_day set day = day - 30; select private.move_samples()",
    );
    const after = new Map(await read());
    const stayed = [...before.keys()].filter(
      (id) => before.get(id)?.created_at === after.get(id)?.created_at,
    );
    expect(stayed).toEqual([ticket]);

    await backend.sql(
      "update private.sample_day set day = day + 30; select private.move_samples()",
    );
    await backend.sql(`set session_replication_role = 'replica';
      update public.tickets set subject = rtrim(subject, '!'), version = 1 where id = '${ticket}';
      set session_replication_role = 'origin'`);
    expect(new Map(await read())).toEqual(before);
  });
});

it("says of each sample that came by a form what the form said, at the lead's own times", async () => {
  const odd = await backend.sql(`select l.reference from public.leads as l
    left join public.lead_submissions as s on s.lead_id = l.id and s.is_sample
      and s.created_at = l.created_at and s.reference = l.reference
      and (s.payload ->> 'slot')::timestamptz is not distinct from l.slot_starts_at
    where l.is_sample and l.form not in ('manual', 'import')
      and (s.id is null or (l.form = 'schedule-demo') <> (l.slot_starts_at is not null))`);
  expect(odd).toEqual([]);
});
