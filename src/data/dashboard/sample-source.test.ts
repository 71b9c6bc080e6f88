import { describe, expect, it } from "vitest";
import { addDays, localDay } from "@/lib/calendar-day";
import {
  CLIENT_FILTERS,
  DAYS_OF_RANGE,
  TIME_RANGES,
  type ClientFilter,
  type DashboardPart,
  type DashboardQuery,
  type TimeRange,
} from "./dashboard-source";
import { countExpiring } from "./domain-expiry";
import { createSampleSource } from "./sample-source";

const ANCHOR = new Date(2026, 10, 21, 12);
const PLAN_PRICE = 299;

const sample = (anchor = ANCHOR, openTickets?: number) =>
  createSampleSource({ anchor, delay: () => 0, openTickets });
const source = sample();

const EVERY_QUERY = TIME_RANGES.flatMap((range) =>
  CLIENT_FILTERS.map((clients): [TimeRange, ClientFilter, DashboardQuery] => [
    range,
    clients,
    { range, clients, asOf: ANCHOR },
  ]),
);
const query = (clients: ClientFilter = "all", range: TimeRange = "30d"): DashboardQuery => ({
  range,
  clients,
  asOf: ANCHOR,
});

async function everything(from: typeof source, asked: DashboardQuery) {
  const parts = Object.keys(from) as DashboardPart[];
  return Promise.all(parts.map(async (part) => [part, await from[part](asked)] as const));
}

const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);

