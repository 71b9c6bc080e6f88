import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  arrangeRows,
  looseClient,
  removeRows,
  ROWS,
  sealOf,
  storedRow,
} from "../support/crm-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

const CHANGES = [
  ["clients", ROWS.client.real, { town: "Mine" }],
  ["client_contacts", ROWS.contact.real, { name: "Mine" }],
  ["client_addresses", ROWS.address.real, { town: "Mine" }],
  ["client_sites", ROWS.site.real, { registrar: "Mine" }],
  ["leads", ROWS.lead.real, { town: "Mine" }],
  ["tickets", ROWS.ticket.real, { subject: "Mine" }],
  ["tasks", ROWS.clientTask.real, { title: "Mine" }],
  ["crm_notes", ROWS.clientNote.real, { body: "Mine" }],
  ["demo_bookings", ROWS.booking.real, { status: "no-show" }],
  ["inbound_mails", ROWS.inboundMail.real, { archived_at: "2026-11-21T12:00:00+00:00" }],
] as const;

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => arrangeRows(backend));
afterAll(() => removeRows(backend));

const asOwner = () => looseClient(backend, "owner");
const required = { code: "22023", hint: "version-required" };

it("is carried by every table that staff change row by row, and looked at in each", async () => {
  const tables = await backend.sql<{ name: string; triggers: string }>(`
    select c.relname as name, string_agg(t.tgname, ' ' order by t.tgname) as triggers
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    join pg_trigger as t on t.tgrelid = c.oid and t.tgname in ('a_check_version', 'a_keep_version')
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'version'
    group by c.relname`);
  for (const { name, triggers } of tables) {
    expect(triggers, name).toBe("a_check_version a_keep_version");
  }
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    // Tests of their own look at the versions of staff and of pictures.
    [...CHANGES.map(([table]) => table), "staff", "pictures"].toSorted(),
  );
});

describe.each(CHANGES)("a change of %s", (table, id, change) => {
  const update = (changes: object) => asOwner().from(table).update(changes);

  it.each([
    ["no version", {}],
    ["no version but a filter by it", {}, 1],
    ["null as its version", { version: null }],
  ])("that names %s is refused", async (_, version, filter?: number) => {
    const before = await storedRow(backend, table, id);
    let query = update({ ...change, ...version }).eq("id", id);
    if (filter !== undefined) query = query.eq("version", filter);
    expect((await query).error).toMatchObject(required);
    expect(await storedRow(backend, table, id)).toEqual(before);
  });

  it("of every row at once is refused without one, and by the first row with another", async () => {
    const before = await sealOf(backend, table);
    expect((await update(change).not("id", "is", null)).error).toMatchObject(required);
    const { error } = await update({ ...change, version: 71 }).not("id", "is", null);
    expect(error).toMatchObject({ hint: "conflict" });
    expect(await sealOf(backend, table)).toEqual(before);
  });

  it("that names the next version, or none that is a number, is refused", async () => {
    const before = await storedRow(backend, table, id);
    const { error } = await update({ ...change, version: 2 }).eq("id", id);
    expect(error).toMatchObject({ hint: "conflict", details: "1" });
    for (const version of ["one", "", 2 ** 31, {}]) {
      expect((await update({ ...change, version }).eq("id", id)).error).not.toBeNull();
    }
    expect(await storedRow(backend, table, id)).toEqual(before);
  });

  it("that names the version it was made from is stored, and one that changes nothing is none", async () => {
    expect((await update({ ...change, version: 1 }).eq("id", id)).error).toBeNull();
    expect(await storedRow(backend, table, id)).toMatchObject({ ...change, version: 2 });
    // Some clients send numbers as text.
    expect((await update({ ...change, version: "2" }).eq("id", id)).error).toBeNull();
    expect(await storedRow(backend, table, id)).toMatchObject({ ...change, version: 2 });
  });
});

describe.each(["leads", "clients", "tickets", "tasks"] as const)("many changes of %s", (entity) => {
  const [, id, change] = CHANGES.find(([table]) => table === entity) ?? CHANGES[0];

  it.each([
    ["no version", {}],
    ["null", { version: null }],
    ["a text", { version: "1" }],
    ["yes", { version: true }],
    ["a list", { version: [1] }],
    ["half a version", { version: 1.5 }],
  ])("are refused as a whole when one names %s", async (_, version) => {
    const before = await sealOf(backend, "leads", "clients", "tickets", "tasks");
    const good = { id, version: 1, ...change };
    const bad = { id, ...change, ...version };
    for (const changes of [[bad], [good, bad], [bad, good]]) {
      const { error } = await asOwner().rpc("change_records", { entity, changes });
      expect(error).not.toBeNull();
      if (!("version" in version) || version.version !== 1.5) expect(error).toMatchObject(required);
    }
    expect(await sealOf(backend, "leads", "clients", "tickets", "tasks")).toEqual(before);
  });
});

it("a reply that changes its ticket's status is refused without the ticket's version, and not stored", async () => {
  const before = await sealOf(backend, "tickets", "ticket_messages");
  const { error } = await looseClient(backend, "support").rpc("add_ticket_message", {
    id: crypto.randomUUID(),
    ticket_id: ROWS.ticket.real,
    kind: "reply",
    body: "Done",
    status: "resolved",
  });
  expect(error).toMatchObject(required);
  expect(await sealOf(backend, "tickets", "ticket_messages")).toEqual(before);
});
