import { beforeAll, describe, expect, it } from "vitest";
import type { Json } from "@/lib/database.types";
import { openTestBackend, userIdOf, type TestBackend } from "../support/test-backend.ts";

type Table =
  | "clients"
  | "client_contacts"
  | "client_addresses"
  | "client_sites"
  | "leads"
  | "tickets"
  | "tasks"
  | "crm_notes";

type Record_ = { table: Table; values: Record<string, Json>; column: string; to: string };

let backend: TestBackend;
const client = crypto.randomUUID();
const lead = crypto.randomUUID();

const RECORDS: Record_[] = [
  { table: "clients", values: { business: "History" }, column: "business", to: "Histories" },
  {
    table: "client_contacts",
    values: { client_id: client, name: "Ana" },
    column: "name",
    to: "Anna",
  },
  {
    table: "client_addresses",
    values: { client_id: client, street: "1 A St", town: "Dayton" },
    column: "town",
    to: "Oakwood",
  },
  {
    table: "client_sites",
    values: { client_id: client, domain: "history.example" },
    column: "registrar",
    to: "Porkbun",
  },
  { table: "leads", values: { name: "Lou" }, column: "next_step", to: "Call" },
  {
    table: "tickets",
    values: { client_id: client, subject: "Photos" },
    column: "subject",
    to: "Pictures",
  },
  {
    table: "tasks",
    values: { client_id: client, title: "Call", due_on: "2026-12-01" },
    column: "title",
    to: "Write",
  },
  {
    table: "crm_notes",
    values: { client_id: client, body: "A note" },
    column: "body",
    to: "Another",
  },
];

beforeAll(async () => {
  backend = await openTestBackend();
  await backend.sql(`insert into public.clients (id, business) values ('${client}', 'Records & Sons');
    insert into public.leads (id, name) values ('${lead}', 'Records Lead')`);
});

const rest = (table: Table) =>
  backend.clients.owner.from(table) as unknown as {
    insert: (row: object) => PromiseLike<{ error: unknown }>;
    update: (row: object) => {
      eq: (column: string, value: string) => PromiseLike<{ error: unknown }>;
    };
  };
const eventsOf = (id: string) =>
  backend.sql<
    Record<string, Json>
  >(`select actor_id, actor_name, entity, action, client_id, lead_id, ticket_id,
    before, after from public.crm_events where record_id = '${id}' order by id`);

describe("the history", () => {
  it.each(RECORDS)(
    "says who did what to $table, before and after",
    async ({ table, values, column, to }) => {
      const id = crypto.randomUUID();
      const done = async (write: PromiseLike<{ error: unknown }>) =>
        expect((await write).error).toBeNull();
      await done(rest(table).insert({ id, ...values }));
      await done(
        rest(table)
          .update({ [column]: to, version: 1 })
          .eq("id", id),
      );
      await done(
        rest(table).update({ archived_at: "2026-11-21T12:00:00Z", version: 2 }).eq("id", id),
      );
      await done(rest(table).update({ archived_at: null, version: 3 }).eq("id", id));
      const events = await eventsOf(id);
      expect(events.map(({ action }) => action)).toEqual([
        "created",
        "changed",
        "archived",
        "restored",
      ]);
      for (const event of events) {
        expect(event).toMatchObject({
          actor_id: userIdOf("owner"),
          actor_name: "A owner",
          entity: table,
        });
      }
      expect(events[0]).toMatchObject({ before: null, after: values });
      expect(events[1]).toMatchObject({
        before: { [column]: values[column] ?? null },
        after: { [column]: to },
      });
      expect(Object.keys(events[1]?.["after"] as object)).toEqual([column]);
      if ("client_id" in values) expect(events[0]?.["client_id"]).toBe(client);
    },
  );

  it("calls a mere move of a card by its name, and a write that changes nothing not at all", async () => {
    const before = (await eventsOf(lead)).length;
    await rest("leads").update({ rank: "a1V", version: 1 }).eq("id", lead);
    await rest("leads").update({ rank: "a1V", version: 2 }).eq("id", lead);
    expect((await eventsOf(lead)).slice(before).map(({ action }) => action)).toEqual(["reordered"]);
    const { data } = await backend.clients.owner
      .rpc("crm_history", { lead_id: lead })
      .throwOnError();
    expect(JSON.stringify(data)).not.toContain("reordered");
  });

  it("holds a message under its ticket and its client", async () => {
    const ticket = crypto.randomUUID();
    await rest("tickets").insert({ id: ticket, client_id: client, subject: "Talk" });
    await backend.clients.support
      .rpc("add_ticket_message", {
        id: crypto.randomUUID(),
        ticket_id: ticket,
        kind: "reply",
        body: "Done",
      })
      .throwOnError();
    const [event] = await backend.sql<Record<string, Json>>(
      `select * from public.crm_events where ticket_id = '${ticket}' and entity = 'ticket_messages'`,
    );
    expect(event).toMatchObject({
      actor_id: userIdOf("support"),
      client_id: client,
      action: "created",
    });
  });

  it("cannot be written or changed, by anybody", async () => {
    for (const person of ["owner", "sales", "support", "visitor"] as const) {
      const events = backend.clients[person].from("crm_events");
      expect(
        (await events.update({ actor_name: "x" }).eq("record_id", client)).error,
        person,
      ).not.toBeNull();
      expect((await events.delete().eq("record_id", client)).error, person).not.toBeNull();
    }
  });
});

