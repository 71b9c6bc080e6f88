import { afterEach, describe, expect, it } from "vitest";
import { CLIENT_FILTERS, TIME_RANGES } from "./dashboard-source";
import { createSampleSource } from "./sample-source";

const machineZone = process.env.TZ;
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);
const BOUNDARIES = [-3, 0, 7, 8, 30, 31, 90, 91, 365, 366];

/** What is true of the sample on any day, anywhere. */
async function expectAgreement(anchor: Date) {
  const source = createSampleSource({ anchor, delay: () => 0 });
  for (const range of TIME_RANGES) {
    for (const clients of CLIENT_FILTERS) {
      const query = { range, clients, asOf: anchor };
      const tiles = await source.kpis(query);
      const months = await source.revenueMonths(query);
      const traffic = await source.traffic(query);
      expect(months).toHaveLength(12);
      expect(months.at(-1)).toMatchObject({ revenue: tiles.monthlyRevenue, mrr: tiles.currentMRR });
      expect(tiles.trends.monthlyRevenue.at(-1)?.value).toBe(tiles.monthlyRevenue);
      expect(sum(traffic.leadsBySource.map(({ leads }) => leads))).toBe(tiles.newLeads);
      expect(sum(tiles.trends.newLeads.map(({ value }) => value))).toBe(tiles.newLeads);
    }
  }
  const query = { range: "30d", clients: "all", asOf: anchor } as const;
  const tiles = await source.kpis(query);
  expect(tiles).toMatchObject({
    currentMRR: 49_036,
    newLeads: 38,
    openTickets: 11,
    ticketsPastSla: 1,
    tasksDueToday: 6,
    tasksOverdue: 2,
  });
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
    const source = createSampleSource({ anchor: asOf, delay: () => 0 });

    const months = await source.revenueMonths({ range: "7d", clients: "all", asOf });

    expect(months.map(({ month }) => month)).toEqual([
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

  it.each(["America/Los_Angeles", "UTC"])(
    "a domain expires and a task falls due by the office's midnight, read in %s",
    async (zone) => {
      process.env.TZ = zone;
      const at = async (asOf: Date) => {
        const source = createSampleSource({
          anchor: new Date("2026-11-21T17:00:00Z"),
          delay: () => 0,
        });
        const query = { range: "30d", clients: "all", asOf } as const;
        const { domains } = await source.portfolio(query);
        const okafor = domains.find(({ domain }) => domain === "okaforplumbing.example");
        return { left: okafor?.daysUntilExpiry, due: (await source.kpis(query)).tasksDueToday };
      };

      expect(await at(new Date("2026-11-22T04:59:59Z"))).toEqual({ left: 5, due: 6 });
      expect(await at(new Date("2026-11-22T05:00:00Z"))).toEqual({ left: 4, due: 1 });
    },
  );
});

describe("the monthly revenue", () => {
  const anchor = new Date("2026-11-21T17:00:00Z");
  const theFirst = new Date("2026-11-01T04:00:00Z");
  const source = createSampleSource({ anchor, delay: () => 0 });
  const revenueAt = async (asOf: Date) =>
    (await source.kpis({ range: "30d", clients: "all", asOf })).monthlyRevenue;

  it("is invoiced on the 1st in advance, and grows with those who start later in the month", async () => {
    const first = await revenueAt(theFirst);
    const { mrr } = (
      await source.revenueMonths({ range: "30d", clients: "all", asOf: theFirst })
    )[11] ?? { mrr: 0 };

    expect(first - mrr).toBe(2653);
    expect(await revenueAt(anchor)).toBeGreaterThan(first);
  });

  it("of a month that is over no longer depends on the day", async () => {
    const october = async (asOf: Date) =>
      (await source.revenueMonths({ range: "30d", clients: "all", asOf })).find(
        ({ month }) => month === "2026-10",
      );

    expect(await october(theFirst)).toEqual(await october(anchor));
    expect(await october(new Date("2026-11-01T03:00:00Z"))).toEqual(await october(anchor));
  });
});
