import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  arrangeRows,
  freshId,
  looseClient,
  OTHER_CLIENT,
  removeRows,
  ROWS,
  storedRow,
  type Row,
} from "../support/crm-rows.ts";
import {
  openTestBackend,
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
      wrote_again_at: null,
      other_references: "CF-MINE",
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
      merged_into_id: ROWS.ticket.sample,
      clock_from: "2001-01-01",
      created_at: "2099-01-01",
    },
  ],
  [
    "ticket_messages",
    ROWS.message.real,
    {
      is_sample: true,
      author_id: userIdOf("sales"),
      author_name: "X",
      body: "X",
      kind: "reply",
      from_ticket_id: ROWS.ticket.sample,
    },
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
      edited_by_id: userIdOf("sales"),
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
