import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { arrangeRows, freshId, looseClient, removeRows, ROWS, WORDS } from "../support/crm-rows.ts";
import { openTestBackend, PEOPLE, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
  await arrangeRows(backend);
});
afterAll(() => removeRows(backend));

const as = (person: Person) => looseClient(backend, person);

describe("lists asked for with malice", () => {
  const SQL = "'; drop table public.leads; -- $$ \\' union select * from auth.users";
  it.each([
    [
      "a filter with SQL in it",
      "list_leads",
      { filters: { search: SQL, stages: [SQL], trades: [SQL], regions: [SQL], sources: [SQL] } },
    ],
    ["a person with SQL in it", "list_leads", { filters: { owner: SQL } }],
    ["a date with SQL in it", "list_leads", { filters: { createdSince: SQL } }],
    ["an order with SQL in it", "list_leads", { sort: "created; drop table public.leads" }],
    ["no order", "list_leads", { sort: null }],
    ["a cursor with SQL in it", "list_leads", { after: [SQL, SQL] }],
    ["a cursor of another shape", "list_leads", { after: { a: 1 } }],
    ["a cursor too short", "list_leads", { after: [] }],
    ["a cursor that is a word", "list_leads", { after: "x" }],
    ["a page of a million", "list_leads", { page_size: 1_000_000 }],
    ["a page of nothing", "list_leads", { page_size: 0 }],
    ["a page below nothing", "list_leads", { page_size: -5 }],
    ["filters that are a list", "list_leads", { filters: ["stages"] }],
    [
      "filters of other kinds",
      "list_leads",
      { filters: { search: { a: 1 }, stages: "new", duplicates: [1], archived: { x: 1 } } },
    ],
    ["a stage with SQL in it", "lead_board_more", { stage: SQL, filters: {}, after: null }],
    ["a board of a million", "lead_board", { page_size: 1_000_000 }],
    ["a stage of a million", "lead_board", { lengths: { won: 1_000_000 } }],
    ["clients by SQL", "list_clients", { filters: { owner: SQL, statuses: [SQL] }, sort: SQL }],
    ["tickets by SQL", "list_tickets", { filters: { clientId: SQL }, sort: "queue" }],
    [
      "a queue from a moment with SQL in it",
      "list_tickets",
      { after: ["0", "0", "2026-01-01", freshId(), SQL] },
    ],
    ["a search by SQL", "search_records", { typed: SQL, most: 1_000_000 }],
    ["a search of nothing", "search_records", { typed: null, most: null }],
    [
      "records by anything",
      "records_by_id",
      { records: [null, 1, SQL, { kind: SQL, id: SQL }, { kind: "lead", id: [1] }] },
    ],
    ["records of another shape", "records_by_id", { records: { kind: "lead" } }],
    ["counts by SQL", "ticket_counts", { filters: { assignee: SQL, sla: [SQL] } }],
    ["history from a broken cursor", "crm_history", { lead_id: ROWS.lead.real, after: [SQL, SQL] }],
    ["history of everything", "crm_history", { client_id: null, lead_id: null, ticket_id: null }],
  ])("are refused or empty, and break nothing: %s", async (_, name, args) => {
    const words = Object.values(WORDS).join("|");
    for (const person of PEOPLE) {
      const { data, error } = await as(person).rpc(name, args);
      expect(error !== null || data !== undefined).toBe(true);
      const text = JSON.stringify(data);
      expect(text).not.toContain("encrypted_password");
      if (["visitor", "member", "editor"].includes(person)) expect(text).not.toMatch(words);
    }
    const [count] = await backend.sql<{ leads: number }>(
      "select count(*)::int as leads from public.leads",
    );
    expect(count?.leads).toBeGreaterThanOrEqual(3);
  });
});

describe("private functions", () => {
  it("cannot be called by anyone, whatever schema is asked for", async () => {
    for (const name of [
      "lead_page",
      "lead_conditions",
      "lead_for_change",
      "person_json",
      "can",
      "write_lead_event",
      "rank_of_moment",
    ]) {
      for (const profile of ["public", "private"]) {
        const answer = await backend.fetch(`${backend.origin}/rest/v1/rpc/${name}`, {
          method: "POST",
          headers: {
            apikey: backend.publishableKey,
            "Content-Type": "application/json",
            "Content-Profile": profile,
          },
          body: "{}",
        });
        expect(answer.status, name).toBeGreaterThanOrEqual(400);
      }
    }
  });
});
