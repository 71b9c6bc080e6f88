import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { activeClientsOn, mrrOn } from "@/data/dashboard/answers/revenue-answers";
import type { Rental } from "@/data/dashboard/company-records";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import { arrangeRows, freshId, looseClient, removeRows, ROWS } from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

type Row = Record<string, unknown>;
type Page = { rows: Row[]; total: number };

let backend: TestBackend;
const today = officeDay(new Date());
const firstOfMonth = `${today.slice(0, 7)}-01`;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => arrangeRows(backend));
afterAll(() => removeRows(backend));

async function rpc<Answer>(name: string, args: Row = {}): Promise<Answer> {
  const { data } = await looseClient(backend, "owner").rpc(name, args).throwOnError();
  return data as Answer;
}
/** The rows of a list, without the examples, which no company of its own has. */
async function listed(name: "list_clients" | "list_leads", filters: Row) {
  const sort = name === "list_clients" ? "business" : "-created";
  const { rows } = await rpc<Page>(name, { filters, sort, page_size: 1000 });
  return rows.filter(({ is_sample }) => is_sample === false);
}
async function rentals(args: Row = {}): Promise<Rental[]> {
  const rows = await rpc<Row[]>("dashboard_rentals", args);
  return rows.map((row) => ({
    segment: row["plan"] as Rental["segment"],
    clients: Number(row["clients"]),
    price: Number(row["monthly_price_cents"]) / 100,
    start: String(row["since"]),
    end: row["until"] as string | null,
  }));
}

/** A client whose status changed some days ago. */
async function addClient(status: string, ago: number, before: string, fields = "") {
  const id = freshId();
  await backend.sql(`set session_replication_role = 'replica';
    insert into public.clients (id, business, status, client_since, plan, monthly_price_cents)
      values ('${id}', 'Counted ${id}', '${status}', '${addDays(today, -400)}', 'enterprise', 12300);
    set session_replication_role = 'origin';
    insert into public.crm_events (entity, record_id, client_id, action, before, after, happened_at)
      values ('clients', '${id}', '${id}', 'changed', '{"status": "${before}"}', '{"status": "${status}"}',
        '${addDays(today, -ago)}T17:00:00Z'::timestamptz);
    ${fields && `update public.clients set ${fields} where id = '${id}';`}
    select private.recount_figures();`);
  return id;
}

it("has the clients that MRR and active clients count, whenever they began", async () => {
  const ids = [
    await addClient("active", 3, "onboarding"),
    await addClient("cancelled", 3, "active"),
    await addClient("active", 3, "paused", "archived_at = now()"),
  ];
  await backend.sql(`set session_replication_role = 'replica';
    update public.clients set client_since = '${addDays(today, 9)}', status = 'active' where id = '${ROWS.client.real}';
    set session_replication_role = 'origin';
    select private.recount_figures();`);
  const now = await listed("list_clients", { rented: "now" });
  const found = now.map(({ id }) => id);
  expect(ids.map((id) => found.includes(id))).toEqual([true, false, false]);
  expect(found).not.toContain(ROWS.client.real);
  const records = { rentals: await rentals() };
  expect(now).toHaveLength(activeClientsOn(records, "all", today));
  const cents = now.reduce((sum, row) => sum + Number(row["monthly_price_cents"]), 0);
  expect(cents / 100).toBeCloseTo(mrrOn(records, "all", today));
});

it("has the clients of the month's revenue, who may have left since", async () => {
  const left = await addClient("cancelled", 0, "active", "archived_at = now()");
  const gone = await addClient("cancelled", 45, "active");
  const isFirst = today === firstOfMonth;
  const found = (await listed("list_clients", { rented: "this-month" })).map(({ id }) => id);
  // A client who cancels on the 1st rents on no day of the month.
  expect(found.includes(left)).toBe(!isFirst);
  expect(found).not.toContain(gone);
  const then = await listed("list_clients", {
    rented: `${addDays(today, -50)}..${addDays(today, -46)}`,
  });
  expect(then.map(({ id }) => id)).toContain(gone);
  const archived = await listed("list_clients", { rented: "now", archived: "true" });
  expect(archived).toEqual([]);
});

it("has the leads that a source brought in the range", async () => {
  await backend.sql(`update public.leads set created_at = '${today}T03:30:00Z', source = 'referral'
    where id = '${ROWS.lead.real}'`);
  const counted = await rpc<{ day: string; source: string; count: number }[]>("dashboard_leads");
  for (const source of ["referral", "direct"]) {
    for (const [came, first, last] of [
      ["7d", addDays(today, -6), today],
      ["30d", addDays(today, -29), today],
      [`${addDays(today, -1)}..${addDays(today, -1)}`, addDays(today, -1), addDays(today, -1)],
    ] as const) {
      const count = counted
        .filter((row) => row.source === source && row.day >= first && row.day <= last)
        .reduce((sum, row) => sum + row.count, 0);
      const rows = await listed("list_leads", { came, sources: [source] });
      expect([source, came, rows.length]).toEqual([source, came, count]);
    }
  }
});

it("has what the figures of two dates long ago count", async () => {
  const [first, last] = [addDays(today, -500), addDays(today, -450)];
  const came = addDays(last, -9);
  // One who left since, one who had left before, and one who came later.
  const there = await addClient("cancelled", 440, "active", `client_since = '${first}'`);
  const left = await addClient(
    "cancelled",
    460,
    "active",
    `client_since = '${addDays(first, -9)}'`,
  );
  const later = await addClient("active", 440, "onboarding", `client_since = '${first}'`);
  await backend.sql(`update public.leads set created_at = '${came}T03:30:00Z', source = 'referral'
    where id = '${ROWS.lead.real}'`);

  const known = { rentals: await rentals({ first_day: addDays(first, -60) }) };
  const then = await listed("list_clients", { rented: `${last}..${last}` });
  expect(then).toHaveLength(activeClientsOn(known, "all", last));
  const cents = then.reduce((sum, row) => sum + Number(row["monthly_price_cents"]), 0);
  expect(cents / 100).toBeCloseTo(mrrOn(known, "all", last));
  const inRange = await listed("list_clients", { rented: `${first}..${last}` });
  const hasIn = (rows: Row[]) =>
    [there, left, later].map((id) => rows.some((row) => row["id"] === id));
  expect(hasIn(then)).toEqual([true, false, false]);
  expect(hasIn(inRange)).toEqual([true, true, false]);

  const days = await rpc<Row[]>("dashboard_leads", { first_day: first, last_day: last });
  // Half past ten of the evening before, or half past eleven.
  expect(days).toContainEqual(
    expect.objectContaining({ day: addDays(came, -1), source: "referral", count: 1 }),
  );
  const leads = await listed("list_leads", { came: `${first}..${last}` });
  expect(leads).toHaveLength(days.reduce((sum, { count }) => sum + Number(count), 0));
  expect(leads.map(({ id }) => id)).toContain(ROWS.lead.real);
});

it("is whole for a span that makes no sense", async () => {
  const all = await rpc<Page>("list_clients", { filters: {}, page_size: 1 });
  for (const rented of ["soon", "2026-11-09..2026-11-01", "'; drop", "2026-11-01"]) {
    const { total } = await rpc<Page>("list_clients", {
      filters: { rented },
      page_size: 1,
    });
    expect(total).toBe(all.total);
  }
});
