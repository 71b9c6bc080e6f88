import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_SITE,
  removeRows,
  ROWS,
  savedViewOf,
  storedRow,
  WORDS,
} from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const PERMISSION_DENIED = "42501";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
});
afterAll(() => removeRows(backend));

const as = (person: Person) => looseClient(backend, person);
const rowOf = (table: string, id: string) => storedRow(backend, table, id);

describe("a change that cannot be", () => {
  it.each([
    ["a version from the future", "leads", ROWS.lead.real, { town: "X", version: 2 }],
    ["a version of nothing", "leads", ROWS.lead.real, { town: "X", version: null }],
    ["a rank with other characters", "leads", ROWS.lead.real, { rank: "a'; drop" }],
    ["a rank of one character", "leads", ROWS.lead.real, { rank: "a" }],
    ["a rank as long as a book", "leads", ROWS.lead.real, { rank: "a".repeat(201) }],
    ["a lead won without a client", "leads", ROWS.lead.real, { stage: "won" }],
    ["a lead lost without a reason", "leads", ROWS.lead.real, { stage: "lost" }],
    ["a reason for a lead that is not lost", "leads", ROWS.lead.real, { lost_reason: "Price" }],
    ["a stage nobody knows", "leads", ROWS.lead.real, { stage: "sold" }],
    ["an e-mail address that is none", "leads", ROWS.lead.real, { email: "a b" }],
    ["a price below nothing", "clients", ROWS.client.real, { monthly_price_cents: -1 }],
    ["a business without a name", "clients", ROWS.client.real, { business: "  " }],
    ["the site of another client", "tickets", ROWS.ticket.real, { site_id: OTHER_SITE }],
    ["a status out of order", "tickets", ROWS.ticket.real, { status: "closed" }],
    ["a domain in use", "client_sites", OTHER_SITE, { domain: `${WORDS.client}.example` }],
    [
      "a site that leads to another client’s",
      "client_sites",
      OTHER_SITE,
      { redirects_to_id: ROWS.site.real },
    ],
    ["a site that leads to itself", "client_sites", OTHER_SITE, { redirects_to_id: OTHER_SITE }],
    ["an owner who does not exist", "clients", ROWS.client.real, { owner_id: freshId() }],
  ] as const)("is refused, and nothing changes: %s", async (_, table, id, change) => {
    const before = await rowOf(table, id);
    const { error } = await as("owner")
      .from(table)
      .update({ version: 1, ...change })
      .eq("id", id);
    expect(error).not.toBeNull();
    expect(await rowOf(table, id)).toEqual(before);
  });

  it("is refused when it adds a ticket of one client on the site of another", async () => {
    const id = freshId();
    const { error } = await as("owner")
      .from("tickets")
      .insert({ id, client_id: ROWS.client.real, site_id: OTHER_SITE, subject: "X" });
    expect(error?.hint).toBe("invalid");
    expect(await rowOf("tickets", id)).toBeUndefined();
  });

  it("is refused in bulk, too: other tables, columns, shapes", async () => {
    const before = await rowOf("leads", ROWS.lead.real);
    const id = ROWS.lead.real;
    for (const [entity, changes] of [
      ["staff", [{ id: userIdOf("sales"), role: "owner" }]],
      ["crm_events", [{ id: 1, action: "X" }]],
      ["leads as l; drop table public.leads; --", [{ id }]],
      ["leads", [{ id, version: 1, 'town" = null, "name': "X" }]],
      ["leads", [{ id, version: 1, nothing: "X" }]],
      ["leads", [{ id, version: 1, stage: "sold" }]],
      ["leads", [{ id }]],
      ["leads", [7]],
      ["leads", { id, version: 1, town: "X" }],
      ["leads", Array.from({ length: 501 }, () => ({ id, version: 1, town: "X" }))],
      ["leads", null],
    ] as const) {
      const { data, error } = await as("owner").rpc("change_records", { entity, changes });
      if (error === null)
        expect((data as { changed: unknown[] } | null)?.changed ?? []).toEqual([]);
    }
    expect(await rowOf("leads", id)).toEqual(before);
    expect(
      await backend.sql(`select role from public.staff where user_id = '${userIdOf("sales")}'`),
    ).toEqual([{ role: "sales" }]);
  });
});