describe("a version", () => {
  it.each(RECORDS)(
    "that is not the newest is refused by $table",
    async ({ table, values, column, to }) => {
      const id = crypto.randomUUID();
      const own = table === "client_sites" ? { ...values, domain: "version.example" } : values;
      expect((await rest(table).insert({ id, ...own })).error).toBeNull();
      expect(
        (
          await rest(table)
            .update({ [column]: to, version: 1 })
            .eq("id", id)
        ).error,
      ).toBeNull();
      const { error } = await rest(table)
        .update({ [column]: "Mine", version: 1 })
        .eq("id", id);
      expect(error).toMatchObject({ hint: "conflict", details: "2" });
      const [row] = await backend.sql<Record<string, Json>>(
        `select * from public.${table} where id = '${id}'`,
      );
      expect(row).toMatchObject({ [column]: to, version: 2 });
    },
  );

  it("of several at once is looked at one by one", async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()];
    for (const id of ids) await rest("leads").insert({ id, name: "Many" });
    const [first, second] = ids;
    const { data } = await backend.clients.sales
      .rpc("change_records", {
        entity: "leads",
        changes: [
          { id: first ?? "", version: 1, next_step: "Call" },
          { id: second ?? "", version: 4, next_step: "Call" },
          { id: crypto.randomUUID(), version: 1, next_step: "Call" },
        ],
      })
      .throwOnError();
    expect(data).toMatchObject({
      changed: [{ id: first, version: 2 }],
      failed: [{ id: second, why: "conflict" }, { why: "missing" }],
    });
  });
});

describe("a ticket's status", () => {
  const LEGAL = ["open>in-progress", "open>waiting", "open>resolved", "in-progress>open"].concat(
    ["in-progress>waiting", "in-progress>resolved", "waiting>in-progress", "waiting>resolved"],
    ["resolved>open"],
  );
  const STATUSES = ["open", "in-progress", "waiting", "resolved"];
  const moves = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => to !== from).map((to) => ({ from, to })),
  );

  it.each(moves)(
    "from $from to $to is as legal as the specification says",
    async ({ from, to }) => {
      const id = crypto.randomUUID();
      await backend.sql(`insert into public.tickets (id, client_id, subject, status)
      values ('${id}', '${client}', 'Status', '${from}')`);
      const { error } = await backend.clients.support
        .from("tickets")
        .update({ status: to, version: 1 })
        .eq("id", id);
      if (LEGAL.includes(`${from}>${to}`)) expect(error).toBeNull();
      else expect(error).toMatchObject({ hint: "illegal-transition" });
      const [row] = await backend.sql<{ status: string }>(
        `select status from public.tickets where id = '${id}'`,
      );
      expect(row?.status).toBe(LEGAL.includes(`${from}>${to}`) ? to : from);
    },
  );

  const setStatus = async (
    person: "support" | "owner",
    id: string,
    change: { status: string; version: number },
  ) => (await backend.clients[person].from("tickets").update(change).eq("id", id)).error;
  const addTicket = async (status: string) => {
    const id = crypto.randomUUID();
    await backend.sql(`insert into public.tickets (id, client_id, subject, status)
      values ('${id}', '${client}', 'Undone', '${status}')`);
    return id;
  };

  it.each(moves.filter(({ from, to }) => LEGAL.includes(`${from}>${to}`)))(
    "goes back from $to to $from for whoever has just changed it",
    async ({ from, to }) => {
      const id = await addTicket(from);
      expect(await setStatus("support", id, { status: to, version: 1 })).toBeNull();
      expect(await setStatus("support", id, { status: from, version: 2 })).toBeNull();
      expect(await backend.sql(`select status from public.tickets where id = '${id}'`)).toEqual([
        { status: from },
      ]);
    },
  );

  it("does not go back where it is no transition for another person, later, or to elsewhere", async () => {
    const id = await addTicket("waiting");
    await setStatus("support", id, { status: "resolved", version: 1 });
    const refused = { hint: "illegal-transition" };
    const back = { status: "waiting", version: 2 };
    expect(await setStatus("owner", id, back)).toMatchObject(refused);
    expect(await setStatus("support", id, { ...back, status: "in-progress" })).toMatchObject(
      refused,
    );
    await backend.sql(`update public.crm_events set happened_at = now() - interval '11 minutes'
      where record_id = '${id}' and after ? 'status'`);
    expect(await setStatus("support", id, back)).toMatchObject(refused);
  });
});
