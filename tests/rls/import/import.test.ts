import { beforeAll, describe, expect, it } from "vitest";
import { createImportEngine, type TableInfo } from "@/features/crm/import/engine/import-engine";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";
import { scaled } from "../../test-size.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});

type Row = { line: number; record?: Record<string, unknown>; problem?: string };
type Answer = Record<string, number | string>;

async function call<Data>(person: Person, name: string, args: object): Promise<Data> {
  const { data, error } = await backend.clients[person].rpc(name as never, args as never);
  return (error === null ? data : `refused ${error.code}`) as Data;
}

const start = (person: Person, list: string, fileName = "a.csv") =>
  call<string>(person, "start_import", { list, file_name: fileName });

async function stage(person: Person, list: string, rows: Row[], fileName?: string) {
  const batch = await start(person, list, fileName);
  expect(await call(person, "add_import_rows", { batch, rows })).toBe(rows.length);
  return batch;
}

const commit = (person: Person, batch: string, mode = "skip", duplicates = "add") =>
  call<Answer>(person, "commit_import", { batch, mode, duplicates });

let serial = 0;
function lead(changes: Record<string, unknown> = {}) {
  serial += 1;
  return { name: `Import ${serial}`, email: `import-${serial}@rows.example`, ...changes };
}

const leadsNamed = (...names: unknown[]) =>
  backend.sql<{ name: string; stage: string; form: string; rank: string }>(
    `select * from public.leads where name in (${names.map((name) => `'${String(name)}'`).join()})
     order by rank`,
  );

/** `npm run bench -- crm` imports the maximum of 50,000, which takes half a minute. */
const ROWS = scaled(5_000);
const SHARING = scaled(1_500);

/** With a byte order mark, quotes, line breaks in quotes, formulas, duplicate phones and an invalid row. */
function nastyFile(rows: number): Uint8Array {
  const lines = Array.from({ length: rows - 2 }, (_, n) => {
    const nth = n + 1;
    const phone = nth <= SHARING ? "(555) 010-0000" : `555${1_000_000 + nth}`;
    return `Bulk ${nth},"Bulk, ""Business"" ${nth}",bulk-${nth}@rows.example,${phone},Bulkville,=1+${nth}`;
  });
  const text = [
    "\uFEFFName,Company,Email,Phone,City,Notes",
    '"Nell ""Nasty"" Byrne","=HYPERLINK(""http://evil.example"")",bulk-0@rows.example,,Bulkville,"First line',
    'second line, with a comma"',
    ...lines,
    "Last,,not-an-email,,Bulkville,",
  ].join("\r\n");
  return new TextEncoder().encode(text);
}

describe("who may import", () => {
  const MAY: Record<string, readonly Person[]> = {
    leads: ["sales", "owner"],
    clients: ["sales", "owner"],
    tickets: ["support", "owner"],
    staff: [],
  };

  it.each(PEOPLE)("%s starts what the role writes, and nothing else", async (person) => {
    for (const [list, people] of Object.entries(MAY)) {
      const answer = await start(person, list);
      if (people.includes(person)) expect(answer, list).toMatch(/^[0-9a-f-]{36}$/);
      else expect(answer, list).toBe("refused 42501");
    }
  });

  it("is checked at every step, and a batch can be used only by its creator", async () => {
    const record = lead();
    const batch = await stage("sales", "leads", [{ line: 2, record }]);
    const steps = [
      ["add_import_rows", { batch, rows: [] }],
      ["check_import", { batch }],
      ["commit_import", { batch, mode: "skip", duplicates: "add" }],
      ["undo_import", { batch }],
      ["discard_import", { batch }],
    ] as const;
    for (const person of PEOPLE.filter((name) => name !== "sales")) {
      for (const [name, args] of steps) {
        expect(await call(person, name, args), `${person} ${name}`).toBe("refused 42501");
      }
    }
    expect(await leadsNamed(record.name)).toEqual([]);
    expect(await commit("sales", batch)).toMatchObject({ added: 1 });
    expect(await call("owner", "undo_import", { batch })).toBe("refused 42501");
    expect(await call("owner", "recent_imports", { list: "leads" })).not.toContainEqual(
      expect.objectContaining({ id: batch }),
    );
  });

  it("stops with the role", async () => {
    const batch = await stage("sales", "leads", [{ line: 2, record: lead() }]);
    const setRemoved = (moment: string) =>
      backend.sql(`alter table public.staff disable trigger user;
        update public.staff set removed_at = ${moment} where display_name = 'A sales';
        alter table public.staff enable trigger user`);
    await setRemoved("now()");
    expect(await commit("sales", batch)).toBe("refused 42501");
    await setRemoved("null");
  });

  it.each(PEOPLE)("%s reaches the staged rows by no other way", async (person) => {
    for (const table of ["import_batches", "import_rows"]) {
      const { error } = await backend.clients[person].from(table as "leads").select();
      expect(error, table).not.toBeNull();
    }
    const rights = await backend.sql(`select 1 from information_schema.role_table_grants
      where table_name like 'import\\_%' and grantee in ('anon', 'authenticated', 'PUBLIC')`);
    expect(rights).toEqual([]);
  });
});

