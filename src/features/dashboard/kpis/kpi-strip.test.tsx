import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { controlled, renderDashboard } from "@tests/screens/dashboard";
import { expectConsole } from "@tests/console";
import type { KpiSet } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";
import { MOST_BLOCKS } from "./tiles";

const flat = [{ day: "2026-11-21", value: 1 }];

const KPIS: KpiSet = {
  currentMRR: 49_036,
  monthlyRevenue: 51_420,
  activeClients: 164,
  newLeads: 38,
  openTickets: 11,
  tasksDueToday: 6,
  earlier: { currentMRR: 47_541, monthlyRevenue: 50_215, activeClients: 164, newLeads: 41 },
  changes: { currentMRR: 3.14, monthlyRevenue: 2.4, activeClients: 0.04, newLeads: -6.8 },
  trends: {
    currentMRR: [
      { day: "2026-10-22", value: 47_541 },
      { day: "2026-11-10", value: 47_242 },
      { day: "2026-11-21", value: 49_036 },
    ],
    monthlyRevenue: flat,
    activeClients: [
      { day: "2026-10-22", value: 164 },
      { day: "2026-11-21", value: 164 },
    ],
    newLeads: [
      { day: "2026-11-06", value: 21 },
      { day: "2026-11-21", value: 17 },
    ],
  },
  openTicketsByPriority: { urgent: 1, high: 3, medium: 5, low: 2 },
  ticketsPastSla: 1,
  tasksOverdue: 2,
};

const answering = (changes: Partial<KpiSet> = {}) => ({
  kpis: () => Promise.resolve({ ...KPIS, ...changes }),
});

const strip = () => screen.getByRole("region", { name: "Key figures" });
const cells = async () => within(strip()).findAllByRole("listitem");
const texts = async () => (await cells()).map((cell) => cell.textContent);

describe("the six figures", () => {
  it("stand with their change in words, against what, and their trend", async () => {
    renderDashboard({ source: answering() });
    const [mrr, revenue, clients, leads, tickets, tasks] = await texts();
    expect(mrr).toBe(
      "Current MRR $49,036 Up 3.1% in 30 days Trend: from $47,541 on Oct 22, 2026 to $49,036; lowest $47,242, highest $49,036.",
    );
    expect(revenue).toBe("Monthly Revenue $51,420 Up 2.4% on October No trend yet.");
    expect(clients).toBe(
      "Active Clients 164 No change in 30 days Trend: 164 throughout since Oct 22, 2026.",
    );
    expect(leads).toBe(
      "New Leads 38 Down 6.8% on prior 30 days Trend: between 17 and 21 at a time, 17 in the last stretch.",
    );
    expect(tickets).toBe("Open Tickets 11 1 urgent, 1 past SLA 1 urgent, 3 high, 5 medium, 2 low.");
    expect(tasks).toMatch(/^Tasks Due Today 6 2 overdue/);
  });

  it("compare with what the range says, the month three back for 90 days", async () => {
    renderDashboard({ at: "/admin/dashboard?range=90d", source: answering() });
    const [mrr, revenue, , leads] = await texts();
    expect(mrr).toContain("Up 3.1% in 90 days");
    expect(revenue).toContain("Up 2.4% on August");
    expect(leads).toContain("Down 6.8% on prior 90 days");
  });

  it("say so when there is nothing to compare with, and when nothing waits", async () => {
    renderDashboard({
      source: answering({
        newLeads: 0,
        changes: { ...KPIS.changes, newLeads: null },
        trends: { ...KPIS.trends, newLeads: [] },
        openTickets: 0,
        openTicketsByPriority: { urgent: 0, high: 0, medium: 0, low: 0 },
        ticketsPastSla: 0,
        tasksDueToday: 0,
        tasksOverdue: 0,
      }),
    });
    const [, , , leads, tickets, tasks] = await texts();
    expect(leads).toBe("New Leads 0 Nothing to compare with No trend yet.");
    expect(tickets?.trim()).toBe("Open Tickets 0 Nothing open");
    expect(tasks?.trim()).toBe("Tasks Due Today 0 None overdue");
  });

  it("stay short when they are huge, and keep their sign when negative", async () => {
    renderDashboard({
      source: answering({ currentMRR: 123_456_789, monthlyRevenue: -1_200 }),
    });
    const [mrr, revenue] = await texts();
    expect(mrr).toContain("$123.5M");
    expect(revenue).toContain("-$1,200");
  });

  it("lead to the lists they were counted from, with the filters", async () => {
    renderDashboard({ source: answering(), at: "/admin/dashboard?clients=enterprise&range=7d" });
    await cells();
    const links = within(strip()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/admin/crm/clients?rented=now&plans=enterprise&samples=yes",
      "/admin/crm/clients?rented=this-month&plans=enterprise&samples=yes",
      "/admin/crm/clients?statuses=active&plans=enterprise&samples=yes",
      "/admin/crm/leads?layout=list&came=7d&plans=enterprise&samples=yes",
      "/admin/crm/tickets?statuses=open%2Cin-progress%2Cwaiting&plans=enterprise&samples=yes",
      "/admin/dashboard?clients=enterprise&range=7d&tab=tasks&task=today",
    ]);
    expect(links[2]).toHaveAccessibleName(/^Active Clients 164/);
  });

  it("lead to the same lists without examples, where they are a company's own", async () => {
    renderDashboard({ source: { ...answering(), isSample: false } });
    await cells();
    const links = within(strip()).getAllByRole("link");
    expect(links.slice(0, 3).map((link) => link.getAttribute("href"))).toEqual([
      "/admin/crm/clients?rented=now",
      "/admin/crm/clients?rented=this-month",
      "/admin/crm/clients?rented=now",
    ]);
  });
});

