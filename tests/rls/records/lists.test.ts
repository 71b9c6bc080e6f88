import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "@/lib/database.types";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";
import { partOf } from "../../test-size.ts";

type List = "list_leads" | "list_clients" | "list_tickets";
type Row = Record<string, Json>;
type Page = { rows: Row[]; next: Json; total: number | null };

let backend: TestBackend;
const client = crypto.randomUUID();
const WORD = "zebrafinch";
const ROWS = 41;

beforeAll(async () => {
  backend = await openTestBackend();
  await backend.sql(`
    insert into public.clients (id, business) values ('${client}', 'Tickets of Pagetown');
    insert into public.clients (business, monthly_price_cents, client_since, updated_at)
      select '${WORD} ' || n % 3, 29900, '2026-01-01', '2026-01-01' from generate_series(1, ${ROWS}) as n;
    insert into public.leads (name, business, form, value_cents, created_at, next_step_on)
      select '${WORD}', case when n % 2 = 0 then '${WORD} ' || n % 3 end, 'contact', n % 2 * 100,
        timestamptz '2026-11-20 12:00Z' + n % 2 * interval '0.000001 s', case when n % 3 = 0 then date '2026-12-01' end
      from generate_series(1, ${ROWS}) as n;
    insert into public.tickets (client_id, subject, priority, created_at, updated_at)
      select '${client}', '${WORD} ' || n, (array['urgent', 'low'])[1 + n % 2], '2026-11-20 15:00Z', '2026-11-20'
      from generate_series(1, ${ROWS}) as n;`);
});

async function read(list: List, filters: Json, sort: string, after: Json = null, size = 7) {
  const { data } = await backend.clients.owner
    .rpc(list, { filters, sort, after, page_size: size })
    .throwOnError();
  return data as unknown as Page;
}
const ADD: Record<List, string> = {
  list_leads: `insert into public.leads (name, business, form, value_cents, created_at, town)
    values ('${WORD}', '${WORD} 1', 'contact', 100, '2026-11-20 12:00Z', 'Newcomer')`,
  list_clients: `insert into public.clients (business, client_since, town) values ('${WORD} 1', '2026-01-01', 'Newcomer')`,
  list_tickets: `insert into public.tickets (client_id, subject, priority, created_at)
    values ('${client}', '${WORD} newcomer', 'urgent', '2026-11-20 15:00Z')`,
};
const LISTS: [List, string[]][] = [
  [
    "list_leads",
    ["created", "business", "value", "nextStep", "rank", "response", "stage", "trade", "owner"],
  ],
  ["list_clients", ["business", "since", "price", "updated", "status", "trade", "owner"]],
  ["list_tickets", ["queue", "created", "updated"]],
];
const SORTS = LISTS.flatMap(([list, sorts]) =>
  sorts.flatMap((sort) => [sort, `-${sort}`].map((way) => ({ list, sort: way }))),
);

