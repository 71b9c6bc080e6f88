import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "@/lib/dates/calendar-day";
import { officeDay } from "@/lib/dates/office/office-day";
import {
  CLIENT_FILTERS,
  DAYS_OF_RANGE,
  STEP_NAMES,
  TIME_RANGES,
  type ClientFilter,
  type DashboardQuery,
  type RecentDays,
} from "./dashboard-source";
import { countExpiring } from "./domain-expiry";
import { createSampleSource } from "./sample-source";

const ANCHOR = new Date(2026, 10, 21, 12);
const PLAN_PRICE = 299;

const promptSource = () => createSampleSource({ delay: () => 0 });

// A new one for each test, because a source remembers the rows of a day.
let source = promptSource();
beforeEach(() => {
  source = promptSource();
});

type RecentQuery = DashboardQuery & { range: RecentDays };

const queryOf = (
  clients: ClientFilter = "all",
  range: RecentDays = "30d",
  asOf = ANCHOR,
): RecentQuery => ({ range, clients, asOf });

const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);
const valuesOf = (points: { value: number }[]) => points.map(({ value }) => value);

async function answersTo(query: DashboardQuery) {
  const [tiles, months, traffic, tickets, tasks, { domains, summary }] = await Promise.all([
    source.kpis(query),
    source.revenueMonths(query),
    source.traffic(query),
    source.tickets(query),
    source.tasks(query),
    source.portfolio(query),
  ]);
  return { tiles, months, traffic, tickets, tasks, domains, summary };
}

type Answers = Awaited<ReturnType<typeof answersTo>>;

function expectRevenueToAgree({ tiles, months }: Answers, { range, asOf }: RecentQuery) {
  const today = officeDay(asOf);
  expect(months).toHaveLength(24);
  expect(months.at(-1)).toEqual({
    month: today.slice(0, 7),
    revenue: tiles.monthlyRevenue,
    mrr: tiles.currentMRR,
  });
  expect(tiles.currentMRR).toBe(tiles.activeClients * PLAN_PRICE);
  expect(valuesOf(tiles.trends.monthlyRevenue)).toEqual(
    months.slice(12).map(({ revenue }) => revenue),
  );
  const earlier = months.at(range === "90d" ? -4 : -2)?.revenue ?? 0;
  expect(tiles.changes.monthlyRevenue).toBeCloseTo((tiles.monthlyRevenue / earlier - 1) * 100);
  for (const figure of ["currentMRR", "activeClients"] as const) {
    const [first, last] = [tiles.trends[figure].at(0), tiles.trends[figure].at(-1)];
    expect(last).toEqual({ day: today, value: tiles[figure] });
    expect(first?.day).toBe(addDays(today, -DAYS_OF_RANGE[range]));
    expect(tiles.changes[figure]).toBeCloseTo((tiles[figure] / (first?.value ?? 0) - 1) * 100);
  }
}

function expectListsToAgree({ tiles, traffic, tickets, tasks }: Answers, asOf: Date) {
  const today = officeDay(asOf);
  const leads = (traffic.leadsBySource ?? []).map((from) => from.leads);
  expect(leads).toEqual(leads.toSorted((one, other) => other - one));
  expect(sum(leads)).toBe(tiles.newLeads);
  expect(sum(valuesOf(tiles.trends.newLeads))).toBe(tiles.newLeads);

  const open = tickets.filter(({ status }) => status !== "resolved");
  expect(open).toHaveLength(tiles.openTickets);
  expect(open).toEqual(tickets.slice(0, open.length));
  for (const [priority, count] of Object.entries(tiles.openTicketsByPriority)) {
    expect(open.filter((ticket) => ticket.priority === priority)).toHaveLength(count);
  }
  expect(open.filter(({ slaStatus }) => slaStatus === "overdue")).toHaveLength(
    tiles.ticketsPastSla,
  );
  expect(tickets.filter(({ created }) => new Date(created) > asOf)).toEqual([]);

  const toDo = tasks.filter(({ status }) => status !== "completed");
  expect(toDo.filter(({ dueDate }) => dueDate === today)).toHaveLength(tiles.tasksDueToday);
  expect(toDo.filter(({ dueDate }) => dueDate < today)).toHaveLength(tiles.tasksOverdue);
  expect(tasks.filter(({ isOverdue }) => isOverdue)).toHaveLength(tiles.tasksOverdue);
  const days = tasks.map(({ dueDate }) => dueDate);
  expect(days).toEqual(days.toSorted());
}

