import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRows,
  freshId,
  looseClient,
  removeRows,
  ROWS,
  sealOf,
  WORDS,
  type Seal,
} from "../support/crm-rows.ts";
import { CASES, DEMO_TABLES, RIGHTS, tableOf } from "../support/stated-rights.ts";
import {
  DATABASES,
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";
import { partOf } from "../../test-size.ts";

type Row = Record<string, unknown>;
type Subject = {
  key: string;
  rows: { sample: string; real: string };
  add: (() => Row) | null;
  change: Row;
};

const toClient = { client_id: ROWS.client.real };
const toLead = { lead_id: ROWS.lead.real };
const putAway = { archived_at: "2026-11-21T12:00:00+00:00" };
const byId = (rows: Subject["rows"], change: Row, add: () => Row): Subject => ({
  key: "id",
  rows,
  add: () => ({ id: freshId(), ...add() }),
  change,
});

/** A day further each time: leads and hosts have one demo at a time. */
let bookedAhead = 0;
const aMail = () => ({
  kind: "ticket-reply",
  occasion: freshId(),
  to_email: "somebody@three.example",
  to_name: "Somebody",
  data: {},
});

const SUBJECTS: Record<string, Subject> = {
  clients: byId(ROWS.client, { town: "Changed" }, () => ({ business: "Added" })),
  client_contacts: byId(ROWS.contact, { name: "Changed" }, () => ({ ...toClient, name: "Added" })),
  client_addresses: byId(ROWS.address, { town: "Changed" }, () => ({
    ...toClient,
    street: "Added",
    town: "Added",
  })),
  client_sites: byId(ROWS.site, { registrar: "Changed" }, () => ({
    ...toClient,
    domain: `added-${freshId().slice(-4)}.example`,
  })),
  leads: byId(ROWS.lead, { town: "Changed" }, () => ({ name: "Added" })),
  lead_submissions: {
    key: "lead_id",
    rows: ROWS.lead,
    add: () => ({ ...toLead, payload: { word: "added" } }),
    change: { payload: { word: "changed" } },
  },
  tickets: byId(ROWS.ticket, { subject: "Changed" }, () => ({ ...toClient, subject: "Added" })),
  ticket_messages: byId(ROWS.message, { body: "Changed" }, () => ({
    ticket_id: ROWS.ticket.real,
    kind: "reply",
    author_name: "Somebody else",
    body: "Added",
  })),
  "tasks/client": byId(ROWS.clientTask, { title: "Changed" }, () => ({
    ...toClient,
    title: "Added",
    due_on: "2026-12-01",
  })),
  "tasks/lead": byId(ROWS.leadTask, { title: "Changed" }, () => ({
    ...toLead,
    title: "Added",
    due_on: "2026-12-01",
  })),
  // records/notes.test.ts covers who may edit a note's text.
  "crm_notes/client": byId(ROWS.clientNote, putAway, () => ({ ...toClient, body: "Added" })),
  "crm_notes/lead": byId(ROWS.leadNote, putAway, () => ({ ...toLead, body: "Added" })),
  "crm_events/client": {
    key: "record_id",
    rows: ROWS.client,
    add: () => ({ ...toClient, entity: "clients", record_id: ROWS.client.real, action: "changed" }),
    change: { action: "forged" },
  },
  "crm_events/lead": {
    key: "record_id",
    rows: ROWS.lead,
    add: () => ({ ...toLead, entity: "leads", record_id: ROWS.lead.real, action: "changed" }),
    change: { action: "forged" },
  },
  demo_bookings: byId(ROWS.booking, { status: "no-show" }, () => ({
    ...toLead,
    host_id: userIdOf("sales"),
    starts_at: new Date(Date.now() + (bookedAhead += 86_400_000)).toISOString(),
  })),
  "mails/client": byId(ROWS.clientMail, { state: "sent" }, () => ({ ...toClient, ...aMail() })),
  // mails/unmatched.test.ts covers what a message is added to.
  inbound_mails: byId(ROWS.inboundMail, putAway, () => ({
    message_key: freshId(),
    kind: "message",
    from_email: "somebody@three.example",
    from_name: "Somebody",
    subject: "Added",
    body: "Added",
  })),
  // inbound/inbound-originals.test.ts covers who else reads added ones.
  inbound_originals: {
    key: "mail_id",
    rows: ROWS.inboundMail,
    add: () => ({ mail_id: ROWS.inboundMail.real, message: "\\x00" }),
    change: { full_text: "forged" },
  },
  "mails/lead": byId(ROWS.leadMail, { state: "sent" }, () => ({ ...toLead, ...aMail() })),
};

let backend: TestBackend;

const subjectOf = (name: string): Subject => {
  const subject = SUBJECTS[name];
  if (subject === undefined) throw new Error(`no rows for ${name}`);
  return subject;
};
const tableAs = (person: Person, name: string) => looseClient(backend, person).from(tableOf(name));

const lastSeals = new Map<string, Seal>();
async function sealed(name: string): Promise<Seal> {
  const seal = await sealOf(backend, tableOf(name));
  lastSeals.set(tableOf(name), seal);
  return seal;
}
const sealBefore = async (name: string) => lastSeals.get(tableOf(name)) ?? (await sealed(name));
async function putRight(): Promise<void> {
  await arrangeRows(backend);
  lastSeals.clear();
}
const found = async (name: string, key: string, id: unknown) => {
  const answer = await backend.sql<{ row: Row }>(`select to_jsonb(t) as row
    from public.${tableOf(name)} as t where ${key} = '${String(id)}'`);
  return answer.map(({ row }) => row);
};

describe("the matrix", () => {
  it("names every table of the CRM and every person", async () => {
    backend = await openTestBackend();
    const tables = await backend.sql<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname !~ '^(blog|deleted_post|post_|pictures$)'
        and relname not in ('staff', 'saved_views', 'notification_choices', 'notifications', 'presence', 'files') and relname <> all (array[${DEMO_TABLES.map((name) => `'${name}'`).join()}])`);
    expect([...new Set(CASES.map(({ name }) => tableOf(name)))].toSorted()).toEqual(
      tables.map(({ name }) => name).toSorted(),
    );
    expect(RIGHTS.trim().split("\n")[0]?.trim().split(/\s+/)).toEqual([...PEOPLE]);
    for (const { rights } of CASES) expect(rights).toMatch(/^(-|s|r|ra|rc|rac)$/);
  });
});

describe.each(DATABASES)("in $database", ({ open, isSeeded }) => {
  beforeAll(async () => {
    backend = await open();
    lastSeals.clear();
    await arrangeRows(backend);
  });
  afterAll(() => removeRows(backend));

  const cases = CASES.map((each) => ({
    ...each,
    rights: isSeeded ? each.rights : each.rights.replace("s", "-"),
  }));

  describe.each(cases)("$name for the $person ($rights)", ({ name, person, rights }) => {
    const { key, rows, add, change } = subjectOf(name);
    const seen = rights.startsWith("r")
      ? [rows.sample, rows.real]
      : rights.startsWith("s")
        ? [rows.sample]
        : [];

    it("are read, counted, found and ordered as far as they are theirs", async () => {
      const ids = [rows.sample, rows.real];
      const ask = () => tableAs(person, name);
      const { data, error } = await ask().select(key).in(key, ids);
      if (person === "visitor" && rights === "-") expect(error?.code).toBe("42501");
      const answered = (data ?? []) as unknown as Row[];
      expect([...new Set(answered.map((row) => String(row[key])))].toSorted()).toEqual(
        seen.toSorted(),
      );
      const real = await ask().select("*", { count: "exact" }).eq(key, rows.real);
      expect((real.data ?? []).length > 0).toBe(seen.includes(rows.real));
      expect((real.count ?? 0) > 0).toBe(seen.includes(rows.real));
      if (seen.includes(rows.real)) return;
      const everything = await ask().select("*").order(key, { ascending: false }).limit(1000);
      const words =
        name.endsWith("lead") || name.startsWith("lead") ? [WORDS.lead] : Object.values(WORDS);
      const text = JSON.stringify(everything.data ?? []);
      for (const word of words) expect(text).not.toContain(word);
      // Support reads the client part of tasks, notes and events.
      if (rights === "s" && person !== "support") expect(text).not.toContain('"is_sample":false');
    });

    it(`are ${rights.includes("a") ? "added" : "not added"}`, async () => {
      const row = add?.() ?? {};
      const before = await sealBefore(name);
      const { error } = await tableAs(person, name).insert(row);
      const after = await sealed(name);
      if (!rights.includes("a")) {
        expect(error).not.toBeNull();
        expect(after).toEqual(before);
        return;
      }
      expect(error).toBeNull();
      expect(await found(name, "id", row["id"])).toMatchObject([{ is_sample: false }]);
      expect(after.rows).toBe(before.rows + 1);
      await putRight();
    });

    it(`are ${rights.includes("c") ? "changed" : "not changed"}, sample or real`, async () => {
      const before = await sealBefore(name);
      for (const id of [rows.sample, rows.real]) {
        await tableAs(person, name)
          .update({ ...change, version: 1 })
          .eq(key, id);
        await tableAs(person, name).update(change).eq(key, id);
      }
      const after = await sealed(name);
      if (!rights.includes("c")) {
        expect(after).toEqual(before);
        return;
      }
      for (const id of [rows.sample, rows.real]) {
        expect(await found(name, key, id)).toMatchObject([{ ...change, version: 2 }]);
      }
      expect(after.rows).toBe(before.rows);
      await putRight();
    });

    it("are not changed without the version that was seen", async () => {
      const before = await sealBefore(name);
      for (const id of [rows.sample, rows.real]) {
        const { error } = await tableAs(person, name).update(change).eq(key, id);
        if (rights.includes("c")) expect(error?.hint).toBe("version-required");
      }
      await tableAs(person, name).update(change).not(key, "is", null);
      expect(await sealed(name)).toEqual(before);
    });

    it("are never deleted", async () => {
      const before = await sealBefore(name);
      for (const id of [rows.sample, rows.real]) {
        const { error } = await tableAs(person, name).delete().eq(key, id);
        expect(error).not.toBeNull();
      }
      const { data } = await tableAs(person, name).delete().not(key, "is", null).select();
      expect(data ?? []).toEqual([]);
      expect(await sealed(name)).toEqual(before);
    });

    it("are not written over by adding them again", async () => {
      const before = await sealBefore(name);
      const all = { ...add?.(), ...change, [key]: rows.real };
      for (const row of partOf([all, { ...all, version: 1 }])) {
        await tableAs(person, name).upsert(row, { ignoreDuplicates: true });
        await tableAs(person, name).upsert(row);
        await tableAs(person, name).upsert([row, { ...row, [key]: rows.sample }]);
      }
      expect(await sealed(name)).toEqual(before);
    });
  });
});
