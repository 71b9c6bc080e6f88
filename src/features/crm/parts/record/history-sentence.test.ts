import i18next from "i18next";
import { describe, expect, it } from "vitest";
import type { HistoryAction, HistoryEvent } from "@/data/crm/history";
import { historyLine } from "./history-sentence";

const SAM = "5a000000-0000-4000-8000-000000000001";
const PRIYA = "5a000000-0000-4000-8000-000000000002";
const names = new Map([
  [SAM, "Sam Kowalski"],
  [PRIYA, "Priya Nair"],
]);

function told(fields: Partial<HistoryEvent>) {
  const event: HistoryEvent = {
    id: "1",
    at: "2026-11-21 09:00:00.000+00",
    actorName: "Priya Nair",
    entity: "clients",
    recordId: "c",
    action: "changed",
    before: null,
    after: null,
    ticket: null,
    isOpening: false,
    ...fields,
  };
  const { sentence, details } = historyLine(event, (id) => names.get(id) ?? null, i18next.t);
  return [sentence, ...details];
}

describe("a line of the history", () => {
  it("names people, not their ids, before and after", () => {
    expect(told({ before: { owner_id: SAM }, after: { owner_id: PRIYA } })).toEqual([
      "Priya Nair changed owner",
      "Sam Kowalski → Priya Nair",
    ]);
    expect(told({ before: { owner_id: null }, after: { owner_id: PRIYA } })[1]).toBe(
      "none → Priya Nair",
    );
  });

  it("says enums, money and days as people do, a line for each of several", () => {
    expect(
      told({
        before: { status: "onboarding", monthly_price_cents: 29900, client_since: "2025-03-04" },
        after: { status: "active", monthly_price_cents: 34950, client_since: "2025-03-05" },
      }),
    ).toEqual([
      "Priya Nair changed status, monthly price and client since",
      "status: Onboarding → Active",
      "monthly price: $299 → $349.50",
      "client since: Mar 4, 2025 → Mar 5, 2025",
    ]);
  });

  it("leaves out what the database noted along with it", () => {
    expect(
      told({
        entity: "tasks",
        before: { status: "pending", completed_at: null },
        after: { status: "completed", completed_at: "2026-11-21 09:00:00+00" },
      }),
    ).toEqual(["Priya Nair completed a task"]);
  });

  it("quotes who said something, and cuts what is long", () => {
    const after = { kind: "client", author_name: "Dana Halden", body: "x".repeat(500) };
    const [sentence, said = ""] = told({ entity: "ticket_messages", action: "created", after });
    expect(sentence).toBe("Dana Halden replied");
    expect(said.length).toBeLessThan(170);
    expect(said).toMatch(/^“x+…”$/);
  });

  it("calls the message a ticket began with no reply, and an internal note what it is", () => {
    const said = (kind: string, isOpening: boolean) =>
      told({
        entity: "ticket_messages",
        action: "created",
        after: { kind, author_name: "Dana Halden", body: "It rings." },
        isOpening,
      })[0];
    expect(said("client", true)).toBe("Dana Halden wrote the first message");
    expect(said("client", false)).toBe("Dana Halden replied");
    expect(said("note", false)).toBe("Dana Halden left an internal note");
  });

  it.each([
    [{ action: "passed-sla", actorName: null, entity: "tickets" }, "Ticket passed its SLA"],
    [{ action: "archived", entity: "crm_notes" }, "Priya Nair archived a note"],
    [{ action: "restored" }, "Priya Nair brought back this client"],
    [{ action: "created", entity: "leads", actorName: null }, "The request came in"],
    [{ action: "teleported" as HistoryAction }, "Priya Nair: teleported (this client)"],
  ] as [Partial<HistoryEvent>, string][])("reads %j", (fields, sentence) => {
    expect(told(fields)[0]).toBe(sentence);
  });

  it("shows an invoice with its cents", () => {
    expect(told({ action: "invoice-paid", after: { amount_cents: 29900 } })).toEqual([
      "Invoice paid",
      "$299.00",
    ]);
  });
});