describe("support, who has no leads", () => {
  it("adds no note and no task to one, with a client beside it or without", async () => {
    for (const [table, row] of [
      ["crm_notes", { body: "X" }],
      ["tasks", { title: "X", due_on: "2026-12-01" }],
    ] as const) {
      for (const beside of [{}, { client_id: ROWS.client.real }]) {
        const id = freshId();
        const { error } = await as("support")
          .from(table)
          .insert({ id, lead_id: ROWS.lead.real, ...row, ...beside });
        expect(error?.code).toBe(PERMISSION_DENIED);
        expect(await rowOf(table, id)).toBeUndefined();
      }
    }
  });

  it("finds none by embedding, filtering through another table or asking back", async () => {
    for (const person of ["support", "editor", "member", "visitor"] as const) {
      const answers = [
        await as(person).from("clients").select("*,leads(*)").limit(1000),
        await as(person).from("tasks").select("*,leads(*)").limit(1000),
        await as(person).from("crm_notes").select("*,leads!inner(*)").limit(1000),
        await as(person)
          .from("leads")
          .select("*,crm_notes(*),tasks(*),lead_submissions(*)")
          .limit(1000),
        await as(person).from("leads").select("id").like("email", `${WORDS.lead}%`),
        await as(person).from("leads").update({ town: "X" }).eq("id", ROWS.lead.real).select("*"),
        await as(person).from("staff").select("*,leads(*)").limit(1000),
      ];
      for (const { data } of answers) expect(JSON.stringify(data)).not.toContain(WORDS.lead);
    }
  });
});

describe("saved views", () => {
  const VIEWERS: readonly Person[] = ["viewer", "sales", "support", "owner"];
  it.each(PEOPLE)("are the %s's own or nobody's", async (person) => {
    const others = savedViewOf(person === "owner" ? "viewer" : "owner");
    await backend.sql(`insert into public.saved_views (id, owner_id, page, name, query)
      values ('${others.id}', '${others.owner_id}', 'leads', '${others.name}', 'x')`);
    const mine = savedViewOf(person);
    const add = await as(person).from("saved_views").insert(mine);
    expect(add.error === null).toBe(VIEWERS.includes(person));
    const { data } = await as(person)
      .from("saved_views")
      .select("id")
      .in("id", [mine.id, others.id]);
    expect(data ?? []).toEqual(VIEWERS.includes(person) ? [{ id: mine.id }] : []);
    expect(
      (
        await as(person)
          .from("saved_views")
          .insert({ ...others, id: freshId(), name: "Planted" })
      ).error,
    ).not.toBeNull();
    await as(person).from("saved_views").update({ query: "stolen" }).eq("id", others.id);
    await as(person).from("saved_views").update({ owner_id: others.owner_id }).eq("id", mine.id);
    await as(person).from("saved_views").delete().eq("id", others.id);
    expect(await rowOf("saved_views", others.id)).toMatchObject({ query: "x" });
    await as(person).from("saved_views").delete().eq("id", mine.id);
    expect(await rowOf("saved_views", mine.id)).toBeUndefined();
  });
});

describe("a person who was removed and is still signed in", () => {
  it.each(["viewer", "sales", "support", "owner"] as const)(
    "is a visitor from then on: the %s",
    async (person) => {
      const set = (moment: string) =>
        backend.sql(
          `update public.staff set removed_at = ${moment} where user_id = '${userIdOf(person)}'`,
        );
      await set("now()");
      try {
        for (const table of [
          "clients",
          "leads",
          "tickets",
          "tasks",
          "crm_notes",
          "crm_events",
          "lead_submissions",
          "saved_views",
        ]) {
          const { data } = await as(person).from(table).select("*").limit(1000);
          for (const word of Object.values(WORDS)) expect(JSON.stringify(data)).not.toContain(word);
        }
        for (const name of ["list_leads", "list_clients", "list_tickets", "lead_board"]) {
          const { data } = await as(person).rpc(name, { page_size: 1000 });
          for (const word of Object.values(WORDS)) expect(JSON.stringify(data)).not.toContain(word);
        }
        const id = freshId();
        expect((await as(person).from("clients").insert({ id, business: "X" })).error?.code).toBe(
          PERMISSION_DENIED,
        );
        await as(person).from("leads").update({ town: "Gone" }).eq("id", ROWS.lead.real);
        expect((await rowOf("leads", ROWS.lead.real))?.["town"]).toBeNull();
        expect(
          (await as(person).rpc("convert_lead", { lead_id: ROWS.lead.real, version: 1 })).error
            ?.code,
        ).toBe(PERMISSION_DENIED);
      } finally {
        await set("null");
      }
    },
  );
});
