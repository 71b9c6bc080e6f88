import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { stubNetwork } from "@tests/stub-network";
import type { DashboardQuery } from "@/data/dashboard/dashboard-source";
import { createLiveSource } from "./live-source";

const NOON = new Date("2026-11-24T17:00:00Z");
const query = (changes: Partial<DashboardQuery> = {}): DashboardQuery => ({
  range: "30d",
  clients: "all",
  asOf: NOON,
  ...changes,
});

const ticket = (changes: object) => ({
  id: "a ticket",
  number: 1001,
  client: "Harbor Roofing",
  site: null,
  plan: "small-business",
  subject: "Wrong number",
  priority: "urgent",
  status: "open",
  assignee: null,
  created_at: "2026-11-23 15:00:00+00",
  warn_at: "2026-11-24 16:00:00+00",
  due_at: "2026-11-24 17:00:00+00",
  clock_stopped_at: null,
  resolved_at: null,
  ...changes,
});

const ANSWERS: Record<string, unknown> = {
  dashboard_leads: [
    { day: "2026-11-24", source: "referral", plan: "small-business", count: 2 },
    { day: "2026-11-01", source: "direct", plan: "enterprise", count: 3 },
    { day: "2026-10-01", source: "direct", plan: "enterprise", count: 4 },
  ],
  dashboard_rentals: [
    {
      plan: "small-business",
      monthly_price_cents: 29900,
      since: "2025-11-30",
      until: null,
      clients: 10,
    },
    {
      plan: "enterprise",
      monthly_price_cents: 49900,
      since: "2026-11-16",
      until: null,
      clients: 1,
    },
    {
      plan: "enterprise",
      monthly_price_cents: 49900,
      since: "2025-11-30",
      until: "2026-11-10",
      clients: 1,
    },
  ],
  dashboard_tickets: {
    rows: [
      ticket({}),
      ticket({ id: "late", number: 1002, due_at: "2026-11-24 16:59:59+00" }),
      ticket({
        id: "waits",
        number: 1003,
        status: "waiting",
        clock_stopped_at: "2026-11-24 15:59:59+00",
      }),
    ],
    left_out: [{ plan: "enterprise", priority: "low", is_overdue: true, count: 40 }],
  },
  dashboard_tasks: {
    rows: [
      {
        id: "a task",
        title: "Call",
        type: "Call",
        client: "Fenwick Fence",
        client_id: null,
        lead_id: "a lead",
        plan: "small-business",
        assignee: "Vera Lund",
        due_on: "2026-11-24",
        status: "pending",
        completed_on: null,
        assignee_id: null,
        version: 1,
      },
    ],
    left_out: [
      { plan: "small-business", due_on: "2026-11-24", count: 5 },
      { plan: "small-business", due_on: "2026-11-20", count: 7 },
    ],
  },
  dashboard_domains: {
    rows: [
      {
        id: "a site",
        domain: "harborroofing.example",
        client_id: "a client",
        business: "Harbor Roofing",
        plan: "small-business",
        is_rented: true,
        registrar: null,
        expires_on: "2026-12-24",
        auto_renew: true,
      },
    ],
    left_out: [
      { plan: "small-business", is_rented: false, expires_on: null, count: 2 },
      { plan: "enterprise", is_rented: true, expires_on: "2027-01-23", count: 1 },
    ],
  },
};

function liveSource(answers: Record<string, unknown> = {}) {
  const known = { ...ANSWERS, ...answers };
  const sent = stubNetwork(({ path }) => ({ body: known[path.split("/").at(-1) ?? ""] }));
  return {
    source: createLiveSource(),
    requests: () => sent.map(({ path }) => path.split("/").at(-1)),
    arguments: () => sent.map(({ body }) => body),
  };
}

