import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_CLIENT,
  OTHER_SITE,
  removeRows,
  ROWS,
  savedViewOf,
  WORDS,
} from "./crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "./test-backend.ts";

type Row = Record<string, unknown>;
const PERMISSION_DENIED = "42501";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
});
afterAll(() => removeRows(backend));

const as = (person: Person) => looseClient(backend, person);
const rowOf = async (table: string, id: string) => {
  const [row] = await backend.sql<{ row: Row }>(
    `select to_jsonb(t) as row from public.${table} as t where id = '${id}'`,
  );
  return row?.row;
};

/** No right to it, or a column that is computed. */
const REFUSALS = [PERMISSION_DENIED, "428C9"];

const VALID: Record<string, Row> = {
  clients: { business: "X" },
  client_contacts: { client_id: ROWS.client.real, name: "X" },
  client_addresses: { client_id: ROWS.client.real, street: "X", town: "X" },
  client_sites: { client_id: ROWS.client.real, domain: "hostile.example" },
  leads: { name: "X" },
  tickets: { client_id: ROWS.client.real, subject: "X" },
  ticket_messages: { ticket_id: ROWS.ticket.real, kind: "note", author_name: "X", body: "X" },
  tasks: { client_id: ROWS.client.real, title: "X", due_on: "2026-12-01" },
  crm_notes: { client_id: ROWS.client.real, body: "X" },
};

/** Columns that the database keeps itself, each with what a hostile owner would put there. */
const KEPT: [table: string, id: string, columns: Row][] = [
  [
    "clients",
    ROWS.client.real,
    {
      is_sample: true,
      search: "x",
      related_words: "x",
      created_at: "2001-01-01",
      updated_at: "2001-01-01",
      id: freshId(),
    },
  ],
  [
    "client_contacts",
    ROWS.contact.real,
    { is_sample: true, client_id: OTHER_CLIENT, created_at: "2001-01-01" },
  ],
  ["client_addresses", ROWS.address.real, { is_sample: true, client_id: OTHER_CLIENT }],
  ["client_sites", ROWS.site.real, { is_sample: true, client_id: OTHER_CLIENT }],
  [
    "leads",
    ROWS.lead.real,
    {
      is_sample: true,
      client_id: ROWS.client.real,
      merged_into_id: ROWS.lead.sample,
      has_duplicates: false,
      email_key: "x",
      reference: "CF-MINE",
      form: "contact",
      first_responded_at: "2001-01-01",
      first_response_due_at: "2099-01-01",
      stage_changed_at: "2001-01-01",
      has_consent: true,
      submission_count: 9,
    },
  ],
  [
    "tickets",
    ROWS.ticket.real,
    {
      is_sample: true,
      client_id: OTHER_CLIENT,
      number: 1,
      due_at: "2099-01-01",
      warn_at: "2099-01-01",
      clock_stopped_at: "2026-01-01",
      stopped_seconds: 999,
      priority_rank: 0,
      resolved_at: "2026-01-01",
      created_at: "2099-01-01",
    },
  ],
  [
    "ticket_messages",
    ROWS.message.real,
    { is_sample: true, author_id: userIdOf("sales"), author_name: "X", body: "X", kind: "reply" },
  ],
  [
    "tasks",
    ROWS.clientTask.real,
    {
      is_sample: true,
      client_id: OTHER_CLIENT,
      lead_id: ROWS.lead.real,
      completed_at: "2001-01-01",
    },
  ],
  [
    "crm_notes",
    ROWS.clientNote.real,
    {
      is_sample: true,
      author_id: userIdOf("sales"),
      client_id: OTHER_CLIENT,
      lead_id: ROWS.lead.real,
      created_at: "2001-01-01",
    },
  ],
];

describe("what the database keeps itself", () => {
  it.each(KEPT)("is not the owner's to set in %s", async (table, id, columns) => {
    const before = await rowOf(table, id);
    for (const [column, value] of Object.entries(columns)) {
      const { error } = await as("owner")
        .from(table)
        .update({ [column]: value })
        .eq("id", id);
      expect(REFUSALS, column).toContain(error?.code);
      const added = freshId();
      if (!(column in (VALID[table] ?? {})) && column !== "id" && column !== "lead_id") {
        const insert = await as("owner")
          .from(table)
          .insert({ ...VALID[table], id: added, [column]: value });
        expect(REFUSALS, `adding ${column}`).toContain(insert.error?.code);
        expect(await rowOf(table, added)).toBeUndefined();
      }
      if (["leads", "clients", "tickets", "tasks"].includes(table) && column !== "id") {
        const answer = await as("owner").rpc("change_records", {
          entity: table,
          changes: [{ id, version: 1, [column]: value }],
        });
        expect(REFUSALS, `changing ${column} with many`).toContain(answer.error?.code);
      }
    }
    expect(await rowOf(table, id)).toEqual(before);
  });

  it("names nobody else as the author, whatever is sent", async () => {
    for (const [table, row] of [
      ["crm_notes", { client_id: ROWS.client.real, body: "X", author_id: userIdOf("owner") }],
      [
        "ticket_messages",
        {
          ticket_id: ROWS.ticket.real,
          kind: "note",
          body: "X",
          author_name: "X",
          author_id: userIdOf("owner"),
        },
      ],
    ] as const) {
      const { error } = await as("support").from(table).insert(row);
      expect(error?.code).toBe(PERMISSION_DENIED);
    }
    const id = freshId();
    await as("support")
      .from("ticket_messages")
      .insert({ id, ticket_id: ROWS.ticket.real, kind: "note", author_name: "A owner", body: "X" })
      .throwOnError();
    expect(await rowOf("ticket_messages", id)).toMatchObject({
      author_id: userIdOf("support"),
      author_name: "A support",
    });
  });

  it("is what the history says: who, before and after", async () => {
    await as("sales")
      .from("clients")
      .update({ town: "Macon", version: 1 })
      .eq("id", ROWS.client.real)
      .throwOnError();
    const [event] = await backend.sql<Row>(`select actor_id, actor_name, action, after, is_sample
      from public.crm_events where record_id = '${ROWS.client.real}' order by id desc limit 1`);
    expect(event).toEqual({
      actor_id: userIdOf("sales"),
      actor_name: "A sales",
      action: "changed",
      after: { town: "Macon" },
      is_sample: false,
    });
    await arrangeRows(backend);
  });
});

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
    ["a site that leads to itself", "client_sites", OTHER_SITE, { redirects_to_id: OTHER_SITE }],
    ["an owner who does not exist", "clients", ROWS.client.real, { owner_id: freshId() }],
  ] as const)("is refused, and nothing changes: %s", async (_, table, id, change) => {
    const before = await rowOf(table, id);
    const { error } = await as("owner").from(table).update(change).eq("id", id);
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

  it("is refused by the many at once, too: other tables, columns, shapes", async () => {
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
      ["leads", { id, town: "X" }],
      ["leads", Array.from({ length: 501 }, () => ({ id, town: "X" }))],
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
