import { beforeAll, describe, expect, it } from "vitest";
import {
  openTestBackend,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { isWholeRun } from "../../test-size.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

type Values = Record<string, unknown>;

async function call<Data>(person: Person, name: string, args: object): Promise<Data> {
  const { data, error } = await backend.clients[person].rpc(name as never, args as never);
  return (error === null ? data : `refused ${error.code}`) as Data;
}

async function stage(records: Values[], defaults: object = {}, file = "fair.csv") {
  const args = { list: "leads", file_name: file, defaults };
  const batch = await call<string>("sales", "start_import", args);
  const rows = records.map((record, index) => ({ line: index + 2, record }));
  expect(await call("sales", "add_import_rows", { batch, rows })).toBe(rows.length);
  return batch;
}

const check = (batch: string) => call<Values>("sales", "check_import", { batch });
const commit = (batch: string, duplicates: string) =>
  call<Values>("sales", "commit_import", { batch, mode: "skip", duplicates });
const undo = (batch: string) => call<Values>("sales", "undo_import", { batch });

let serial = 0;
function lead(changes: Values = {}): Values {
  serial += 1;
  const email = `update-${serial}@rows.example`;
  return { name: `Update ${serial}`, email, ...changes };
}

async function stored(changes: Values = {}): Promise<Values> {
  const values = lead({ form: "contact", reference: `CF-UPD${serial}`, ...changes });
  const texts = Object.values(values).map((value) => `'${String(value).replaceAll("'", "''")}'`);
  const [row] = await backend.sql<Values>(`insert into public.leads (${Object.keys(values).join()})
    values (${texts.join()}) returning *`);
  return row ?? {};
}

const read = async ({ id }: Values) => {
  const [row] = await backend.sql<Values>(`select * from public.leads where id = '${String(id)}'`);
  return row ?? {};
};
const named = (name: unknown) =>
  backend.sql<Values>(`select * from public.leads where name = '${String(name)}'`);
const history = ({ id }: Values) =>
  backend.sql<Values>(`select action, actor_name, before, after from public.crm_events
    where record_id = '${String(id)}' order by id desc`);
const openRequests = () =>
  call<{ leads: number }>("sales", "crm_counts", {}).then(({ leads }) => leads);

describe("rows that do not say where they came from and where they go", () => {
  it("get what was chosen for the file, and others keep their own", async () => {
    const [silent, telling] = [lead(), lead({ stage: "proposal", source: "direct" })];
    const owner_id = userIdOf("owner");
    const defaults = { stage: "contacted", source: "referral", owner_id };
    const batch = await stage([silent, telling], defaults);
    expect(await commit(batch, "skip")).toMatchObject({ added: 2 });
    const chosen = { stage: "contacted", source: "referral", owner_id };
    expect(await named(silent.name)).toMatchObject([chosen]);
    expect(await named(telling.name)).toMatchObject([
      { stage: "proposal", source: "direct", owner_id },
    ]);
  });

  it.each([
    { stage: "won" },
    { stage: "somewhere" },
    { source: "the fair" },
    { owner_id: "00000000-0000-4000-8000-00000000ffff" },
    { owner_id: "nobody" },
  ])("cannot be sent to %j", async (defaults) => {
    const args = { list: "leads", file_name: "a.csv", defaults };
    expect(await call("sales", "start_import", args)).toBe("refused 22023");
  });

  it("have no clock and do not wait for an answer, whatever happens to them", async () => {
    const [fresh, moved] = [lead(), lead({ business: `Moved ${serial}` })];
    const before = await openRequests();
    await commit(await stage([fresh, moved], { source: "referral" }), "skip");
    expect(await openRequests()).toBe(before);
    for (const response of ["overdue", "waiting"]) {
      const filters = { search: String(fresh.email), response };
      const found = await call<Values>("sales", "list_leads", { filters });
      expect(found.rows, response).toEqual([]);
    }
    const update = await stage([{ ...moved, stage: "contacted" }]);
    expect(await commit(update, "update")).toMatchObject({ changed: 1 });
    await commit(await stage([{ ...moved, stage: "new" }]), "update");
    const [row] = await named(moved.name);
    expect(row).toMatchObject({ stage: "new", form: "import", first_response_due_at: null });
    const found = await call<{ rows: Values[] }>("sales", "list_leads", {
      filters: { search: String(moved.email) },
    });
    expect(found.rows).toMatchObject([{ response: "none" }]);
    expect(await openRequests()).toBe(before);
  });
});

describe("an update of leads that are here", () => {
  it("changes only the columns of the file that say something else, with a version and a line in the history", async () => {
    const here = await stored({
      phone: "+1 (555) 010-4001",
      town: "Macon, GA",
      website: "acme.example",
    });
    const row = {
      name: here.name,
      email: String(here.email).toUpperCase(),
      phone: "(555) 010-4001",
      website: "https://www.acme.example/",
      trade: "roofing",
      next_step: "Call back",
      value_cents: 49_900,
    };
    // Defaults for empty cells do not overwrite existing values.
    const batch = await stage([row], {
      stage: "lost",
      source: "referral",
      owner_id: userIdOf("owner"),
    });
    const changes = { trade: "roofing", next_step: "Call back", value_cents: 49_900 };
    expect(await check(batch)).toMatchObject({
      duplicates: 1,
      changed: 1,
      unchanged: 0,
      unclear: [],
      first_duplicates: [
        { line: 2, match: "same", changes, before: { trade: null, value_cents: 29_900 } },
      ],
    });
    expect(await commit(batch, "update")).toMatchObject({ added: 0, changed: 1, unclear: 0 });
    const after = await read(here);
    expect(after).toMatchObject({
      ...changes,
      version: 2,
      phone: here.phone,
      website: here.website,
      email: here.email,
      stage: "new",
      source: here.source,
      owner_id: null,
    });
    expect(after.first_response_due_at).toEqual(here.first_response_due_at);
    expect((await history(here))[0]).toEqual({
      action: "changed",
      actor_name: "A sales",
      before: { trade: null, next_step: null, value_cents: 29_900 },
      after: { ...changes, import_file: "fair.csv" },
    });
    expect(await commit(await stage([row]), "update")).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await read(here)).toMatchObject({ version: 2 });
    expect(await history(here)).toHaveLength(2);
  });

  it("adds who is not here, in the same transaction, or does nothing at all", async () => {
    const here = await stored();
    const fresh = lead();
    const batch = await stage([{ name: here.name, email: here.email, town: "Akron" }, fresh]);
    await backend.sql(`create function public.fail_late() returns trigger language plpgsql as
      $$ begin if new.name = '${String(fresh.name)}' then raise exception 'late'; end if; return new; end $$;
      create trigger fail_late after insert on public.leads for each row execute function public.fail_late()`);
    expect(await commit(batch, "update")).toMatch(/^refused/);
    await backend.sql("drop trigger fail_late on public.leads; drop function public.fail_late()");
    expect(await read(here)).toMatchObject({ town: null, version: 1 });
    const done = { status: "added", added: 1, changed: 1, unchanged: 0, unclear: 0, skipped: 0 };
    expect(await commit(batch, "update")).toMatchObject(done);
    expect(await commit(batch, "update")).toMatchObject(done);
    expect(await read(here)).toMatchObject({ town: "Akron", version: 2 });
    expect(await named(fresh.name)).toHaveLength(1);
  });

  it("goes by our reference before all else", async () => {
    const here = await stored({ business: "Reference Roofing" });
    await stored({ business: "Reference Roofing" });
    const row = {
      reference: String(here.reference).toLowerCase(),
      name: "New Name",
      business: "Reference Roofing",
    };
    const batch = await stage([row]);
    expect(await commit(batch, "update")).toMatchObject({ changed: 1, unclear: 0 });
    expect(await read(here)).toMatchObject({ name: "New Name", email: here.email });
  });

  it("tells, and never guesses, what could be several, somebody else or closed", async () => {
    const [jo, sam] = [
      await stored({ phone: "555 010 4100" }),
      await stored({ business: "Shared Office" }),
    ];
    const client = await backend.sql<Values>(
      "insert into public.clients (business) values ('Won Already') returning id",
    );
    const won = await stored({ stage: "won", client_id: client[0]?.id });
    const archived = await stored();
    await backend.sql(
      `update public.leads set archived_at = now() where id = '${String(archived.id)}'`,
    );
    const rows = [
      // Matches one record by address and another by phone.
      { name: "X", email: sam.email, phone: "5550104100", town: "T" },
      lead({ business: "Shared Office", town: "T" }),
      { name: won.name, email: won.email, town: "T" },
      { name: archived.name, reference: archived.reference, town: "T" },
      { name: jo.name, email: jo.email, town: "First" },
      { name: jo.name, email: jo.email, town: "Second" },
    ];
    const batch = await stage(rows);
    expect(await check(batch)).toMatchObject({
      changed: 1,
      unclear: [
        { line: 2, why: "several" },
        { line: 3, why: "unsure" },
        { line: 4, why: "won" },
        { line: 5, why: "archived" },
        { line: 7, why: "repeated" },
      ],
    });
    expect(await commit(batch, "update")).toMatchObject({ added: 0, changed: 1, unclear: 5 });
    for (const one of [sam, won, archived]) expect(await read(one)).toMatchObject({ town: null });
    expect(await read(jo)).toMatchObject({ town: "First" });
  });

  it("moves a stage as a person would, and leaves what they wrote as they wrote it", async () => {
    const here = await stored({ message: "A site, please" });
    const found = { name: here.name, email: here.email };
    await commit(await stage([{ ...found, stage: "lost", message: "Other words" }]), "update");
    const lost = await read(here);
    expect(lost).toMatchObject({
      stage: "lost",
      lost_reason: "Not stated",
      message: "A site, please",
    });
    expect(lost.first_responded_at).not.toBeNull();
    expect(lost.stage_changed_at).not.toEqual(here.stage_changed_at);
    await commit(await stage([{ ...found, stage: "proposal" }]), "update");
    expect(await read(here)).toMatchObject({ stage: "proposal", lost_reason: null });
    expect(await commit(await stage([{ ...found, stage: "won" }]), "update")).toMatchObject({
      refused: 1,
    });
  });

  it("keeps the flags of duplicates true", async () => {
    const [one, other] = [await stored({ phone: "555 010 4201" }), await stored()];
    const flags = async () =>
      Promise.all([one, other].map(async (row) => (await read(row)).has_duplicates));
    const batch = await stage([{ name: other.name, email: other.email, phone: "555 010 4299" }]);
    await commit(batch, "update");
    expect(await flags()).toEqual([false, false]);
    const shared = { name: other.name, reference: other.reference, phone: "(555) 010-4201" };
    const second = await stage([shared]);
    await commit(second, "update");
    expect(await flags()).toEqual([true, true]);
    await undo(second);
    expect(await flags()).toEqual([false, false]);
  });

  it("is for leads, and for who may write them", async () => {
    const args = { list: "clients", file_name: "a.csv" };
    const batch = await call<string>("sales", "start_import", args);
    expect(await commit(batch, "update")).toBe("refused 22023");
    const leads = await stage([lead()]);
    const update = { batch: leads, mode: "skip", duplicates: "update" };
    expect(await call("support", "commit_import", update)).toBe("refused 42501");
    expect(await commit(leads, "somehow")).toBe("refused 22023");
  });
});