describe("an import of leads", () => {
  it("leaves bad rows out, or adds nothing when one is bad", async () => {
    const [good, alsoGood] = [lead(), lead()];
    const rows: Row[] = [
      { line: 2, record: good },
      { line: 3, record: lead({ email: "no address" }) },
      { line: 4, record: lead({ stage: "won" }) },
      { line: 5, record: { ...lead(), name: "  " } },
      { line: 6, problem: "row:extra-cells" },
      { line: 7, record: lead({ next_step_on: "2026-02-30" }) },
      { line: 8, record: lead({ owner_id: "00000000-0000-4000-8000-00000000ffff" }) },
      { line: 9, record: alsoGood },
    ];
    const batch = await stage("sales", "leads", rows);
    expect(await call("sales", "check_import", { batch })).toMatchObject({
      rows: 8,
      bad: 6,
      problems: [
        { line: 3, problem: "email:invalid" },
        { line: 4, problem: "stage:won" },
        { line: 5, problem: "name:required" },
        { line: 7, problem: "next_step_on:invalid" },
        { line: 8, problem: "owner_id:unknown" },
      ],
    });
    expect(await commit("sales", batch, "all")).toMatchObject({ status: "refused", refused: 6 });
    expect(await leadsNamed(good.name, alsoGood.name)).toEqual([]);
    const added = { status: "added", added: 2, refused: 6, skipped: 0 };
    expect(await commit("sales", batch, "skip")).toMatchObject(added);
    expect(await commit("sales", batch, "skip")).toMatchObject(added);
    const stored = await leadsNamed(good.name, alsoGood.name);
    expect(stored).toMatchObject([
      { ...good, form: "import", stage: "new", first_response_due_at: null, is_sample: false },
      { ...alsoGood, form: "import" },
    ]);
  });

  it("adds nothing at all when it fails half way", async () => {
    const records = [lead(), lead(), lead()];
    await backend.sql(`create function public.fail_late() returns trigger language plpgsql as
      $$ begin if new.name = '${records[2]?.name}' then raise exception 'late'; end if; return new; end $$;
      create trigger fail_late after insert on public.leads for each row execute function public.fail_late()`);
    const rows = records.map((record, index) => ({ line: index + 2, record }));
    const batch = await stage("sales", "leads", rows);
    expect(await commit("sales", batch)).toMatch(/^refused/);
    await backend.sql("drop trigger fail_late on public.leads; drop function public.fail_late()");
    const names = records.map(({ name }) => name);
    expect(await leadsNamed(...names)).toEqual([]);
    const events = `select 1 from public.crm_events where after ->> 'name' = '${names[0]}'`;
    expect(await backend.sql(events)).toEqual([]);
    expect(await commit("sales", batch)).toMatchObject({ added: 3 });
  });

  it("does not double a row that is sent again", async () => {
    const record = lead();
    const batch = await stage("sales", "leads", [{ line: 2, record: lead() }]);
    await call("sales", "add_import_rows", { batch, rows: [{ line: 2, record }] });
    expect(await commit("sales", batch)).toMatchObject({ added: 1 });
    expect(await leadsNamed(record.name)).toHaveLength(1);
    expect(await call("sales", "add_import_rows", { batch, rows: [] })).toBe("refused 22023");
  });

  it("finds existing rows and repeated ones in the file, and skips or flags them", async () => {
    const here = lead({ phone: "(555) 010-7777" });
    await commit("sales", await stage("sales", "leads", [{ line: 2, record: here }]));
    const rows = [
      { line: 2, record: lead({ phone: "+1 555 010 7777" }) },
      { line: 3, record: lead({ business: "Twice & Co." }) },
      { line: 4, record: lead({ business: "twice and co", phone: "5550108888" }) },
      { line: 5, record: lead({ business: "TWICE CO" }) },
    ];
    const batch = await stage("sales", "leads", rows);
    expect(await call("sales", "check_import", { batch })).toMatchObject({
      duplicates: 2,
      first_duplicates: [
        { line: 2, name: here.name, duplicate_line: null },
        { line: 5, name: null, duplicate_line: 3 },
      ],
    });
    const again = await stage("sales", "leads", rows);
    expect(await commit("sales", again, "skip", "skip")).toMatchObject({ added: 2, skipped: 2 });
    const flags = () =>
      backend.sql(`select has_duplicates from public.leads where name = '${here.name}'`);
    expect(await flags()).toEqual([{ has_duplicates: false }]);
    await commit("sales", batch, "skip", "add");
    expect(await flags()).toEqual([{ has_duplicates: true }]);
  });

  it("writes the file's name into each record's history, and undoes as one", async () => {
    const [kept, gone] = [lead(), lead()];
    const rows = [kept, gone].map((record, index) => ({ line: index + 2, record }));
    const batch = await stage("sales", "leads", rows, "trade-show.csv");
    await commit("sales", batch);
    const history = await backend.sql(`select action, actor_name, after ->> 'import_file' as file
      from public.crm_events where after ->> 'name' in ('${kept.name}', '${gone.name}')`);
    const event = { action: "imported", actor_name: "A sales", file: "trade-show.csv" };
    expect(history).toEqual([event, event]);
    expect(await call("sales", "recent_imports", { list: "leads" })).toContainEqual(
      expect.objectContaining({ id: batch, file_name: "trade-show.csv", added: 2 }),
    );
    await backend.sql(`update public.leads set town = 'Akron' where name = '${kept.name}'`);
    const undone = { archived: 1, restored: 0, kept: 1 };
    expect(await call("sales", "undo_import", { batch })).toEqual(undone);
    expect(await call("sales", "undo_import", { batch })).toEqual(undone);
    const left = await backend.sql(`select name from public.leads
      where name in ('${kept.name}', '${gone.name}') and archived_at is null`);
    expect(left).toEqual([{ name: kept.name }]);
    expect(
      await backend.sql(
        "select 1 from private.import_rows as r join private.import_batches b on b.id = r.batch_id where b.result is not null",
      ),
    ).toEqual([]);
  });

  it("takes no more than 1,000 rows at once and 50,000 in all", async () => {
    const batch = await start("sales", "leads");
    const rows = Array.from({ length: 1_001 }, (_, n) => ({ line: n + 1, record: {} }));
    expect(await call("sales", "add_import_rows", { batch, rows })).toBe("refused 22023");
    await backend.sql(`insert into private.import_rows (batch_id, line, record)
      select '${batch}', line, '{}' from generate_series(1, 50000) as line`);
    const one = [{ line: 50_001, record: {} }];
    expect(await call("sales", "add_import_rows", { batch, rows: one })).toBe("refused 22023");
    await call("sales", "discard_import", { batch });
    const left = `select 1 from private.import_rows where batch_id = '${batch}' limit 1`;
    expect(await backend.sql(left)).toEqual([]);
  });

  it("reads a nasty file of thousands of rows and adds them in its order", async () => {
    const ask = createImportEngine();
    const table = ask({ do: "load", list: "leads", source: nastyFile(ROWS) }) as TableInfo;
    expect(table).toMatchObject({ rows: ROWS, encoding: "utf-8" });
    const choices = { matching: table.matching, dayOrder: null, people: [] };
    expect(ask({ do: "check", choices })).toMatchObject({ good: ROWS - 1, bad: 1 });
    const batch = await start("sales", "leads", "nasty.csv");
    for (let from = 0; from < ROWS; from += 1_000) {
      const rows = ask({ do: "rows", start: from, count: 1_000 });
      await call("sales", "add_import_rows", { batch, rows });
    }
    const added = { status: "added", added: ROWS - 1, refused: 1 };
    expect(await commit("sales", batch, "skip")).toMatchObject(added);
    const [first, second, ...others] = await backend.sql<Record<string, unknown>>(`
      select name, business, email, message, has_duplicates from public.leads
      where town = 'Bulkville' and stage = 'new' order by rank limit 4`);
    expect(first).toEqual({
      name: 'Nell "Nasty" Byrne',
      business: '=HYPERLINK("http://evil.example")',
      email: "bulk-0@rows.example",
      message: "First line\nsecond line, with a comma",
      has_duplicates: false,
    });
    expect(second).toMatchObject({ name: "Bulk 1", has_duplicates: true });
    expect(others.map(({ name }) => name)).toEqual(["Bulk 2", "Bulk 3"]);
    const [found] = await backend.sql(`select count(*)::integer as leads,
        count(*) filter (where has_duplicates)::integer as flagged, count(distinct reference)::integer as names,
        (select count(*)::integer from public.crm_events where after ->> 'import_file' = 'nasty.csv') as events
      from public.leads where town = 'Bulkville'`);
    expect(found).toEqual({ leads: ROWS - 1, flagged: SHARING, names: ROWS - 1, events: ROWS - 1 });
    // Removed quickly: no row refers to these, so foreign keys need no check.
    await backend.sql(`set session_replication_role = replica;
      delete from public.crm_events where after ->> 'import_file' = 'nasty.csv';
      delete from public.leads where town = 'Bulkville';
      set session_replication_role = origin`);
    await backend.sql("vacuum public.leads");
    await backend.sql("vacuum public.crm_events");
  });
});

