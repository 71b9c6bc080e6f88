import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  CLIENT_FILTERS,
  TIME_RANGES,
  type ClientFilter,
  type DashboardQuery,
  type TimeRange,
} from "@/data/dashboard/dashboard-source";
import { createSampleSource } from "@/data/dashboard/sample-source";
import { clientListSpec } from "@/features/crm/clients/list/client-list-spec";
import { leadListSpec } from "@/features/crm/leads/leads-address";
import { parseListSearch } from "@/components/data-table/filters/list-search.ts";
import { filtersFor, ticketSpec } from "@/features/crm/tickets/ticket-search";
import { listPath } from "@/features/dashboard/kpis/counted-lists";
import { TILES, type Tile } from "@/features/dashboard/kpis/tiles";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
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
const list = (name: string, filters: object) => call<Page>(name, { filters, page_size: 1000 });
/** The filters behind a tile. */
function paramsOf(figure: Tile["figure"], query: DashboardQuery) {
  const found = TILES.find((tile) => tile.figure === figure)?.list;
  if (found === undefined) throw new Error(`No list is behind ${figure}.`);
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

  for (const figure of ["currentMRR", "activeClients"] as const) {
    const clients = parseListSearch(clientListSpec, paramsOf(figure, query)).filters;
    expect(await call("client_totals", { filters: clients })).toEqual({
      clients: tiles.activeClients,
      paying: tiles.activeClients,
      monthly_cents: tiles.currentMRR * 100,
    });
    expect((await list("list_clients", clients)).total).toBe(tiles.activeClients);
  }
  const invoiced = parseListSearch(clientListSpec, paramsOf("monthlyRevenue", query)).filters;
  expect(await idsOf("list_clients", invoiced)).toEqual(await rentInvoicedTo(query));

  const leads = parseListSearch(leadListSpec, paramsOf("newLeads", query)).filters;
  const came = await list("list_leads", leads);
  expect(came.total).toBe(tiles.newLeads);
  expect((leadsBySource ?? []).map(({ leads: count }) => count)).toEqual(
    LEAD_SOURCES.map((name) => came.rows.filter((row) => row.source === name).length).toSorted(
      (one, other) => other - one,
    ),
  );

  const tickets = filtersFor(parseListSearch(ticketSpec, paramsOf("openTickets", query)).filters);
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

const idsOf = async (name: string, filters: object) =>
  (await list(name, filters)).rows
    .map(({ id }) => String(id))
    .toSorted((one, other) => one.localeCompare(other));

/** The clients whose rent is in this month's revenue. */
async function rentInvoicedTo({ clients }: DashboardQuery) {
  const rows = await backend.sql<{ id: string }>(`
    select distinct e.client_id as id
    from public.crm_events as e join public.clients as c on c.id = e.client_id
    where e.is_sample and e.action = 'invoice-paid' and '${clients}' in ('all', c.plan)
      and private.office_day(e.happened_at) >= date_trunc('month', private.office_day(now()))`);
  return rows.map(({ id }) => id).toSorted((one, other) => one.localeCompare(other));
}

async function invoicedThisMonth({ clients }: DashboardQuery) {
  const [sum] = await backend.sql<{ usd: number }>(`
    select (sum((e.after ->> 'amount_cents')::integer) / 100)::integer as usd
    from public.crm_events as e join public.clients as c on c.id = e.client_id
    where e.is_sample and e.action = 'invoice-paid' and '${clients}' in ('all', c.plan)
      and private.office_day(e.happened_at) >= date_trunc('month', private.office_day(now()))`);
  return sum?.usd;
}

async function expectAgreement(asOf: Date) {
  for (const clients of CLIENT_FILTERS) {
    const query = queryAt(asOf, "30d", clients);
    await expectTilesToAgree(query);
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

  it.each(CLIENT_FILTERS)(
    "of %s clients: the month's invoices are its revenue",
    async (clients) => {
      const query = queryAt(new Date(), "30d", clients);
      expect(await invoicedThisMonth(query)).toBe((await source.kpis(query)).monthlyRevenue);
    },
  );

  it("has the records that the panels link to", async () => {
    const query = queryAt(new Date(), "90d");
    const idsOf = async (table: string) => {
      const rows = await backend.sql<{ id: string }>(
        `select id from public.${table} where is_sample`,
      );
      return rows.map(({ id }) => id);
    };
    const tickets = await source.tickets(query);
    expect(await idsOf("tickets")).toEqual(
      expect.arrayContaining(tickets.map(({ crmId }) => crmId)),
    );
    const { domains } = await source.portfolio(query);
    const clients = [...(await source.tasks(query)), ...domains].map(({ clientId }) => clientId);
    expect(await idsOf("clients")).toEqual(
      expect.arrayContaining(clients.filter((id) => id !== null)),
    );
  });

  it("shows a visitor badges that count what the tiles and lists of that name do", async () => {
    const tiles = await source.kpis(queryAt(new Date()));
    const { total: unanswered } = await list("list_leads", { response: "unanswered" });
    const { total: inbox } = await list("list_inbound_mails", { states: ["waiting"] });
    expect(await call("crm_counts")).toEqual({
      clients: tiles.activeClients,
      leads: unanswered,
      tickets: tiles.openTickets,
      inbox,
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
