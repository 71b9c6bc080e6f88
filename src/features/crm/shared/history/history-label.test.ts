import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { HISTORY_ENTITIES, type HistoryAction, type HistoryEvent } from "@/data/history/schema";
import { columnNames } from "../fields/record-labels";
import { historyLine } from "./history-label";

const SAM = "5a000000-0000-4000-8000-000000000001";
const PRIYA = "5a000000-0000-4000-8000-000000000002";
const names = new Map([
  [SAM, "Sam Kowalski"],
  [PRIYA, "Priya Nair"],
]);

function lineOf(fields: Partial<HistoryEvent>) {
  const event: HistoryEvent = {
    id: "1",
    happened_at: "2026-11-21 09:00:00.000+00",
    actor_name: "Priya Nair",
    entity: "clients",
    record_id: "c",
    action: "changed",
    before: null,
    after: null,
    rule: null,
    can_undo: false,
    ticket: null,
    is_opening: false,
    ...fields,
  };
  const line = historyLine(event, (id) => names.get(id) ?? null, i18next.t);
  return line === null ? [] : [line.sentence, ...line.details];
}

function valueOf(column: string): unknown {
  if (column.endsWith("_id")) return crypto.randomUUID();
  if (column.endsWith("_at")) return "2026-11-21 09:00:00.000+00";
  if (column.endsWith("_on") || column === "client_since") return "2026-11-21";
  if (column.endsWith("_cents") || /count|number|seconds|version/.test(column)) return 29_900;
  if (/^(is|has)_|^auto/.test(column)) return true;
  return `typed in ${column.replaceAll("_", " ")}`;
}

