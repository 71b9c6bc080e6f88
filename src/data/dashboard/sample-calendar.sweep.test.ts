import { afterEach, describe, expect, it } from "vitest";
import { CLIENT_FILTERS, TIME_RANGES } from "./dashboard-source";
import { addDays } from "@/lib/time/calendar-day";
import { createSampleSource } from "./sample-source";

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);
const BOUNDARIES = [-3, 0, 7, 8, 30, 31, 90, 91, 365, 366];

/** Checks that the figures of the example company agree on any day and in any zone. */
async function expectAgreement(anchor: Date) {
  const source = createSampleSource({ delay: () => 0 });
  for (const range of TIME_RANGES) {
    for (const clients of CLIENT_FILTERS) {
      const query = { range, clients, asOf: anchor };
      const tiles = await source.kpis(query);
      const months = await source.revenueMonths(query);
      const traffic = await source.traffic(query);
      expect(months).toHaveLength(24);
      expect(months.at(-1)).toMatchObject({ revenue: tiles.monthlyRevenue, mrr: tiles.currentMRR });
      expect(tiles.trends.monthlyRevenue.at(-1)?.value).toBe(tiles.monthlyRevenue);
      expect(sum((traffic.leadsBySource ?? []).map(({ leads }) => leads))).toBe(tiles.newLeads);
      expect(sum(tiles.trends.newLeads.map(({ value }) => value))).toBe(tiles.newLeads);
    }
  }
  const query = { range: "30d", clients: "all", asOf: anchor } as const;
  const tiles = await source.kpis(query);
  expect(tiles).toMatchObject({
    currentMRR: 49_036,
    newLeads: 38,
    openTickets: 11,
    tasksDueToday: 6,
    tasksOverdue: 2,
  });
  // In the evening also those that were due by the end of the day.
  const tickets = await source.tickets(query);
  const overdue = tickets.filter(
    ({ status, slaStatus }) => status !== "resolved" && slaStatus === "overdue",
  );
  expect(overdue[0]?.priority).toBe("urgent");
  expect(tiles.ticketsPastSla).toBe(overdue.length);
  expect(tickets.filter(({ created }) => new Date(created) > anchor)).toEqual([]);
  expect(tiles.monthlyRevenue).toBeGreaterThan(50_500);
  expect(tiles.monthlyRevenue).toBeLessThan(52_500);
  expect(tiles.changes.monthlyRevenue).toBeGreaterThan(0);
  expect((await source.traffic(query)).organicSessions).toBe(48_210);
  const { domains } = await source.portfolio(query);
  const days = domains.map(({ daysUntilExpiry }) => daysUntilExpiry);
  expect(days.every(Number.isInteger)).toBe(true);
  expect(days).toEqual(expect.arrayContaining(BOUNDARIES));
}

describe("on any date", () => {
  it.each([
    ["the 1st, just after midnight", new Date(2026, 10, 1, 0, 0, 1)],
    ["the 1st, just before midnight", new Date(2026, 10, 1, 23, 59, 59)],
    ["a leap day", new Date(2028, 1, 29, 9)],
    ["the last of February", new Date(2027, 1, 28, 9)],
    ["March 1st", new Date(2028, 2, 1, 0, 30)],
    ["March 31st, with no 31st before", new Date(2027, 2, 31, 15)],
    ["New Year's Eve", new Date(2026, 11, 31, 23, 59)],
    ["New Year", new Date(2027, 0, 1)],
    ["another year altogether", new Date(2031, 5, 15, 3)],
  ])("%s, the figures agree", async (_, anchor) => {
    await expectAgreement(anchor);
  });

  it("the twelve months follow each other, ending with this one", async () => {
    const asOf = new Date(2028, 1, 29);
    const source = createSampleSource({ delay: () => 0 });

    const months = await source.revenueMonths({ range: "7d", clients: "all", asOf });

    expect(months.slice(12).map(({ month }) => month)).toEqual([
      "2027-03",
      "2027-04",
      "2027-05",
      "2027-06",
      "2027-07",
      "2027-08",
      "2027-09",
      "2027-10",
      "2027-11",
      "2027-12",
      "2028-01",
      "2028-02",
    ]);
  });
});

describe("in any time zone", () => {
  it.each([
    ["America/New_York", "2026-11-01T04:30:00Z"],
    ["America/New_York", "2026-11-01T05:30:00Z"],
    ["America/New_York", "2026-11-02T04:59:59Z"],
    ["America/New_York", "2026-03-08T06:59:59Z"],
    ["America/New_York", "2026-03-08T07:00:00Z"],
    ["Europe/Berlin", "2026-10-25T00:30:00Z"],
    ["America/Santiago", "2026-09-06T04:00:00Z"],
    ["Asia/Kolkata", "2026-11-20T18:30:00Z"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z"],
    ["Pacific/Pago_Pago", "2026-03-01T10:59:59Z"],
  ])("%s at %s, the figures agree", async (zone, moment) => {
    process.env.TZ = zone;

    await expectAgreement(new Date(moment));
  });

  it("a domain expires, a task falls due and a month begins by the office's own midnight", async () => {
    // 10 pm on the last of November in New York.
    const evening = new Date("2026-12-01T03:00:00Z");
    const at = async (zone: string) => {
      process.env.TZ = zone;
      const source = createSampleSource({ delay: () => 0 });
      const query = { range: "7d", clients: "all", asOf: evening } as const;
      const { domains } = await source.portfolio(query);
      const tiles = await source.kpis(query);
      const months = await source.revenueMonths(query);
      return { tiles, months, expiry: domains.map(({ expiryDate }) => expiryDate) };
    };

    const atHome = await at("America/New_York");
    expect(atHome.months.at(-1)).toMatchObject({ month: "2026-11" });
    expect(await at("Asia/Tokyo")).toEqual(atHome);
    expect(await at("America/Los_Angeles")).toEqual(atHome);
  });
});

describe("the monthly revenue", () => {
  const source = createSampleSource({ delay: () => 0 });
  const answer = async (asOf: string) => {
    const months = await source.revenueMonths({
      range: "30d",
      clients: "all",
      asOf: new Date(asOf),
    });
    return months.at(-1) ?? { month: "", revenue: 0, mrr: 0 };
  };

  it("is invoiced in advance on the 1st, and beyond that for the days left of those who start later", async () => {
    const first = await answer("2026-11-01T17:00:00Z");
    const last = await answer("2026-11-30T17:00:00Z");

    expect(first.month).toBe("2026-11");
    expect(first.revenue - first.mrr).toBe(2693);
    expect(last.revenue - last.mrr).not.toBe(2693);
  });

  it("turns to the next month when the office's does", async () => {
    expect((await answer("2026-12-01T04:59:59Z")).month).toBe("2026-11");
    expect((await answer("2026-12-01T05:00:00Z")).month).toBe("2026-12");
  });
});

describe("from one day to the next", () => {
  it("the company moves along: what was due today is due today", async () => {
    const source = createSampleSource({ delay: () => 0 });
    const dueToday = async (asOf: Date) =>
      (await source.tasks({ range: "30d", clients: "all", asOf }))
        .filter(({ status }) => status !== "completed")
        .map(({ title, dueDate }) => [title, dueDate]);

    const today = await dueToday(new Date("2026-11-21T17:00:00Z"));
    const tomorrow = await dueToday(new Date("2026-11-22T17:00:00Z"));
    expect(tomorrow).toEqual(today.map(([title, day = ""]) => [title, addDays(day, 1)]));
  });
});