describe("the live figures", () => {
  it("are counted from the company's rows", async () => {
    const tiles = await liveSource().source.kpis(query());
    expect(tiles).toMatchObject({
      currentMRR: 3_489,
      // Ten on the 1st, the one that left on the 1st, and half a month of the new one.
      monthlyRevenue: 2_990 + 499 + 250,
      activeClients: 11,
      newLeads: 5,
      changes: { newLeads: 25 },
      openTickets: 43,
      openTicketsByPriority: { urgent: 3, low: 40 },
      ticketsPastSla: 41,
      tasksDueToday: 6,
      tasksOverdue: 7,
    });
    const enterprise = await liveSource().source.kpis(query({ clients: "enterprise" }));
    expect(enterprise).toMatchObject({ currentMRR: 499, newLeads: 3, openTickets: 40 });
  });

  it("of a quarter, so far, stand beside the same days of the one before", async () => {
    const tiles = await liveSource().source.kpis(query({ range: "quarter-2026-10" }));
    expect(tiles).toMatchObject({
      currentMRR: 3_489,
      // October and November: ten twice, who left twice, and half a month of the new one.
      monthlyRevenue: 2 * 2_990 + 2 * 499 + 250,
      activeClients: 11,
      newLeads: 9,
      // July and August, as of August 24.
      earlier: { currentMRR: 3_489, monthlyRevenue: 2 * 3_489, activeClients: 11, newLeads: 0 },
      changes: { currentMRR: 0, newLeads: null },
    });
  });

  it("of a month that is over are those of its last day", async () => {
    const october = await liveSource().source.kpis(query({ range: "month-2026-10" }));
    expect(october).toMatchObject({
      currentMRR: 3_489,
      monthlyRevenue: 3_489,
      activeClients: 11,
      newLeads: 4,
      // Open tickets have no period.
      openTickets: 43,
    });
    expect(october.trends.currentMRR.at(-1)).toEqual({ day: "2026-10-31", value: 3_489 });
    const counted = october.trends.newLeads.reduce((sum, { value }) => sum + value, 0);
    expect(counted).toBe(4);
  });

  it("between two dates spread each month's price over the days that it pays for", async () => {
    const revenueOf = async (range: DashboardQuery["range"]) =>
      (await liveSource().source.kpis(query({ range }))).monthlyRevenue;
    // Fifteen of thirty days of ten clients, and all nine days that the one who left was there.
    expect(await revenueOf("2026-11-01..2026-11-15")).toBeCloseTo(1_495 + 499);
    // Nine of the fifteen days that the new one pays for.
    expect(await revenueOf("2026-11-16..2026-11-24")).toBeCloseTo(897 + 150);
    expect(await revenueOf("2026-09-01..2026-10-31")).toBeCloseTo(
      (await revenueOf("month-2026-09")) + (await revenueOf("month-2026-10")),
    );
    const days = ["2026-10-20..2026-11-02", "2026-11-03..2026-11-09"] as const;
    expect((await revenueOf(days[0])) + (await revenueOf(days[1]))).toBeCloseTo(
      await revenueOf("2026-10-20..2026-11-09"),
    );
  });

  it("show the twelve months up to the end of the range", async () => {
    const months = await liveSource().source.revenueMonths(query({ range: "quarter-2026-04" }));
    expect(months.at(-1)?.month).toBe("2026-06");
    expect(months.slice(-12)[0]?.month).toBe("2025-07");
  });

  it("begin with the month of the first client, and are twelve months at least", async () => {
    const rentalsSince = (...starts: string[]) => ({
      dashboard_rentals: starts.map((since) => ({
        plan: "small-business",
        monthly_price_cents: 29900,
        since,
        until: null,
        clients: 1,
      })),
    });
    const monthsOf = async (clients: DashboardQuery["clients"], ...starts: string[]) => {
      const { source } = liveSource(rentalsSince(...starts));
      return source.revenueMonths(query({ clients }));
    };

    const months = await monthsOf("all", "2026-01-01", "2025-08-16");
    expect(months).toHaveLength(16);
    // Sixteen of August's 31 days.
    expect(months[0]).toEqual({ month: "2025-08", revenue: 154, mrr: 299 });
    expect(months.at(-1)).toEqual({ month: "2026-11", revenue: 598, mrr: 598 });
    // The company existed, without a client of this kind.
    expect(await monthsOf("enterprise", "2025-08-16")).toHaveLength(16);

    expect(await monthsOf("all", "2019-05-01")).toHaveLength(24);
    expect(await monthsOf("all", "2026-11-20")).toHaveLength(12);
    expect(await monthsOf("all")).toHaveLength(12);
  });

  it("hold a ticket's clock as the database worked it out", async () => {
    const tickets = await liveSource().source.tickets(query());
    expect(tickets.map(({ id, slaStatus }) => [id, slaStatus])).toEqual([
      ["#1002", "overdue"],
      ["#1001", "warning"],
      ["#1003", "on-time"],
    ]);
  });

  it("count domains that are not listed, and know no cost", async () => {
    const { domains, summary } = await liveSource().source.portfolio(query());
    expect(domains).toMatchObject([{ daysUntilExpiry: 30, status: "expiring", cost: null }]);
    expect(summary).toEqual({
      totalDomains: 4,
      rentedDomains: 2,
      occupancyRate: 50,
      expiringNext30: 1,
      expiringNext60: 2,
      expiringNext90: 2,
      undatedDomains: 2,
      totalMonthlyCost: null,
    });
  });

  it("invent nothing that nobody counts", async () => {
    const { source } = liveSource();
    expect(await source.traffic(query())).toMatchObject({
      organicSessions: null,
      conversionRate: null,
    });
    expect(await source.provisioningJobs(query())).toBeNull();
    expect(await source.systemStatus(query())).toEqual([]);
  });

  it("leave out leads for whoever may not see them", async () => {
    const { source } = liveSource({ dashboard_leads: null });
    expect((await source.traffic(query())).leadsBySource).toBeNull();
    expect(await source.kpis(query())).toMatchObject({
      newLeads: null,
      trends: { newLeads: [] },
      activeClients: 11,
    });
  });
});