describe("a line of the history", () => {
  it("names people, not their ids, before and after", () => {
    expect(lineOf({ before: { owner_id: SAM }, after: { owner_id: PRIYA } })).toEqual([
      "Priya Nair changed the client: owner",
      "Sam Kowalski → Priya Nair",
    ]);
    expect(lineOf({ before: { owner_id: null }, after: { owner_id: PRIYA } })[1]).toBe(
      "none → Priya Nair",
    );
  });

  it("says enums, money and days as people do, a line for each of several", () => {
    expect(
      lineOf({
        before: { status: "onboarding", monthly_price_cents: 29900, client_since: "2025-03-04" },
        after: { status: "active", monthly_price_cents: 34950, client_since: "2025-03-05" },
      }),
    ).toEqual([
      "Priya Nair changed the client: status, monthly price and first day as a client",
      "status: Onboarding → Active",
      "monthly price: $299 → $349.50",
      "first day as a client: Mar 4, 2025 → Mar 5, 2025",
    ]);
  });

  it("leaves out what the database noted along with it", () => {
    expect(
      lineOf({
        entity: "tasks",
        before: { status: "pending", completed_at: null },
        after: { status: "completed", completed_at: "2026-11-21 09:00:00+00" },
      }),
    ).toEqual(["Priya Nair completed a task"]);
  });

  it("quotes who said something, and cuts what is long", () => {
    const after = { kind: "client", author_name: "Dana Halden", body: "x".repeat(500) };
    const [sentence, detail = ""] = lineOf({ entity: "ticket_messages", action: "created", after });
    expect(sentence).toBe("Dana Halden replied");
    expect(detail.length).toBeLessThan(170);
    expect(detail).toMatch(/^“x+…”$/);
  });

  it("calls the message a ticket began with no reply, and an internal note what it is", () => {
    const sentenceOf = (kind: string, isOpening: boolean) =>
      lineOf({
        entity: "ticket_messages",
        action: "created",
        after: { kind, author_name: "Dana Halden", body: "It rings." },
        is_opening: isOpening,
      })[0];
    expect(sentenceOf("client", true)).toBe("Dana Halden wrote the first message");
    expect(sentenceOf("client", false)).toBe("Dana Halden replied");
    expect(sentenceOf("note", false)).toBe("Dana Halden left an internal note");
  });

  it.each([
    [{ action: "passed-sla", actor_name: null, entity: "tickets" }, "The ticket passed its SLA"],
    [{ action: "archived", entity: "crm_notes" }, "Priya Nair archived a note"],
    [{ action: "restored" }, "Priya Nair brought back the client"],
    [{ action: "created", entity: "leads", actor_name: null }, "The request came in"],
    [{ action: "teleported" as HistoryAction }, "Priya Nair: teleported"],
  ] as [Partial<HistoryEvent>, string][])("reads %j", (fields, sentence) => {
    expect(lineOf(fields)[0]).toBe(sentence);
  });

  describe.each(HISTORY_ENTITIES)("about %s", (entity) => {
    it.each(Object.entries(columnNames).filter(([, name]) => name !== null))(
      "tells a change of %s in words",
      (column) => {
        for (const [before, after] of [
          [null, valueOf(column)],
          [valueOf(column), null],
          [valueOf(column), valueOf(column)],
        ]) {
          const lines = lineOf({
            entity,
            before: { [column]: before },
            after: { [column]: after },
          });
          expect(lines[0]).toMatch(/^(Priya Nair|They) [a-z]+ \S+/);
          for (const line of lines) {
            expect(line).not.toMatch(/[0-9a-f]{8}-|_|undefined|null|not named|\{\{/);
          }
        }
      },
    );

    it.each(Object.entries(columnNames).filter(([, name]) => name === null))(
      "makes no story of %s, nor a part of one",
      (column) => {
        const both = { before: { [column]: null }, after: { [column]: valueOf(column) } };
        expect(lineOf({ entity, ...both })).toEqual([]);
        const name = { name: "Halden" };
        expect(lineOf({ entity, before: name, after: { ...both.after, name: "Haldén" } })).toEqual(
          lineOf({ entity, before: name, after: { name: "Haldén" } }),
        );
      },
    );

    it.each(["created", "changed", "archived", "restored", "imported"] as const)(
      "says who %s it",
      (action) => {
        const after = { name: "Ana", subject: "Photos", body: "Called.", archived_at: null };
        expect(lineOf({ entity, action, after })[0]).toMatch(/^Priya Nair [a-z]+/);
      },
    );
  });

  it("says which mail somebody tried to send again, and to whom", () => {
    const after = { kind: "ticket-reply", to: "dana@haldenair.example" };
    expect(lineOf({ entity: "tickets", action: "mail-retried", after })).toEqual([
      "Priya Nair tried to send a mail again",
      "Ticket reply, dana@haldenair.example",
    ]);
  });

  it("leaves out mere changes of order", () => {
    expect(lineOf({ entity: "leads", action: "reordered", after: { rank: "Q0abc" } })).toEqual([]);
    expect(
      lineOf({
        entity: "leads",
        before: { stage: "new", rank: "Q0abc", first_responded_at: null },
        after: { stage: "contacted", rank: "Q0abd", first_responded_at: "2026-11-21 09:00:00+00" },
      }),
    ).toEqual(["Priya Nair moved the lead from New to Contacted"]);
  });

  it("says why a lead was lost", () => {
    expect(
      lineOf({
        entity: "leads",
        before: { stage: "proposal", lost_reason: null },
        after: { stage: "lost", lost_reason: "Too far away" },
      }),
    ).toEqual([
      "Priya Nair moved the lead from Proposal sent to Lost",
      "reason it was lost: none → Too far away",
    ]);
  });

  it("shows an invoice with its cents", () => {
    expect(lineOf({ action: "invoice-paid", after: { amount_cents: 29900 } })).toEqual([
      "Invoice paid",
      "$299.00",
    ]);
  });
});

it("tells what an import changed, and what taking it back gave back", () => {
  const before = { phone: null };
  const after = { phone: "(555) 010-1234" };
  const change = { entity: "leads", before } as const;
  expect(lineOf({ ...change, after: { ...after, import_file: "fair.csv" } })).toEqual([
    "Priya Nair changed the lead: phone number",
    "By the import of fair.csv",
    "none → (555) 010-1234",
  ]);
  expect(lineOf({ ...change, after: { ...after, import_undone: "fair.csv" } })).toEqual([
    "Priya Nair took back the import of fair.csv",
    "none → (555) 010-1234",
  ]);
  expect(lineOf({ action: "imported", after: { import_file: "fair.csv" } })).toEqual([
    "Priya Nair imported the client",
    "fair.csv",
  ]);
});

it("names the rule that moved a lead, and who set it off", () => {
  const moved = {
    entity: "leads",
    before: { stage: "new", first_responded_at: null },
    after: { stage: "contacted", first_responded_at: "2026-11-21 09:00:00+00" },
    rule: "answered-call",
  } as const;
  expect(lineOf(moved)).toEqual([
    "Rule: an answered call moves a lead to Contacted",
    "New → Contacted",
    "Started by Priya Nair",
  ]);
  const booked = { ...moved, rule: "booking", actor_name: null };
  expect(lineOf(booked).at(-1)).toBe("Started by the site");
  expect(lineOf({ ...moved, rule: "unheard-of" })[0]).toMatch(/^Priya Nair moved the lead/);
});

it("lists the tasks that a rule added, with their days", () => {
  const tasks = [{ id: "k", title: "Collect photos", due_on: "2026-11-23" }];
  const event = { after: { tasks }, rule: "winning" };
  expect(lineOf({ ...event, action: "onboarding-added" })).toEqual([
    "Rule: winning a lead adds the onboarding tasks",
    "Collect photos, due Nov 23, 2026",
    "Started by Priya Nair",
  ]);
  expect(lineOf({ ...event, action: "onboarding-removed" })[0]).toBe(
    "Priya Nair took back the onboarding tasks",
  );
});