describe("a company's own figures", () => {
  const own = (changes: Partial<KpiSet> = {}) => ({
    ...answering(changes),
    isSample: false,
    firstDay: () => Promise.resolve("2024-03-04"),
  });
  const firstLinks = () =>
    within(strip())
      .getAllByRole("link")
      .slice(0, 4)
      .map((link) => link.getAttribute("href"));

  it("have the earlier ones beside them, and when those were", async () => {
    renderDashboard({ source: own() });
    const [mrr, revenue, clients, leads] = await texts();
    expect(mrr).toContain("Current MRR $49,036 Up 3.1% against $47,541 on Oct 22");
    expect(revenue).toContain("Monthly Revenue $51,420 Up 2.4% against $50,215 in October");
    expect(clients).toContain("Active Clients 164 No change against 164 on Oct 22");
    expect(leads).toContain("New Leads 38 Down 6.8% against 41 in the 30 days before");
  });

  it("of a quarter that is over name its last day, and open who was counted then", async () => {
    renderDashboard({
      at: "/admin/dashboard?range=quarter-2026-07&clients=enterprise",
      source: own(),
    });
    const [mrr, revenue, clients, leads, tickets] = await texts();
    expect(mrr).toContain("MRR on Sep 30 $49,036 Up 3.1% against $47,541 on Jun 30");
    expect(revenue).toContain("Revenue $51,420 Up 2.4% against $50,215 in Q2 2026");
    expect(clients).toContain("Clients on Sep 30 164");
    expect(leads).toContain("Down 6.8% against 41 in Q2 2026");
    expect(tickets).toContain("Open Tickets now 11 1 urgent");
    expect(firstLinks()).toEqual([
      "/admin/crm/clients?rented=2026-09-30..2026-09-30&plans=enterprise",
      "/admin/crm/clients?rented=2026-07-01..2026-09-30&plans=enterprise",
      "/admin/crm/clients?rented=2026-09-30..2026-09-30&plans=enterprise",
      "/admin/crm/leads?layout=list&came=2026-07-01..2026-09-30&plans=enterprise",
    ]);
  });

  it("of a year that goes on stand against the same days of the one before", async () => {
    renderDashboard({ at: "/admin/dashboard?range=year-2026-01", source: own() });
    const [mrr, , , leads] = await texts();
    expect(mrr).toContain("Current MRR $49,036 Up 3.1% against $47,541 on Nov 21, 2025");
    expect(leads).toMatch(/against 41, Jan 1\s–\sNov 21, 2025/);
    expect(firstLinks()[0]).toBe("/admin/crm/clients?rented=now");
    expect(firstLinks()[3]).toBe("/admin/crm/leads?layout=list&came=2026-01-01..2026-11-21");
  });

  it("have no share of nothing, and say so in words", async () => {
    const none = { currentMRR: 0, monthlyRevenue: 0, activeClients: 0, newLeads: 0 };
    const changes = { ...KPIS.changes, currentMRR: null, newLeads: null };
    renderDashboard({ source: own({ earlier: none, changes, newLeads: 0 }) });
    const [mrr, , , leads] = await texts();
    expect(mrr).toContain("$49,036 Up against $0 on Oct 22");
    expect(leads).toContain("New Leads 0 No change against 0 in the 30 days before");
  });
});

describe("the blocks", () => {
  const blocks = async (cell: 4 | 5) => {
    const all = await cells();
    return all[cell]?.querySelectorAll<HTMLElement>("[data-slot=segment-bar] i") ?? [];
  };

  it("are one for each ticket, colored by priority", async () => {
    renderDashboard({ source: answering() });
    const found = [...(await blocks(4))].map(({ style }) => style.background);
    expect(found).toHaveLength(11);
    expect(found.slice(0, 5)).toEqual([
      "var(--stop)",
      "var(--hold)",
      "var(--hold)",
      "var(--hold)",
      "var(--chart-2)",
    ]);
    expect(found.at(-1)).toBe("var(--field)");
  });

  it("become one bar of shares when there are too many", async () => {
    const openTicketsByPriority = { urgent: 0, high: 40, medium: 9_000, low: 960 };
    renderDashboard({ source: answering({ openTickets: 10_000, openTicketsByPriority }) });
    const found = [...(await blocks(4))];
    expect(found.map(({ style }) => style.flexGrow)).toEqual(["40", "9000", "960"]);
    expect((await texts())[4]).toContain("10,000");
  });

  it("still fit one by one at the limit", async () => {
    renderDashboard({ source: answering({ tasksDueToday: MOST_BLOCKS - 2 }) });
    expect(await blocks(5)).toHaveLength(MOST_BLOCKS);
  });
});

