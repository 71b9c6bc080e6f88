import { QueryClient } from "@tanstack/react-query";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientListQuery, clientOverviewQuery, clientTotalsQuery } from "@/data/clients/queries";
import { commitImport, stageImport, undoImport } from "@/data/imports/mutations";
import { recentImportsQuery } from "@/data/imports/queries";
import {
  duplicatesQuery,
  leadBoardQuery,
  leadDetailQuery,
  leadListQuery,
} from "@/data/leads/queries";
import { myDayCountQuery, myDayQuery } from "@/data/my-day/queries";
import { crmCountsQuery } from "@/data/records/crm-counts";
import { historyQuery, latestEventsQuery } from "@/data/history/queries";
import { peopleQuery, staffHistoryQuery, staffListQuery } from "@/data/staff/queries";
import { ticketCountsQuery, ticketDetailQuery, ticketListQuery } from "@/data/tickets/queries";
import { browserClient } from "../support/browser-client.ts";
import { openTestBackend } from "../support/test-backend.ts";

// Runs the screens' queries on the real database, so that their schemas parse real answers.
vi.mock("@/lib/supabase/client", async () => {
  const { browserClient } = await import("../support/browser-client.ts");
  return {
    get supabase() {
      return browserClient.supabase;
    },
  };
});

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe.each(["visitor", "owner"] as const)("asked by the %s", (person) => {
  beforeAll(async () => {
    browserClient.supabase = (await openTestBackend()).clients[person];
    queries.clear();
  });

  it("clients and what belongs to them are as their schemas say", async () => {
    const { pages } = await queries.fetchInfiniteQuery({
      ...clientListQuery({}, "business"),
      pages: 2,
    });
    const clients = pages.flatMap(({ rows }) => rows);
    expect(clients.length).toBeGreaterThan(20);
    for (const { id } of clients.slice(0, 20)) {
      const client = await queries.fetchQuery(clientOverviewQuery(id));
      expect(client?.id).toBe(id);
      await queries.fetchInfiniteQuery(historyQuery({ client_id: id }));
      await queries.fetchQuery(latestEventsQuery({ client_id: id }));
    }
    expect((await queries.fetchQuery(clientTotalsQuery({}))).clients).toBeGreaterThan(20);
  });

  it("leads are as their schemas say", async () => {
    const { pages } = await queries.fetchInfiniteQuery(leadListQuery({}, "-created"));
    const leads = pages.flatMap(({ rows }) => rows);
    expect(leads.length).toBeGreaterThan(20);
    for (const { id } of leads.slice(0, 20)) {
      expect((await queries.fetchQuery(leadDetailQuery(id)))?.id).toBe(id);
      await queries.fetchQuery(duplicatesQuery(id));
      await queries.fetchInfiniteQuery(historyQuery({ lead_id: id }));
    }
    // Late in the office day all new leads are overdue.
    const { rows, overdue } = (await queries.fetchQuery(leadBoardQuery({}))).new;
    expect(rows.length + overdue.length).toBeGreaterThan(0);
  });

  it("tickets and their messages are as their schemas say", async () => {
    const { pages } = await queries.fetchInfiniteQuery(ticketListQuery({}, "-created"));
    const tickets = pages.flatMap(({ rows }) => rows);
    expect(tickets.length).toBeGreaterThan(20);
    for (const { id } of tickets.slice(0, 20)) {
      expect((await queries.fetchQuery(ticketDetailQuery(id)))?.id).toBe(id);
      await queries.fetchInfiniteQuery(historyQuery({ ticket_id: id }));
    }
    expect((await queries.fetchQuery(ticketCountsQuery({}))).open).toBeGreaterThan(0);
  });

  it("the day is as its schema says", async () => {
    const { parts } = await queries.fetchQuery(myDayQuery({ isTeams: true }));
    const kinds = Object.values(parts).flatMap(({ rows }) => rows.map(({ kind }) => kind));
    expect(kinds).toEqual(expect.arrayContaining(["task", "demo", "answer", "ticket"]));
    expect(await queries.fetchQuery(myDayCountQuery())).toBeGreaterThanOrEqual(0);
  });

  it("people and counts are as their schemas say", async () => {
    expect((await queries.fetchQuery(peopleQuery())).length).toBeGreaterThan(0);
    expect((await queries.fetchQuery(staffListQuery())).length).toBeGreaterThan(0);
    expect((await queries.fetchQuery(crmCountsQuery())).clients).toBeGreaterThan(0);
    if (person === "visitor") return;
    await queries.fetchQuery(staffHistoryQuery());
  });

  it.skipIf(person === "visitor")("an import is as its schemas say, step by step", async () => {
    const record = { name: "Imported Twice", email: "twice@import.example" };
    const { batch, check } = await stageImport(
      { list: "leads", fileName: "answers.csv", total: 2, defaults: null },
      async () => [2, 3].map((line) => ({ line, record })),
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(check.first_duplicates).toMatchObject([{ line: 3, duplicate_line: 2 }]);
    expect(await commitImport(batch, "all", "skip")).toMatchObject({ added: 1, skipped: 1 });
    expect(await queries.fetchQuery(recentImportsQuery("leads"))).toMatchObject([
      { id: batch, file_name: "answers.csv", added: 1 },
    ]);
    expect(await undoImport(batch)).toMatchObject({ archived: 1 });
  });
});