describe("the pages of a list", () => {
  it.each(partOf(SORTS))(
    "$list by $sort hold each row once while others come",
    async ({ list, sort }) => {
      const there = (await read(list, { search: WORD }, sort, null, 1000)).rows.map(({ id }) => id);
      expect(there.length).toBeGreaterThanOrEqual(ROWS);
      const seen: Json[] = [];
      let after: Json = null;
      do {
        const page: Page = await read(list, { search: WORD }, sort, after);
        expect(page.total === null).toBe(after !== null);
        seen.push(...page.rows.map(({ id }) => id ?? null));
        after = page.next;
        if (seen.length < 15) await backend.sql(ADD[list]);
      } while (after !== null);
      expect(new Set(seen).size).toBe(seen.length);
      const known = new Set(there);
      expect(seen.filter((id) => known.has(id ?? ""))).toEqual(there);
    },
  );

  it("return as many cards of each stage as requested", async () => {
    await backend.sql(`insert into public.leads (name, form)
      select 'Boardfinch ' || n, 'manual' from generate_series(1, 8) as n`);
    const filters = { search: "boardfinch" };
    const { data } = await backend.clients.owner
      .rpc("lead_board", { filters, page_size: 3, lengths: { new: 5 } })
      .throwOnError();
    const { new: shown } = data as unknown as { new: Page };
    const { data: rest } = await backend.clients.owner
      .rpc("lead_board_more", { stage: "new", filters, after: shown.next })
      .throwOnError();
    const others = (rest as unknown as Page).rows;
    expect([shown.rows.length, others.length]).toEqual([5, 3]);
    expect(new Set([...shown.rows, ...others].map(({ id }) => id)).size).toBe(8);
  });

  it.each<[List, string, Record<string, Json>]>([
    ["list_tickets", "queue", {}],
    ["list_tickets", "queue", { statuses: ["open", "resolved"] }],
    ["list_tickets", "-created", {}],
    ["list_tickets", "-created", { priorities: ["low"], plans: ["small-business"] }],
    ["list_leads", "business", {}],
  ])(
    "of %s by %s with %j are the same where a search finds more than is counted",
    async (list, sort, others) => {
      const limit = (most: number) =>
        backend.sql(`create or replace function private.selective_limit() returns integer
          language sql immutable parallel safe set search_path = '' as $$ select ${most}; $$`);
      const filters = { search: WORD, ...others };
      const { rows: all } = await read(list, filters, sort, null, 1000);
      await limit(3);
      const seen: Row[] = [];
      let after: Json = null;
      do {
        const page = await read(list, filters, sort, after);
        if (after === null) expect(page).toMatchObject({ total: 4, total_limit: 3 });
        seen.push(...page.rows);
        after = page.next;
      } while (after !== null);
      await limit(2000);
      expect(seen.length).toBeGreaterThan(ROWS / 3);
      expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    },
  );

  it("of tickets by plan follow their client's, also when it is archived", async () => {
    const plan = crypto.randomUUID();
    await backend.sql(`insert into public.clients (id, business, plan) values ('${plan}', 'Planfinch', 'enterprise');
      insert into public.tickets (client_id, subject) values ('${plan}', 'Planfinch')`);
    const found = async (plans: string[]) =>
      (await read("list_tickets", { search: "planfinch", plans }, "queue")).total;
    expect(await found(["enterprise"])).toBe(1);
    await backend.sql(`update public.clients set plan = 'small-business' where id = '${plan}'`);
    expect([await found(["enterprise"]), await found(["small-business", "enterprise"])]).toEqual([
      0, 1,
    ]);
    await backend.sql(`update public.clients set archived_at = now() where id = '${plan}'`);
    expect(await found(["small-business"])).toBe(1);
  });

  it("name the least size of each stage where a search has more leads than are counted", async () => {
    await backend.sql(`insert into public.leads (name, form)
      select 'Countfinch ' || n, 'manual' from generate_series(1, 8) as n`);
    const read = async () => {
      const { data } = await backend.clients.owner
        .rpc("lead_board", { filters: { search: "countfinch" }, page_size: 3 })
        .throwOnError();
      const { new: shown } = data as unknown as { new: Page };
      return { ...shown, rows: shown.rows.length, next: shown.next !== null };
    };
    const limit = (most: number) =>
      backend.sql(`create or replace function private.list_total_limit() returns integer
        language sql immutable parallel safe set search_path = '' as $$ select ${most}; $$`);
    expect(await read()).toMatchObject({ count: 8, is_minimum: false, rows: 3, next: true });
    await limit(1);
    expect(await read()).toMatchObject({ count: 3, is_minimum: true, rows: 3, next: true });
    await limit(10_000);
  });

  it.each([0, -1, 1001])("of %s rows are refused", async (size) => {
    const { error } = await backend.clients.owner.rpc("list_leads", { page_size: size });
    expect(error).toMatchObject({ hint: "invalid" });
  });

  it("in an order nobody knows are refused", async () => {
    for (const [list] of LISTS) {
      const { error } = await backend.clients.owner.rpc(list, { sort: "id; drop table leads" });
      expect(error).toMatchObject({ hint: "invalid", details: "sort" });
    }
  });

  it("come by stage, by trade and by their owners' names, those without one last", async () => {
    const [ann, jo] = ["Ann Zander", "jo Abel"].map((name) => ({ id: crypto.randomUUID(), name }));
    for (const { id, name } of [ann, jo].filter((one) => one !== undefined)) {
      await backend.sql(`insert into auth.users (id, email) values ('${id}', '${id}@curbfront.example');
        insert into public.staff (user_id, display_name, role) values ('${id}', '${name}', 'sales')`);
    }
    const leads = [
      ["1", "proposal", "roofing", ann?.id],
      ["2", "new", "cleaning", jo?.id],
      ["3", "contacted", null, null],
    ] as const;
    for (const [name, stage, trade, owner] of leads) {
      const text = (value: string | null | undefined) => (value ? `'${value}'` : "null");
      await backend.sql(`insert into public.leads (name, form, town, stage, trade, owner_id)
        values ('${name}', 'manual', 'Sortfinch', '${stage}', ${text(trade)}, ${text(owner)})`);
    }
    const order = async (sort: string) =>
      (await read("list_leads", { search: "sortfinch" }, sort)).rows.map(({ name }) => name);
    expect(await order("stage")).toEqual(["2", "3", "1"]);
    expect(await order("-stage")).toEqual(["1", "3", "2"]);
    expect(await order("trade")).toEqual(["2", "1", "3"]);
    const ofTrades = { search: "sortfinch", trades: ["roofing", "cleaning"] };
    const { rows, total } = await read("list_leads", ofTrades, "trade");
    expect([rows.map(({ name }) => name), total]).toEqual([["2", "1"], 2]);
    expect(await order("owner")).toEqual(["1", "2", "3"]);
    expect(await order("-owner")).toEqual(["3", "2", "1"]);
    await backend.sql(`delete from public.leads where town = 'Sortfinch';
      delete from public.staff where user_id in ('${ann?.id}', '${jo?.id}');
      delete from auth.users where id in ('${ann?.id}', '${jo?.id}')`);
  });

  it("hold those asked for by their ids, with all there is of them", async () => {
    const some = await backend.sql<{ id: string }>(
      `select id from public.leads where name = '${WORD}' limit 2`,
    );
    const ids = some.map(({ id }) => id);
    await backend.sql(`update public.leads set message = 'What they wrote' where id = '${ids[0]}'`);
    const page = await read("list_leads", { ids, whole: true }, "-created");
    expect(page.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(page.rows.map(({ message }) => message)).toContain("What they wrote");
    expect(page.total).toBe(2);
    expect(
      (await read("list_clients", { ids: [client], whole: true }, "business")).rows[0],
    ).toHaveProperty("address");
    expect((await read("list_leads", { ids: [] }, "created")).total).toBe(0);
    const refused = await backend.clients.owner.rpc("list_leads", { filters: { ids: ["x"] } });
    expect(refused.error?.code).toBe("22P02");
  });

  it("read few rows as they read many", async () => {
    const few = await read("list_leads", { search: WORD, stages: ["new"] }, "-created", null, 1000);
    // A condition that matches all rows and counts as no search.
    const many = await read("list_leads", { stages: ["new"] }, "-created", null, 1000);
    const ours = many.rows.filter(({ name }) => name === WORD).map(({ id }) => id);
    expect(few.rows.map(({ id }) => id)).toEqual(ours);
    expect(few.total).toBe(ours.length);
  });
});

describe("a search", () => {
  const found = async (list: List, search: string) => {
    const { rows } = await read(
      list,
      { search },
      list === "list_tickets" ? "-created" : "business",
      null,
      50,
    );
    return rows.map(({ subject, business, name }) => subject ?? business ?? name);
  };

  beforeAll(() =>
    backend.sql(`
      insert into public.leads (name, business, email, phone)
        values ('Zoë Núñez', 'Odd Input Plumbing', 'zoe.nunez+odd@odd-input.example', '(330) 555-0987');
      with added as (insert into public.clients (business) values ('Odd O''Brien & Sons') returning id),
        contact as (insert into public.client_contacts (client_id, name, email, phone)
          select id, 'Ruth Odd', 'ruth@oddbrien.example', '+1 (330) 555-0986' from added),
        ticket as (insert into public.tickets (client_id, number, subject)
          select id, 710420, 'Odd photos' from added)
      insert into public.client_sites (client_id, domain) select id, 'www2.oddbrien.example' from added;
      insert into public.tickets (client_id, subject)
        values ('${client}', 'Quagga follow-up: the 24/7 line, part 9887e29f')`),
  );

  it.each(
    partOf([
      ["(330) 555-0987", "list_leads", "Odd Input Plumbing"],
      ["330.555.0987", "list_leads", "Odd Input Plumbing"],
      ["330 555 0987", "list_leads", "Odd Input Plumbing"],
      ["3305550987", "list_leads", "Odd Input Plumbing"],
      ["+1 330-555-0987", "list_leads", "Odd Input Plumbing"],
      ["+1 (330) 555-0986", "list_clients", "Odd O'Brien & Sons"],
      ["330-555-0986", "list_clients", "Odd O'Brien & Sons"],
      ["zoe.nunez+odd@odd-input.example", "list_leads", "Odd Input Plumbing"],
      ["ZOE.NUNEZ+ODD@", "list_leads", "Odd Input Plumbing"],
      ["odd-input.example", "list_leads", "Odd Input Plumbing"],
      ["Núñez", "list_leads", "Odd Input Plumbing"],
      ["zoë odd", "list_leads", "Odd Input Plumbing"],
      ["odd plumb", "list_leads", "Odd Input Plumbing"],
      ["O'Brien", "list_clients", "Odd O'Brien & Sons"],
      ["odd & sons", "list_clients", "Odd O'Brien & Sons"],
      ["ruth@oddbrien.example", "list_clients", "Odd O'Brien & Sons"],
      ["oddbrien.example", "list_clients", "Odd O'Brien & Sons"],
      ["www2.oddbrien.example", "list_clients", "Odd O'Brien & Sons"],
      ["710420", "list_tickets", "Odd photos"],
      ["#710420", "list_tickets", "Odd photos"],
      ["oddbrien photos", "list_tickets", "Odd photos"],
      ["ruth o'brien photos", "list_tickets", "Odd photos"],
      ["o'brien", "list_tickets", "Odd photos"],
      ["quagga follow-up", "list_tickets", "Quagga follow-up: the 24/7 line, part 9887e29f"],
      ["quagga 24/7", "list_tickets", "Quagga follow-up: the 24/7 line, part 9887e29f"],
      ["quagga 9887e29f", "list_tickets", "Quagga follow-up: the 24/7 line, part 9887e29f"],
    ] as const),
  )("for %j in %s finds %j", async (search, list, expected) => {
    expect(await found(list, search)).toEqual(expected === undefined ? [] : [expected]);
  });

  it("finds a lead by its reference, in any case", async () => {
    const [lead] = await backend.sql<{ reference: string }>(
      "select reference from public.leads where business = 'Odd Input Plumbing'",
    );
    expect(await found("list_leads", lead?.reference.toLowerCase() ?? "")).toEqual([
      "Odd Input Plumbing",
    ]);
  });

  it.each(
    partOf([
      "!",
      "&",
      ":*",
      "'",
      '"',
      "@",
      "#",
      "-",
      "'; drop table leads; --",
      "&|!():*",
      "zebrafinch:* & | !()",
      "<->",
      "' or 1=1",
      "\\",
      "%L %s %I $1",
      "(((",
      "x".repeat(10_000),
      "q ".repeat(5000),
      "\u00a0\u200b",
      "🦓",
    ]),
  )("for %j is answered", async (search) => {
    for (const [list] of LISTS) {
      const { data, error } = await backend.clients.owner.rpc(list, { filters: { search } });
      expect(error, list).toBeNull();
      expect((data as unknown as Page).rows.length).toBeLessThanOrEqual(50);
    }
    expect(
      (await backend.clients.owner.rpc("lead_board", { filters: { search } })).error,
    ).toBeNull();
    expect(
      (await backend.clients.owner.rpc("ticket_counts", { filters: { search } })).error,
    ).toBeNull();
  });

  it.each(["list_leads", "list_clients", "list_tickets", "lead_board", "ticket_counts"] as const)(
    "of %s is answered for records that are open or deleted",
    async (list) => {
      const { error } = await backend.clients.owner.rpc(list, { filters: { archived: "any" } });
      expect(error).toBeNull();
    },
  );

  it("of punctuation alone finds nothing, and an empty one everything", async () => {
    expect(await found("list_leads", "!!! --- ")).toEqual([]);
    expect((await found("list_leads", "   ")).length).toBe(50);
  });

  it("finds a ticket by its client's words of now, and no longer by those of before", async () => {
    const [there] = await backend.sql<{ id: string; ticket: string; version: number }>(`
      with added as (insert into public.clients (business) values ('Numbat Movers') returning id),
        ticket as (insert into public.tickets (client_id, subject)
          select id, 'About moving' from added returning id, version)
      select added.id, ticket.id as ticket, ticket.version from added, ticket`);
    if (there === undefined) throw new Error("Nothing was added.");
    const isFound = async (words: string) =>
      (await found("list_tickets", words)).includes("About moving");
    expect(await isFound("numbat moving")).toBe(true);
    await backend.sql(`
      update public.clients set business = 'Bandicoot Movers' where id = '${there.id}';
      insert into public.client_contacts (client_id, name) values ('${there.id}', 'Quokka Jones');
      insert into public.client_sites (client_id, domain) values ('${there.id}', 'wombat-movers.example')`);
    for (const word of ["bandicoot", "quokka", "wombat-movers.example"]) {
      expect(await isFound(word), word).toBe(true);
    }
    expect(await isFound("numbat")).toBe(false);
    await backend.sql(`
      update public.client_contacts set archived_at = now() where client_id = '${there.id}'`);
    expect(await isFound("quokka")).toBe(false);
    const [after] = await backend.sql<{ version: number; events: number }>(`
      select version, (select count(*)::int from public.crm_events where record_id = t.id) as events
      from public.tickets as t where id = '${there.ticket}'`);
    expect(after).toEqual({ version: there.version, events: 1 });
  });

  it("counts the tickets it finds up to a limit, resolved ones and the others", async () => {
    await backend.sql(`
      insert into public.tickets (client_id, subject, status)
        select '${client}', 'Dugong ' || n, case when n > 4 then 'resolved' else 'open' end
        from generate_series(1, 9) as n`);
    const count = async (most: number) => {
      await backend.sql(`create or replace function private.selective_limit() returns integer
        language sql immutable parallel safe set search_path = '' as $$ select ${most}; $$`);
      const { data } = await backend.clients.owner
        .rpc("ticket_counts", { filters: { search: "dugong" } })
        .throwOnError();
      return data;
    };
    expect(await count(3)).toMatchObject({
      open: 4,
      resolved: 4,
      total_limit: 3,
      is_minimum: true,
    });
    expect(await count(4)).toMatchObject({
      open: 4,
      resolved: 5,
      total_limit: 4,
      is_minimum: false,
    });
    expect(await count(2000)).toMatchObject({ open: 4, resolved: 5, total_limit: 2000 });
  });

  it("is not what the counts of all tickets end at, except of resolved ones", async () => {
    const limit = (most: number) =>
      backend.sql(`create or replace function private.list_total_limit() returns integer
        language sql immutable parallel safe set search_path = '' as $$ select ${most}; $$`);
    const filters = { clientId: client };
    const count = async () =>
      (await backend.clients.owner.rpc("ticket_counts", { filters }).throwOnError()).data;
    const all = (await count()) as { open: number };
    expect(all.open).toBeGreaterThan(ROWS);
    await limit(2);
    const least = await count();
    await limit(10_000);
    expect(least).toMatchObject({ open: all.open, resolved: 3, total_limit: 2, is_minimum: false });
  });

  it("for words of very many clients misses no ticket", async () => {
    await backend.sql(`
      with added as (insert into public.clients (business) select 'Okapi ' || n from generate_series(1, 600) as n returning id)
      insert into public.tickets (client_id, subject) select id, 'Of one of many' from added`);
    expect((await read("list_tickets", { search: "okapi" }, "queue")).total).toBe(600);
    expect((await read("list_tickets", { search: "okapi" }, "-created")).total).toBe(600);
  });
});
