import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/time/calendar-day";
import { officeDay } from "@/lib/office-time/office-day";
import {
  CLIENT_FILTERS,
  DAYS_OF_RANGE,
  TIME_RANGES,
  type ClientFilter,
  type DashboardQuery,
  type TimeRange,
} from "./dashboard-source";
import { countExpiring } from "./domain-expiry";
import { createSampleSource } from "./sample-source";
import { dashboardParts } from "@tests/fixtures/dashboard-parts";

const ANCHOR = new Date(2026, 10, 21, 12);
const PLAN_PRICE = 299;

const sample = () => createSampleSource({ delay: () => 0 });
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

async function everything(from: typeof source, requested: DashboardQuery) {
  const parts = dashboardParts(from);
  return Promise.all(parts.map(async (part) => [part, await from[part](requested)] as const));
}

const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);

describe.each(EVERY_QUERY)("over %s, of %s clients", (range, _, requested) => {
  it("ends two times twelve months with what the tiles say", async () => {
    const [tiles, months] = await Promise.all([
      source.kpis(requested),
      source.revenueMonths(requested),
    ]);

    expect(months).toHaveLength(24);
    expect(months[0]?.month).toBe("2024-12");
    expect(months[12]?.month).toBe("2025-12");
    expect(months.at(-1)).toEqual({
      month: "2026-11",
      revenue: tiles.monthlyRevenue,
      mrr: tiles.currentMRR,
    });
    expect(tiles.currentMRR).toBe(tiles.activeClients * PLAN_PRICE);
  });

  it("ends each trend with its tile, and starts the lasting ones where the change is counted from", async () => {
    const { trends, changes, ...tiles } = await source.kpis(requested);

    const today = officeDay(ANCHOR);
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
    const [tiles, months] = await Promise.all([
      source.kpis(requested),
      source.revenueMonths(requested),
    ]);

    const earlier = months.at(range === "90d" ? -4 : -2)?.revenue ?? 0;
    expect(tiles.trends.monthlyRevenue.map(({ value }) => value)).toEqual(
      months.slice(12).map(({ revenue }) => revenue),
    );
    expect(tiles.changes.monthlyRevenue).toBeCloseTo(
      ((tiles.monthlyRevenue - earlier) / earlier) * 100,
    );
  });

  it("adds up to the new leads by source and by day", async () => {
    const [tiles, traffic] = await Promise.all([source.kpis(requested), source.traffic(requested)]);

    const sources = traffic.leadsBySource ?? [];
    expect(sum(sources.map(({ leads }) => leads))).toBe(tiles.newLeads);
    expect(sum(tiles.trends.newLeads.map(({ value }) => value))).toBe(tiles.newLeads);
    expect(tiles.trends.newLeads.at(-1)?.day).toBe(officeDay(ANCHOR));
    const counts = sources.map(({ leads }) => leads);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it("lists as many unresolved tickets as the tile says, of each priority", async () => {
    const [tiles, tickets] = await Promise.all([source.kpis(requested), source.tickets(requested)]);

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
    const [tiles, tasks] = await Promise.all([source.kpis(requested), source.tasks(requested)]);

    const open = tasks.filter(({ status }) => status !== "completed");
    const today = officeDay(ANCHOR);
    expect(open.filter(({ dueDate }) => dueDate === today)).toHaveLength(tiles.tasksDueToday);
    expect(tasks.filter(({ isOverdue }) => isOverdue)).toHaveLength(tiles.tasksOverdue);
    expect(open.filter(({ dueDate }) => dueDate < today)).toHaveLength(tiles.tasksOverdue);
    const days = tasks.map(({ dueDate }) => dueDate);
    expect(days).toEqual(days.toSorted());
  });

  it("summarizes the domains that it lists", async () => {
    const { domains, summary } = await source.portfolio(requested);

    expect(summary.totalDomains).toBe(domains.length);
    expect(summary.rentedDomains).toBe(domains.filter(({ client }) => client !== null).length);
    expect(summary.occupancyRate).toBe(87.5);
    expect(summary.expiringNext30).toBe(countExpiring(domains, 30));
    expect(summary.expiringNext60).toBe(countExpiring(domains, 60));
    expect(summary.expiringNext90).toBe(countExpiring(domains, 90));
    expect(summary.totalMonthlyCost).toBeCloseTo(sum(domains.map(({ cost }) => cost ?? 0)) / 12);
    const days = domains.map(({ daysUntilExpiry }) => daysUntilExpiry);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it("gives the same answers again, from another source too", async () => {
    const first = await everything(source, requested);

    expect(first).toHaveLength(8);
    expect(await everything(source, requested)).toEqual(first);
    expect(await everything(sample(), { ...requested })).toEqual(first);
  });
});

describe.each(TIME_RANGES)("over %s, both kinds of client together", (range) => {
  const both = async <Answer>(part: (requested: DashboardQuery) => Promise<Answer>) =>
    Promise.all(CLIENT_FILTERS.map((clients) => part(query(clients, range))));

  it("are all of them, tile for tile", async () => {
    const figures = (await both(source.kpis)).map((tiles) => [
      tiles.currentMRR,
      tiles.monthlyRevenue,
      tiles.activeClients,
      tiles.newLeads ?? 0,
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