describe("the database", () => {
  it("is asked once for a moment, whichever panels and ranges ask", async () => {
    const { source, requests } = liveSource();
    await Promise.all([source.kpis(query()), source.traffic(query()), source.tickets(query())]);
    await source.kpis(query({ range: "90d" }));
    expect(requests()).toEqual([
      "dashboard_rentals",
      "dashboard_leads",
      "dashboard_tickets",
      "dashboard_tasks",
    ]);
    await source.traffic(query({ asOf: new Date(NOON.getTime() + 1) }));
    expect(requests().filter((name) => name === "dashboard_leads")).toHaveLength(2);
  });

  it("is asked for the days of a range, the period before it, and the months of the chart", async () => {
    const { source, requests, arguments: args } = liveSource();
    const range = "month-2026-10";
    await Promise.all([source.kpis(query({ range })), source.traffic(query({ range }))]);
    expect(requests()).toHaveLength(4);
    expect(args()).toEqual([
      { first_day: "2024-10-31" },
      ...Array.from({ length: 3 }, () => ({ first_day: "2026-09-01", last_day: "2026-10-31" })),
    ]);
    await source.traffic(query({ range: "30d" }));
    expect(args().at(-1)).toEqual({});
  });

  it("is asked again after an answer that cannot be read", async () => {
    expectConsole("error", /dashboard_domains answered with something unexpected/);
    const { source, requests } = liveSource({ dashboard_domains: { rows: "none" } });
    await expect(source.portfolio(query())).rejects.toThrow("cannot read");
    expectConsole("error", /dashboard_domains answered with something unexpected/);
    await expect(source.portfolio(query())).rejects.toThrow("cannot read");
    expect(requests()).toHaveLength(2);
  });
});