describe("loading and failing", () => {
  it("waits, fails and comes back alone", async () => {
    expectConsole("error", /Error loading dashboard data: no line/);
    const { read, calls } = controlled<KpiSet, unknown[]>();
    const { user } = renderDashboard({ source: { kpis: read }, parts: ["traffic"] });
    expect(within(strip()).getByRole("status")).toHaveTextContent("Loading Key figures");
    const more = await waitFor(() => {
      const button = within(strip()).getByRole("button", { name: "More for Key figures" });
      expect(button).toHaveAttribute("data-state", "closed");
      return button;
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.reject(new Error("no line"));
    const notice = await within(strip()).findByRole("alert");
    expect(notice).toHaveTextContent("Key figures could not be loaded");
    expect(notice).toHaveTextContent("no line");
    expect(more).toBeInTheDocument();
    await screen.findByRole("list", { name: "Leads by source" });
    await user.click(within(notice).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.resolve(KPIS);
    expect((await texts())[3]).toContain("New Leads 38");
    expect(within(strip()).queryByRole("alert")).not.toBeInTheDocument();
    // The element is kept, so an open menu stays open.
    expect(more).toBeInTheDocument();
  });

  it("keeps 90 days when the answer for 7 comes late", async () => {
    const { read, calls } = controlled<KpiSet, unknown[]>();
    const { user, router } = renderDashboard({
      at: "/admin/dashboard?range=7d",
      source: { kpis: read },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText("Time range"), "90d");
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(router.state.location.search).toBe("?range=90d");
    calls[1]?.resolve({ ...KPIS, newLeads: 90 });
    await within(strip()).findByText("90");
    calls[0]?.resolve({ ...KPIS, newLeads: 7 });
    await new Promise((resolve) => setTimeout(resolve));
    expect((await texts())[3]).toContain("New Leads 90 Down 6.8% on prior 90 days");
  });
});

describe("as a table", () => {
  it("shows what the export holds", async () => {
    const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
    const { user } = renderDashboard({
      at: "/admin/dashboard?tables=kpis&clients=enterprise",
      source: answering({ changes: { ...KPIS.changes, newLeads: null } }),
    });
    const table = await within(strip()).findByRole("table", { name: "Key figures in a table" });
    const rows = within(table).getAllByRole("row").slice(1);
    const shown = rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    );
    expect(shown[0]).toEqual([
      "Current MRR",
      "Nov 21, 2026",
      "49,036",
      "US dollars",
      "+3.1",
      "in 30 days",
    ]);
    expect(shown[3]).toEqual(["New Leads", "Nov 21, 2026", "38", "leads", "–", "on prior 30 days"]);
    expect(shown[10]).toEqual(["Tasks Due Today", "Nov 21, 2026", "6", "tasks", "–", ""]);

    await user.click(screen.getByRole("button", { name: "More for Key figures" }));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    const [name, file] = download.mock.calls[0] ?? [];
    expect(name).toContain("curbfront_key-figures_30-days_clients-enterprise_");
    expect(file?.rows[0]).toEqual([
      "Current MRR",
      "2026-11-21",
      49_036,
      "US dollars",
      3.1,
      "in 30 days",
    ]);
    expect(file?.rows.map(([figure]) => figure)).toEqual(shown.map(([figure]) => figure));
  });

  it("is a choice in the address, and keeps the focus on its menu", async () => {
    const { user, router } = renderDashboard({ source: answering() });
    await cells();
    const more = screen.getByRole("button", { name: "More for Key figures" });
    await user.click(more);
    await user.click(await screen.findByRole("menuitem", { name: "Show as table" }));
    await within(strip()).findByRole("table");
    expect(router.state.location.search).toBe("?tables=kpis");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "More for Key figures" })).toHaveFocus(),
    );
    expect(screen.getByRole("button", { name: "More for Key figures" })).toBe(more);
  });

  it("explains all six figures", async () => {
    const { user } = renderDashboard({ source: answering() });
    await cells();
    await user.click(screen.getByRole("button", { name: "More for Key figures" }));
    await user.click(await screen.findByRole("menuitem", { name: "What these figures mean" }));
    const dialog = await screen.findByRole("dialog");
    const terms = within(dialog).getAllByRole("term");
    expect(terms.map((term) => term.textContent)).toEqual([
      "Current MRR",
      "Monthly Revenue",
      "Active Clients",
      "New Leads",
      "Open Tickets",
      "Tasks Due Today",
    ]);
  });
});
