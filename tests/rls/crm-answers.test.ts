import { QueryClient } from "@tanstack/react-query";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientListQuery, clientOverviewQuery, clientTotalsQuery } from "@/data/clients/queries";
import { recentImportsQuery } from "@/data/imports/queries";
import {
  duplicatesQuery,
  leadBoardQuery,
  leadDetailQuery,
  leadListQuery,
} from "@/data/leads/queries";
import { crmCountsQuery } from "@/data/records/counts";
import { historyQuery } from "@/data/records/history";
import { latestEventsQuery } from "@/data/records/record-state";
import { peopleQuery } from "@/data/staff/people";
import { staffHistoryQuery, staffListQuery } from "@/data/staff/staff-list";
import { ticketCountsQuery, ticketDetailQuery, ticketListQuery } from "@/data/tickets/queries";
import { browserClient } from "./browser-client.ts";
import { openTestBackend } from "./test-backend.ts";

// What the screens ask is asked of the real database: its answers are read by their schemas.
vi.mock("../../src/lib/supabase/client.ts", async () => {
  const { browserClient } = await import("./browser-client.ts");
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
      await queries.fetchInfiniteQuery(historyQuery({ clientId: id }));
      await queries.fetchQuery(latestEventsQuery({ clientId: id }));
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
      await queries.fetchInfiniteQuery(historyQuery({ leadId: id }));
    }
    expect((await queries.fetchQuery(leadBoardQuery({}))).new.rows.length).toBeGreaterThan(0);
  });

  it("tickets and their messages are as their schemas say", async () => {
    const { pages } = await queries.fetchInfiniteQuery(ticketListQuery({}, "-created"));
    const tickets = pages.flatMap(({ rows }) => rows);
    expect(tickets.length).toBeGreaterThan(20);
    for (const { id } of tickets.slice(0, 20)) {
      expect((await queries.fetchQuery(ticketDetailQuery(id)))?.id).toBe(id);
      await queries.fetchInfiniteQuery(historyQuery({ ticketId: id }));
    }
    expect((await queries.fetchQuery(ticketCountsQuery({}))).open).toBeGreaterThan(0);
  });

  it("people and counts are as their schemas say", async () => {
    expect((await queries.fetchQuery(peopleQuery())).length).toBeGreaterThan(0);
    expect((await queries.fetchQuery(staffListQuery())).length).toBeGreaterThan(0);
    expect((await queries.fetchQuery(crmCountsQuery())).clients).toBeGreaterThan(0);
    if (person === "visitor") return;
    await queries.fetchQuery(staffHistoryQuery());
    await queries.fetchQuery(recentImportsQuery("leads"));
  });
});