describe("an import of clients", () => {
  it("brings contact, address and domain, and a domain has one client", async () => {
    const record = {
      business: "Imported Plumbing",
      town: "Akron",
      region: "OH",
      status: "paused",
      client_since: "2024-02-29",
      monthly_price_cents: 19_900,
      contact_email: "jo@imported.example",
      street: "1 Main St",
      domain: "imported.example",
    };
    const batch = await stage("sales", "clients", [
      { line: 2, record },
      { line: 3, record: { business: "Other Plumbing", domain: "imported.example" } },
    ]);
    expect(await call("sales", "check_import", { batch })).toMatchObject({
      problems: [{ line: 3, problem: "domain:repeated" }],
    });
    expect(await commit("sales", batch)).toMatchObject({ added: 1, refused: 1 });
    const again = await stage("sales", "clients", [{ line: 2, record }]);
    expect(await call("sales", "check_import", { batch: again })).toMatchObject({
      duplicates: 1,
      first_duplicates: [{ line: 2, name: "Imported Plumbing" }],
    });
    expect(await commit("sales", again)).toMatchObject({ added: 1 });
    const stored =
      await backend.sql(`select c.status, c.client_since::text as since, p.name, s.domain, a.street
      from public.clients c left join public.client_contacts p on p.client_id = c.id
      left join public.client_sites s on s.client_id = c.id
      left join public.client_addresses a on a.client_id = c.id
      where c.business = 'Imported Plumbing' order by s.domain nulls last`);
    const first = {
      status: "paused",
      since: "2024-02-29",
      name: "Imported Plumbing",
      street: "1 Main St",
    };
    expect(stored).toEqual([
      { ...first, domain: "imported.example" },
      { ...first, domain: null },
    ]);
    expect(await call("sales", "undo_import", { batch })).toEqual({
      archived: 1,
      restored: 0,
      kept: 0,
    });
    expect(await call("sales", "undo_import", { batch: again })).toEqual({
      archived: 1,
      restored: 0,
      kept: 0,
    });
  });
});