describe.each(EVERY_QUERY)("over %s, of %s clients", (range, _, asked) => {
  it("ends the twelve months with what the tiles say", async () => {
    const [tiles, months] = await Promise.all([source.kpis(asked), source.revenueMonths(asked)]);

    expect(months).toHaveLength(12);
    expect(months[0]?.month).toBe("2025-12");
    expect(months.at(-1)).toEqual({
      month: "2026-11",
      revenue: tiles.monthlyRevenue,
      mrr: tiles.currentMRR,
    });
    expect(tiles.currentMRR).toBe(tiles.activeClients * PLAN_PRICE);
  });

  it("ends each trend with its tile, and starts the lasting ones where the change is counted from", async () => {
    const { trends, changes, ...tiles } = await source.kpis(asked);

    const today = localDay(ANCHOR);
    for (const figure of ["currentMRR", "activeClients"] as const) {
      const [first, last] = [trends[figure].at(0), trends[figure].at(-1)];
      expect(last).toEqual({ day: today, value: tiles[figure] });
      expect(first?.day).toBe(addDays(today, -DAYS_OF_RANGE[range]));
      const earlier = first?.value ?? 0;
      expect(changes[figure]).toBeCloseTo(((tiles[figure] - earlier) / earlier) * 100);
    }
    expect(trends.monthlyRevenue.at(-1)).toEqual({ day: today, value: tiles.monthlyRevenue });
  });

  it("compares revenue with a bar of the chart", async () => {
    const [tiles, months] = await Promise.all([source.kpis(asked), source.revenueMonths(asked)]);

    const earlier = months.at(range === "90d" ? -4 : -2)?.revenue ?? 0;
    expect(tiles.trends.monthlyRevenue.map(({ value }) => value)).toEqual(
      months.map(({ revenue }) => revenue),
    );
    expect(tiles.changes.monthlyRevenue).toBeCloseTo(
      ((tiles.monthlyRevenue - earlier) / earlier) * 100,
    );
  });

  it("adds up to the new leads by source and by day", async () => {
    const [tiles, traffic] = await Promise.all([source.kpis(asked), source.traffic(asked)]);

    expect(sum(traffic.leadsBySource.map(({ leads }) => leads))).toBe(tiles.newLeads);
    expect(sum(tiles.trends.newLeads.map(({ value }) => value))).toBe(tiles.newLeads);
    expect(tiles.trends.newLeads.at(-1)?.day).toBe(localDay(ANCHOR));
    const counts = traffic.leadsBySource.map(({ leads }) => leads);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it("lists as many unresolved tickets as the tile says, of each priority", async () => {
    const [tiles, tickets] = await Promise.all([source.kpis(asked), source.tickets(asked)]);

    const open = tickets.filter(({ status }) => status !== "resolved");
    expect(open).toHaveLength(tiles.openTickets);
    expect(sum(Object.values(tiles.openTicketsByPriority))).toBe(tiles.openTickets);
    for (const [priority, count] of Object.entries(tiles.openTicketsByPriority)) {
      expect(open.filter((ticket) => ticket.priority === priority)).toHaveLength(count);
    }
    expect(open.filter(({ slaStatus }) => slaStatus === "overdue")).toHaveLength(
      tiles.ticketsPastSla,
    );
  });

  it("lists as many tasks due today and overdue as the tile says", async () => {
    const [tiles, tasks] = await Promise.all([source.kpis(asked), source.tasks(asked)]);

    const open = tasks.filter(({ status }) => status !== "completed");
    const today = localDay(ANCHOR);
    expect(open.filter(({ dueDate }) => dueDate === today)).toHaveLength(tiles.tasksDueToday);
    expect(tasks.filter(({ isOverdue }) => isOverdue)).toHaveLength(tiles.tasksOverdue);
    expect(open.filter(({ dueDate }) => dueDate < today)).toHaveLength(tiles.tasksOverdue);
    const days = tasks.map(({ dueDate }) => dueDate);
    expect(days).toEqual(days.toSorted());
  });

  it("summarizes the domains that it lists", async () => {
    const { domains, summary } = await source.portfolio(asked);

    expect(summary.totalDomains).toBe(domains.length);
    expect(summary.rentedDomains).toBe(domains.filter(({ client }) => client !== null).length);
    expect(summary.occupancyRate).toBe(87.5);
    expect(summary.expiringNext30).toBe(countExpiring(domains, 30));
    expect(summary.expiringNext60).toBe(countExpiring(domains, 60));
    expect(summary.expiringNext90).toBe(countExpiring(domains, 90));
    expect(summary.totalMonthlyCost).toBeCloseTo(sum(domains.map(({ cost }) => cost)) / 12);
    const days = domains.map(({ daysUntilExpiry }) => daysUntilExpiry);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it("gives the same answers again, from another source too", async () => {
    const first = await everything(source, asked);

    expect(first).toHaveLength(8);
    expect(await everything(source, asked)).toEqual(first);
    expect(await everything(sample(new Date(ANCHOR)), { ...asked })).toEqual(first);
  });
});

describe.each(TIME_RANGES)("over %s, both kinds of client together", (range) => {
  const both = async <Answer>(part: (asked: DashboardQuery) => Promise<Answer>) =>
    Promise.all(CLIENT_FILTERS.map((clients) => part(query(clients, range))));

  it("are all of them, tile for tile", async () => {
    const figures = (await both(source.kpis)).map((tiles) => [
      tiles.currentMRR,
      tiles.monthlyRevenue,
      tiles.activeClients,
      tiles.newLeads,
      tiles.openTickets,
      tiles.ticketsPastSla,
      tiles.tasksDueToday,
      tiles.tasksOverdue,
      ...Object.values(tiles.openTicketsByPriority),
      ...Object.values(tiles.trends).flatMap((points) => points.map(({ value }) => value)),
    ]);

    const [all, enterprise, small] = figures;
    expect(all).toEqual(enterprise?.map((figure, index) => figure + (small?.[index] ?? 0)));
  });

  it("are all of them in every month, visit and source", async () => {
    const months = await both(source.revenueMonths);
    const traffic = await both(source.traffic);
    const figures = CLIENT_FILTERS.map((_, index) => [
      ...(months[index] ?? []).flatMap(({ revenue, mrr }) => [revenue, mrr]),
      traffic[index]?.organicSessions ?? 0,
      ...(traffic[index]?.leadsBySource ?? [])
        .toSorted((one, other) => one.source.localeCompare(other.source))
        .map(({ leads }) => leads),
    ]);

    const [all, enterprise, small] = figures;
    expect(all).toEqual(enterprise?.map((figure, index) => figure + (small?.[index] ?? 0)));
  });

  it("convert at the rate of all visits, not at the mean of two rates", async () => {
    const [all, enterprise, small] = await both(source.traffic);

    const enquiries = [enterprise, small].map((part) =>
      Math.round(((part?.organicSessions ?? 0) * (part?.conversionRate ?? 0)) / 100),
    );
    expect(all?.conversionRate).toBeCloseTo(
      (sum(enquiries) / (all?.organicSessions ?? 0)) * 100,
      8,
    );
  });

  it.each(["tickets", "tasks", "provisioningJobs"] as const)("share out the %s", async (part) => {
    const [all, enterprise, small] = await both<{ id: string }[]>(source[part]);
    const ids = (rows?: { id: string }[]) => (rows ?? []).map(({ id }) => id);

    expect([...ids(enterprise), ...ids(small)].toSorted()).toEqual(ids(all).toSorted());
    expect(new Set(ids(all)).size).toBe(all?.length);
  });

  it("share out the domains", async () => {
    const [all, enterprise, small] = await both(source.portfolio);
    const ids = (portfolio: typeof all) => (portfolio?.domains ?? []).map(({ id }) => id);

    expect([...ids(enterprise), ...ids(small)].toSorted()).toEqual(ids(all).toSorted());
    expect([enterprise?.summary, small?.summary]).toMatchObject([
      { rentedDomains: 28, totalDomains: 32 },
      { rentedDomains: 140, totalDomains: 160 },
    ]);
  });
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

    expect(months[0]).toBeGreaterThan(32_000);
    expect(months[0]).toBeLessThan(35_000);
    expect(months).toEqual(months.toSorted((one, other) => one - other));
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
      EVERY_QUERY.map(async ([, , asked]) => [
        await source.kpis(asked),
        await source.traffic(asked),
      ]),
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
      created: new Date(2026, 10, 20, 10).toISOString(),
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

  it("grow older with the clock while nobody answers", async () => {
    const nextDay = { ...query(), asOf: new Date(2026, 10, 22, 12) };
    const [tiles, tickets] = [await source.kpis(nextDay), await source.tickets(nextDay)];

    expect(tiles.openTickets).toBe(11);
    expect(tiles.ticketsPastSla).toBeGreaterThan(1);
    expect(
      tickets.filter((ticket) => ticket.status !== "resolved" && ticket.slaStatus === "overdue"),
    ).toHaveLength(tiles.ticketsPastSla);
  });

  it.each([0, 1, 11, 12, 10_000])(
    "can be %i unresolved ones, counted alike everywhere",
    async (count) => {
      const busy = sample(ANCHOR, count);
      const [tiles, tickets, enterprise, small] = await Promise.all([
        busy.kpis(query()),
        busy.tickets(query()),
        busy.kpis(query("enterprise")),
        busy.kpis(query("small-business")),
      ]);

      expect(tiles.openTickets).toBe(count);
      expect(enterprise.openTickets + small.openTickets).toBe(count);
      expect(sum(Object.values(tiles.openTicketsByPriority))).toBe(count);
      const open = tickets.filter(({ status }) => status !== "resolved");
      expect(open).toHaveLength(count);
      expect(open.filter(({ slaStatus }) => slaStatus === "overdue")).toHaveLength(
        tiles.ticketsPastSla,
      );
      expect(new Set(tickets.map(({ id }) => id)).size).toBe(tickets.length);
      const { currentMRR, newLeads, tasksDueToday } = await source.kpis(query());
      expect(tiles).toMatchObject({ currentMRR, newLeads, tasksDueToday });
    },
  );
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

  it("are overdue at midnight", async () => {
    const at = (asOf: Date) => source.kpis({ ...query(), asOf });

    expect(await at(new Date(2026, 10, 21, 23, 59, 59))).toMatchObject({
      tasksDueToday: 6,
      tasksOverdue: 2,
    });
    expect(await at(new Date(2026, 10, 22))).toMatchObject({ tasksDueToday: 1, tasksOverdue: 8 });
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

  it("keep the addresses of sites that are not live yet in stock", async () => {
    const [jobs, { domains }] = [
      await source.provisioningJobs(query()),
      await source.portfolio(query()),
    ];

    for (const { site, client, status } of jobs) {
      expect(domains.find(({ domain }) => domain === site)?.client).toBe(
        status === "published" ? client : null,
      );
    }
  });
});

it("hands out answers that nobody else holds", async () => {
  const asked = query();
  const before = structuredClone(await everything(source, asked));

  for (const [, answer] of await everything(source, asked)) spoil(answer);

  expect(await everything(source, asked)).toEqual(before);
});

function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  Object.values(value).forEach(spoil);
  for (const key of Object.keys(value)) Reflect.set(value, key, "spoiled");
}