function expectDomainsToAgree({ domains, summary }: Answers) {
  expect(summary).toMatchObject({
    totalDomains: domains.length,
    rentedDomains: domains.filter(({ client }) => client !== null).length,
    occupancyRate: 87.5,
    expiringNext30: countExpiring(domains, 30),
    expiringNext60: countExpiring(domains, 60),
    expiringNext90: countExpiring(domains, 90),
  });
  expect(summary.totalMonthlyCost).toBeCloseTo(sum(domains.map(({ cost }) => cost ?? 0)) / 12);
  const days = domains.map(({ daysUntilExpiry }) => daysUntilExpiry ?? Infinity);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
}

async function expectAgreement(query: RecentQuery): Promise<Answers> {
  const answers = await answersTo(query);
  expectRevenueToAgree(answers, query);
  expectListsToAgree(answers, query.asOf);
  expectDomainsToAgree(answers);
  return answers;
}

describe("the panels", () => {
  it.each(
    TIME_RANGES.flatMap((range) => CLIENT_FILTERS.map((clients) => [range, clients] as const)),
  )("show the same figures over %s, of %s clients", async (range, clients) => {
    await expectAgreement(queryOf(clients, range));
  });

  it.each(TIME_RANGES)("add both kinds of client up to all, over %s", async (range) => {
    const [all, ...kinds] = await Promise.all(
      CLIENT_FILTERS.map(async (clients) => {
        const { tiles, months, traffic, ...lists } = await answersTo(queryOf(clients, range));
        return [
          tiles.tasksDueToday,
          ...Object.values(tiles.trends).flatMap(valuesOf),
          ...months.flatMap(({ revenue, mrr }) => [revenue, mrr]),
          traffic.organicSessions ?? 0,
          ...[lists.tickets, lists.tasks, lists.domains].map(({ length }) => length),
        ];
      }),
    );
    expect(all).toEqual(all?.map((_, index) => sum(kinds.map((figures) => figures[index] ?? 0))));
  });
});