describe("an update that is taken back", () => {
  it("gives every column back, unless somebody changed the lead since", async () => {
    const [kept, back] = [await stored(), await stored({ next_step: "Call" })];
    const fresh = lead();
    const row = ({ name, email }: Values) => ({ name, email, stage: "lost", next_step: "Wait" });
    const batch = await stage([row(kept), row(back), fresh], {}, "spring.csv");
    expect(await commit(batch, "update")).toMatchObject({ changed: 2, added: 1 });
    const recent = await call<Values[]>("sales", "recent_imports", { list: "leads" });
    expect(recent).toContainEqual(expect.objectContaining({ id: batch, changed: 2, added: 1 }));
    await backend.sql(`update public.leads set town = 'Akron' where id = '${String(kept.id)}'`);
    expect(await undo(batch)).toEqual({ archived: 1, restored: 1, kept: 1 });
    expect(await undo(batch)).toEqual({ archived: 1, restored: 1, kept: 1 });
    expect(await read(kept)).toMatchObject({ stage: "lost", next_step: "Wait" });
    const { version, updated_at: _, ...restored } = await read(back);
    expect(version).toBe(3);
    const { version: __, updated_at: ___, ...before } = back;
    expect(restored).toEqual(before);
    expect((await history(back))[0]).toMatchObject({
      action: "changed",
      before: { stage: "lost", next_step: "Wait" },
      after: { stage: "new", next_step: "Call", import_undone: "spring.csv" },
    });
  });
});

