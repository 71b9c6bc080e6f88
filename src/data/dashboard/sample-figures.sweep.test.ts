import { describe, expect, it } from "vitest";
import {
  CLIENT_FILTERS,
  TIME_RANGES,
  type ClientFilter,
  type DashboardQuery,
  type TimeRange,
} from "./dashboard-source";
import { createSampleSource } from "./sample-source";

const ANCHOR = new Date(2026, 10, 21, 12);
const source = createSampleSource({ delay: () => 0 });

const query = (clients: ClientFilter = "all", range: TimeRange = "30d"): DashboardQuery => ({
  range,
  clients,
  asOf: ANCHOR,
});

describe("the figures of an ordinary day", () => {
  it("are those the business stands at", async () => {
    const tiles = await source.kpis(query());

    expect(tiles).toMatchObject({
      currentMRR: 49_036,
      monthlyRevenue: 51_420,
      activeClients: 164,
      newLeads: 38,
      openTickets: 11,
      openTicketsByPriority: { urgent: 1 },
      ticketsPastSla: 1,
      tasksDueToday: 6,
      tasksOverdue: 2,
    });
    expect(tiles.changes.currentMRR).toBeCloseTo(3.1, 1);
    expect(tiles.changes.monthlyRevenue).toBeCloseTo(2.9, 1);
    expect(tiles.changes.newLeads).toBeCloseTo(-7.3, 1);
    expect((await source.kpis(query("enterprise"))).activeClients).toBe(26);
  });

  it("grow from month to month, from about $33,000 a year ago", async () => {
    const months = (await source.revenueMonths(query())).map(({ mrr }) => mrr);

    expect(months[12]).toBeGreaterThan(32_000);
    expect(months[12]).toBeLessThan(35_000);
    expect(months).toEqual(months.toSorted((one, other) => one - other));
  });

  it("have one-off work in them in every month of both years", async () => {
    const months = await source.revenueMonths(query());

    for (const { revenue, mrr } of months) expect(revenue).toBeGreaterThan(mrr);
  });

  it("bring about 48,000 visits and 3.8 percent of them to the phone", async () => {
    const traffic = await source.traffic(query());

    expect(traffic.organicSessions).toBe(48_210);
    expect(traffic.organicChange).toBeCloseTo(6.4, 1);
    expect(traffic.conversionRate).toBeCloseTo(3.8, 1);
    expect(traffic.conversionChange).toBeCloseTo(0.3, 1);
    expect(traffic.leadsBySource).toEqual([
      { source: "Organic search", leads: 17 },
      { source: "Business Profile", leads: 9 },
      { source: "Referral", leads: 6 },
      { source: "Paid search", leads: 4 },
      { source: "Direct", leads: 2 },
    ]);
  });

  it("differ by range and by kind of client", async () => {
    const answers = await Promise.all(
      TIME_RANGES.flatMap((range) =>
        CLIENT_FILTERS.map(async (clients) => [
          await source.kpis(query(clients, range)),
          await source.traffic(query(clients, range)),
        ]),
      ),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(9);
  });

  it("hold a domain on each side of every boundary, no two alike", async () => {
    const { domains, summary } = await source.portfolio(query());

    const days = domains.map(({ daysUntilExpiry }) => daysUntilExpiry);
    expect(days).toEqual(
      expect.arrayContaining([-3, 0, 5, 7, 8, 18, 30, 31, 60, 62, 85, 90, 91, 194, 365, 366]),
    );
    expect(new Set(domains.map(({ domain }) => domain)).size).toBe(192);
    expect(domains.every(({ domain }) => /^[a-z0-9]+\.example$/.test(domain))).toBe(true);
    expect(summary.totalMonthlyCost).toBe(214);
    expect(domains.find(({ domain }) => domain === "okaforplumbing.example")).toMatchObject({
      client: "Okafor & Sons",
      registrar: "Northgate",
      expiryDate: "2026-11-26",
      daysUntilExpiry: 5,
      autoRenew: false,
      status: "expiring",
      cost: 14,
    });
  });

  it("name each client and each site once", async () => {
    const { domains } = await source.portfolio(query());

    const clients = domains.flatMap(({ client }) => client ?? []);
    expect(clients).toHaveLength(168);
    expect(new Set(clients).size).toBe(164);
  });
});

describe("the tickets", () => {
  it("put the most pressing first and the resolved last", async () => {
    const tickets = await source.tickets(query());

    expect(tickets[0]).toMatchObject({
      subject: "Contact form emails going to old inbox",
      client: "Halden Air",
      site: "haldenair.example",
      priority: "urgent",
      slaStatus: "overdue",
      created: "2026-11-18T15:05:00.000Z",
    });
    expect(tickets.slice(11).every(({ status }) => status === "resolved")).toBe(true);
  });

  it("show resolved ones of the range only, and more of them over a longer one", async () => {
    const counts = await Promise.all(
      TIME_RANGES.map(async (range) => (await source.tickets(query("all", range))).length),
    );

    expect(counts[0]).toBeGreaterThan(11);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
  });

  it("keep the state that they were resolved in, however long ago", async () => {
    const tickets = await source.tickets(query());

    expect(
      tickets.find(({ subject }) => subject === "Reviews widget shows 0 reviews"),
    ).toMatchObject({
      client: "Lookout",
      priority: "high",
      status: "resolved",
      slaStatus: "on-time",
      created: "2026-11-18T15:00:00.000Z",
    });
  });

  it("grow older with the clock while nobody answers", async () => {
    // Friday, 10 am and 6 pm in New York, before and after the end of the working day.
    const morning = { ...query(), asOf: new Date("2026-11-20T15:00:00Z") };
    const evening = { ...query(), asOf: new Date("2026-11-20T23:00:00Z") };

    expect((await source.kpis(morning)).ticketsPastSla).toBe(1);
    expect((await source.kpis(evening)).ticketsPastSla).toBe(4);
  });

  it("stand still while the client is waited for", async () => {
    const states = async (asOf: string) =>
      (await source.tickets({ ...query(), asOf: new Date(asOf) }))
        .filter(({ status }) => status === "waiting")
        .map(({ subject, slaStatus }) => [subject, slaStatus]);

    expect(await states("2026-11-20T15:00:00Z")).toHaveLength(3);
    expect(await states("2026-11-20T23:00:00Z")).toEqual(await states("2026-11-20T15:00:00Z"));
  });
});

describe("the tasks", () => {
  it("are fourteen to do, and one of today's is done already", async () => {
    const tasks = await source.tasks(query());

    expect(tasks.filter(({ status }) => status !== "completed")).toHaveLength(14);
    expect(
      tasks.filter(({ status, dueDate }) => status === "completed" && dueDate === "2026-11-21"),
    ).not.toHaveLength(0);
    expect(tasks.some(({ status, isOverdue }) => status === "completed" && isOverdue)).toBe(false);
  });
});

describe("the provisioning jobs", () => {
  const STEPS = [
    "Domain Setup",
    "SSL Certificate",
    "Hosting Configuration",
    "AI Content Generation",
    "SEO Optimization",
    "Quality Review",
    "Go Live",
  ];

  it("cover every status, with their steps in order and their progress in step", async () => {
    const jobs = await source.provisioningJobs(query());

    expect(new Set(jobs.map(({ status }) => status)).size).toBe(5);
    for (const job of jobs) {
      expect(job.steps.map(({ name }) => name)).toEqual(STEPS);
      const done = job.steps.filter(({ status }) => status === "completed").length;
      expect(job.steps.slice(0, done).every(({ duration }) => duration !== undefined)).toBe(true);
      expect(job.progress).toBeGreaterThanOrEqual(Math.floor((done / 7) * 100));
      expect(job.progress).toBeLessThanOrEqual(Math.ceil(((done + 1) / 7) * 100));
      expect(job.currentStep).toBe(STEPS[Math.min(done, 6)]);
      expect(Date.parse(job.created)).toBeLessThan(Date.parse(job.estimatedCompletion));
    }
  });

  it("say why they failed, and only then", async () => {
    const jobs = await source.provisioningJobs(query());

    for (const { status, failure, steps } of jobs) {
      expect(failure !== undefined).toBe(status === "failed");
      expect(steps.some((step) => step.status === "failed")).toBe(status === "failed");
    }
    expect(jobs.find(({ client }) => client === "Marlow Electric")).toMatchObject({
      status: "failed",
      progress: 29,
      currentStep: "SSL Certificate",
      failure: "DNS not pointed yet",
    });
  });
});