describe("an import of tickets", () => {
  it("finds a domain of any script, and refuses what is none", async () => {
    const batch = await stage("owner", "clients", [
      { line: 2, record: { business: "Öz Roofing", domain: "öz-dächer.example" } },
      { line: 3, record: { business: "Typed whole", domain: "https://öz.example/a" } },
      { line: 4, record: { business: "Typed loud", domain: "ÖZ.EXAMPLE" } },
    ]);
    expect(await call("owner", "check_import", { batch })).toMatchObject({
      problems: [
        { line: 3, problem: "domain:invalid" },
        { line: 4, problem: "domain:invalid" },
      ],
    });
    expect(await commit("owner", batch)).toMatchObject({ added: 1, refused: 2 });
    const ticket = { client: "https://www.öz-dächer.example/dach", subject: "By any script" };
    const tickets = await stage("support", "tickets", [{ line: 2, record: ticket }]);
    expect(await commit("support", tickets)).toMatchObject({ added: 1, refused: 0 });
    // Sites added by hand are validated by the table itself.
    const [client] = await backend.sql<{ id: string }>(
      "select id from public.clients where business = 'Öz Roofing'",
    );
    const sites = backend.clients.sales.from("client_sites" as never);
    const add = (domain: string) =>
      sites.insert({ client_id: client?.id, domain } as never).then(({ error }) => error?.code);
    expect(await add("öz-gärten.example")).toBeUndefined();
    expect(await add("öz gärten.example")).toBe("23514");
  });

  it("finds the client by business or domain, and says when it does not", async () => {
    const clients = [
      { line: 2, record: { business: "Ticketed Roofing", domain: "ticketed.example" } },
      { line: 3, record: { business: "Same Name Co", region: "OH" } },
      { line: 4, record: { business: "Same Name Co", region: "TX" } },
    ];
    const owned = await stage("owner", "clients", clients);
    await commit("owner", owned);
    const rows = [
      {
        line: 2,
        record: {
          client: "TICKETED ROOFING",
          subject: "By name",
          priority: "urgent",
          message: "Help",
        },
      },
      {
        line: 3,
        record: {
          client: "https://www.ticketed.example/",
          subject: "By domain",
          status: "resolved",
        },
      },
      { line: 4, record: { client: "Nobody Inc", subject: "Lost" } },
      { line: 5, record: { client: "Same Name Co", subject: "Which" } },
      { line: 6, record: { client: "Ticketed Roofing", site: "other.example", subject: "Whose" } },
    ];
    const batch = await stage("support", "tickets", rows);
    expect(await call("support", "check_import", { batch })).toMatchObject({
      problems: [
        { line: 4, problem: "client:unknown" },
        { line: 5, problem: "client:ambiguous" },
        { line: 6, problem: "site:unknown" },
      ],
    });
    expect(await commit("support", batch)).toMatchObject({ added: 2, refused: 3 });
    const stored =
      await backend.sql(`select t.subject, t.status, t.priority, s.domain, m.body, m.kind,
        t.resolved_at is not null and t.clock_stopped_at is not null as stopped
      from public.tickets t left join public.client_sites s on s.id = t.site_id
      left join public.ticket_messages m on m.ticket_id = t.id
      where t.subject in ('By name', 'By domain') order by t.number`);
    expect(stored).toEqual([
      {
        subject: "By name",
        status: "open",
        priority: "urgent",
        domain: null,
        body: "Help",
        kind: "client",
        stopped: false,
      },
      {
        subject: "By domain",
        status: "resolved",
        priority: "medium",
        domain: "ticketed.example",
        body: null,
        kind: null,
        stopped: true,
      },
    ]);
    expect(await call("support", "undo_import", { batch })).toEqual({
      archived: 2,
      restored: 0,
      kept: 0,
    });
    // A client with tickets, even archived ones, has been worked on.
    expect(await call("owner", "undo_import", { batch: owned })).toEqual({
      archived: 2,
      restored: 0,
      kept: 1,
    });
  });
});
