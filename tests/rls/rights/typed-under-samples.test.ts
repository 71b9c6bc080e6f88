import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "@/lib/database.types";
import { arrangeRows, freshId, looseClient, removeRows, ROWS } from "../support/crm-rows.ts";
import {
  openTestBackend,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const WORD = "zqtyped";
const OUTSIDERS = ["visitor", "member"] as const;
const TABLES = [
  "client_addresses",
  "client_contacts",
  "client_sites",
  "clients",
  "crm_events",
  "crm_notes",
  "leads",
  "staff",
  "tasks",
  "ticket_messages",
  "tickets",
];

type Listed = { rows: { id: string; open_tickets: number }[]; total: number };

let backend: TestBackend;
const contactId = freshId();

const as = (person: Person) => looseClient(backend, person);
const add = async (person: Person, table: string, row: Record<string, unknown>) => {
  await as(person).from(table).insert(row).throwOnError();
};
const call = async (person: Person, name: string, args: Record<string, Json>) => {
  const { data } = await as(person).rpc(name, args).throwOnError();
  return data as unknown;
};
const list = async (person: Person, name: string, filters: Json, sort = "-created") =>
  (await call(person, name, { filters, sort, page_size: 1000 })) as Listed;
const search = (person: Person, name: "list_clients" | "list_tickets", typed: string) =>
  list(person, name, { search: typed }, name === "list_clients" ? "business" : "-created");

beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
  const client = { client_id: ROWS.client.sample };
  await add("support", "client_contacts", {
    ...client,
    id: contactId,
    name: `Ann ${WORD}`,
    email: `ann@${WORD}.example`,
  });
  const siteId = freshId();
  await add("sales", "client_sites", { ...client, id: siteId, domain: `${WORD}.example` });
  await add("sales", "client_addresses", { ...client, street: `1 ${WORD}`, town: WORD });
  await add("support", "tickets", { ...client, id: freshId(), subject: WORD });
  await add("support", "ticket_messages", {
    id: freshId(),
    ticket_id: ROWS.ticket.sample,
    kind: "reply",
    body: WORD,
  });
  await add("support", "crm_notes", { ...client, id: freshId(), body: WORD });
  await add("sales", "crm_notes", { lead_id: ROWS.lead.sample, id: freshId(), body: WORD });
  await add("sales", "tasks", {
    ...client,
    id: freshId(),
    title: WORD,
    due_on: "2001-01-01",
  });
  // The sample's own texts are unchanged, but it refers to real ones.
  await as("support")
    .from("tickets")
    .update({ site_id: siteId, version: 1 })
    .eq("id", ROWS.ticket.sample)
    .throwOnError();
  await as("sales")
    .from("clients")
    .update({ owner_id: userIdOf("sales"), town: "Newtown", version: 1 })
    .eq("id", ROWS.client.sample)
    .throwOnError();
});
afterAll(() => removeRows(backend));

describe.each(OUTSIDERS)("a hostile %s, of what staff typed under a sample,", (person) => {
  it("reads no word from any column of any table", async () => {
    for (const table of TABLES) {
      const { data } = await as(person).from(table).select("*").throwOnError();
      expect(JSON.stringify(data), table).not.toContain(WORD);
    }
  });

  it("guesses no word by searching, by character or in full", async () => {
    for (const typed of [WORD, "zqt", `${WORD}.example`, `sampleclient ${WORD}`]) {
      for (const name of ["list_clients", "list_tickets"] as const) {
        expect((await search(person, name, typed)).total, `${name}: ${typed}`).toBe(0);
      }
    }
    const direct = await as(person)
      .from("clients")
      .select("id")
      .textSearch("search", `${WORD}:*`)
      .throwOnError();
    expect(direct.data).toEqual([]);
  });

  it("reads none of these words from any function, nor their real owners", async () => {
    const client = { client_id: ROWS.client.sample };
    const answers = [
      await list(person, "list_clients", {}, "business"),
      await list(person, "list_tickets", {}),
      await call(person, "client_overview", client),
      await call(person, "ticket_detail", { ticket_id: ROWS.ticket.sample }),
      await call(person, "crm_history", client),
      await call(person, "crm_history", { ticket_id: ROWS.ticket.sample }),
      await call(person, "lead_detail", { lead_id: ROWS.lead.sample }),
      await call(person, "crm_history", { lead_id: ROWS.lead.sample }),
    ];
    for (const answer of answers) {
      expect(JSON.stringify(answer)).not.toContain(WORD);
      expect(JSON.stringify(answer)).not.toContain("A sales");
    }
  });

  it("counts the samples only", async () => {
    const { rows } = await search(person, "list_clients", "sampleclient");
    expect(rows).toMatchObject([
      // Its sample task is due today; only the task that staff added is late.
      { id: ROWS.client.sample, open_tickets: 1, health: { reasons: [{ kind: "domain" }] } },
    ]);
    const { data } = await as(person).from("tickets").select("id").throwOnError();
    const counts = (await call(person, "crm_counts", {})) as { tickets: number };
    expect(counts.tickets).toBeLessThanOrEqual(data.length);
  });
});

describe("staff", () => {
  it.each([WORD, "zqtyp", `${WORD}.example`, `sampleclient ${WORD}`, `newtown ${WORD}`])(
    "find the sample and its tickets by “%s”",
    async (typed) => {
      const clients = await search("support", "list_clients", typed);
      expect(clients.rows.map(({ id }) => id)).toEqual([ROWS.client.sample]);
      const tickets = await search("viewer", "list_tickets", typed);
      expect(tickets.rows.map(({ id }) => id)).toContain(ROWS.ticket.sample);
      expect(tickets.total).toBe(2);
    },
  );

  it("no longer find it by a contact that was archived, and do again", async () => {
    const put = (archivedAt: string | null, version: number) =>
      as("support")
        .from("client_contacts")
        .update({ archived_at: archivedAt, version })
        .eq("id", contactId)
        .throwOnError();
    await put("2026-11-21T12:00:00Z", 1);
    expect((await search("owner", "list_clients", `ann ${WORD}`)).rows).toEqual([]);
    expect((await search("owner", "list_clients", WORD)).total).toBe(1);
    await put(null, 2);
    expect((await search("owner", "list_clients", `ann ${WORD}`)).total).toBe(1);
  });
});