async function rowsRead(): Promise<number> {
  await backend.sql("select pg_stat_force_next_flush()");
  const [stat] = await backend.sql<{ rows: number }>(`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_user_tables where relid = 'public.leads'::regclass`);
  return stat?.rows ?? 0;
}

it.runIf(isWholeRun)("updates many rows without reading them again for each", async () => {
  const ROWS = 1_000;
  const batch = await call<string>("sales", "start_import", {
    list: "leads",
    file_name: "many.csv",
  });
  const records = (town: string) => `insert into private.import_rows (batch_id, line, record)
    select '${batch}', n, jsonb_build_object('name', 'Many ' || n, 'email', 'many-' || n || '@rows.example',
      'business', 'Many ' || n, 'town', '${town}') from generate_series(1, ${ROWS}) as n`;
  await backend.sql(records("Manytown"));
  expect(await commit(batch, "add")).toMatchObject({ added: ROWS });
  const second = await call<string>("sales", "start_import", {
    list: "leads",
    file_name: "more.csv",
  });
  await backend.sql(records("Othertown").replace(batch, second));
  // As autovacuum would: the old plan for few rows reads all of them for each.
  await backend.sql("analyze public.leads");
  const before = await rowsRead();
  expect(await commit(second, "update")).toMatchObject({ changed: ROWS, added: 0, unclear: 0 });
  const reads = (await rowsRead()) - before;
  expect(reads).toBeLessThan(50 * ROWS);
  expect(await undo(second)).toMatchObject({ restored: ROWS });
  await backend.sql(`set session_replication_role = replica;
    delete from private.import_changes where batch_id = '${second}';
    delete from public.crm_events where record_id in (select id from public.leads where name like 'Many %');
    delete from public.leads where name like 'Many %';
    set session_replication_role = origin`);
  await backend.sql("vacuum public.leads");
  await backend.sql("vacuum public.crm_events");
});