describe("an ordinary day", () => {
  it("has the invented company's figures", async () => {
    const { tiles, months, traffic, domains, summary } = await answersTo(queryOf());
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
    expect(tiles.changes.newLeads).toBeCloseTo(-7.3, 1);
    const recurring = months.map(({ mrr }) => mrr);
    expect(recurring).toEqual(recurring.toSorted((one, other) => one - other));
    for (const { revenue, mrr } of months) expect(revenue).toBeGreaterThan(mrr);
    expect(traffic).toMatchObject({
      organicSessions: 48_210,
      organicChange: expect.closeTo(6.4, 1),
      conversionRate: expect.closeTo(3.8, 1),
      conversionChange: expect.closeTo(0.3, 1),
    });
    expect(traffic.leadsBySource?.map(({ leads }) => leads)).toEqual([17, 9, 6, 4, 2]);
    expect(summary).toMatchObject({ totalDomains: 192, totalMonthlyCost: 214 });
    // On each side of every boundary of colors and filters.
    expect(domains.map(({ daysUntilExpiry }) => daysUntilExpiry)).toEqual(
      expect.arrayContaining([-3, 0, 5, 7, 8, 18, 30, 31, 60, 62, 85, 90, 91, 194, 365, 366]),
    );
  });

  it("lists the most pressing ticket first", async () => {
    const [first] = await source.tickets(queryOf());
    expect(first).toMatchObject({
      subject: "Contact form emails going to old inbox",
      client: "Halden Air",
      site: "haldenair.example",
      priority: "urgent",
      slaStatus: "overdue",
      created: "2026-11-18T15:05:00.000Z",
    });
  });

  it("lets tickets become overdue in office hours, but not while the client is waited for", async () => {
    // Friday, 10 am and 6 pm in New York, before and after the end of the working day.
    const [morning, evening] = await Promise.all(
      ["2026-11-20T15:00:00Z", "2026-11-20T23:00:00Z"].map((moment) =>
        answersTo(queryOf("all", "30d", new Date(moment))),
      ),
    );
    const waiting = (answers?: Answers) =>
      answers?.tickets
        .filter(({ status }) => status === "waiting")
        .map(({ subject, slaStatus }) => [subject, slaStatus]);
    expect(morning?.tiles.ticketsPastSla).toBe(1);
    expect(evening?.tiles.ticketsPastSla).toBe(4);
    expect(waiting(morning)).toHaveLength(3);
    expect(waiting(evening)).toEqual(waiting(morning));
  });

  it("has provisioning jobs of every status, with their steps in order", async () => {
    const jobs = await source.provisioningJobs(queryOf());
    expect(new Set(jobs.map(({ status }) => status)).size).toBe(5);
    for (const { status, steps, failure, ...job } of jobs) {
      expect(steps.map(({ name }) => name)).toEqual(STEP_NAMES);
      const done = steps.filter((step) => step.status === "completed");
      expect(done).toEqual(steps.slice(0, done.length));
      expect(done.every(({ duration }) => duration !== undefined)).toBe(true);
      expect(job.progress).toBeGreaterThanOrEqual(Math.floor((done.length / 7) * 100));
      expect(job.progress).toBeLessThanOrEqual(Math.ceil(((done.length + 1) / 7) * 100));
      expect(job.currentStep).toBe(STEP_NAMES[Math.min(done.length, 6)]);
      expect(Date.parse(job.created)).toBeLessThan(Date.parse(job.estimatedCompletion));
      expect(failure !== undefined).toBe(status === "failed");
      expect(steps.some((step) => step.status === "failed")).toBe(status === "failed");
    }
  });
});

describe("on any day and in any zone", () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["America/New_York", "2026-11-01T04:00:01Z", "just after midnight on the 1st"],
    ["America/New_York", "2026-11-01T05:30:00Z", "in the hour that comes twice"],
    ["America/New_York", "2026-11-02T04:59:59Z", "just before midnight"],
    ["America/New_York", "2026-03-08T07:00:00Z", "after the hour that is left out"],
    ["America/New_York", "2028-02-29T14:00:00Z", "on a leap day"],
    ["America/New_York", "2027-03-31T19:00:00Z", "on a 31st after a short month"],
    ["America/New_York", "2027-01-01T04:59:00Z", "on New Year's Eve"],
    ["Europe/Berlin", "2026-10-25T00:30:00Z", "before the clocks go back there"],
    ["Asia/Kolkata", "2026-11-20T18:30:00Z", "at midnight there"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "in the first zone of a year"],
    ["Pacific/Pago_Pago", "2031-03-01T10:59:59Z", "in the last zone of a month"],
  ])("the panels agree in %s at %s, %s", async (zone, moment) => {
    vi.stubEnv("TZ", zone);
    for (const range of TIME_RANGES) {
      const { tiles } = await expectAgreement(queryOf("all", range, new Date(moment)));
      expect(tiles).toMatchObject({ currentMRR: 49_036, openTickets: 11, tasksDueToday: 6 });
      expect(tiles.changes.monthlyRevenue).toBeGreaterThan(0);
    }
  });

  it("days and months are the office's, wherever the reader is", async () => {
    // 10 pm on the last of November in New York.
    const query = queryOf("all", "7d", new Date("2026-12-01T03:00:00Z"));
    const answers = [];
    for (const zone of ["America/New_York", "Asia/Tokyo", "America/Los_Angeles"]) {
      vi.stubEnv("TZ", zone);
      source = promptSource();
      answers.push(await answersTo(query));
    }
    expect(answers[0]?.months.at(-1)?.month).toBe("2026-11");
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
