import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { controlled, NOON, renderDashboard } from "@tests/screens/dashboard";
import { expectConsole } from "@tests/console";
import type { Traffic } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";

const TRAFFIC: Traffic = {
  organicSessions: 48_210,
  organicChange: 6.4,
  conversionRate: 3.84,
  conversionChange: 0.3,
  leadsBySource: [
    { source: "Organic search", leads: 17, earlier: 14 },
    { source: "Business Profile", leads: 9, earlier: 9 },
    { source: "Referral", leads: 6, earlier: 0 },
    { source: "Paid search", leads: 4, earlier: 8 },
    { source: "Direct", leads: 0, earlier: 0 },
  ],
};

const answering = (changes: Partial<Traffic> = {}) => ({
  traffic: () => Promise.resolve({ ...TRAFFIC, ...changes }),
});

const panel = () => screen.getByRole("region", { name: "Traffic & Leads" });
const sources = async () =>
  within(await within(panel()).findByRole("list", { name: "Leads by source" })).getAllByRole(
    "listitem",
  );

describe("traffic", () => {
  it("shows both figures with their changes", async () => {
    renderDashboard({ source: answering() });
    await sources();
    const figures = within(panel()).getAllByRole("definition");
    expect(figures.map((figure) => figure.textContent)).toEqual([
      "48,210Up 6.4% on prior 30 days",
      "3.8%Up 0.3 pt on prior 30 days",
    ]);
  });

  it("draws the leads by source to scale, and says which brought most", async () => {
    renderDashboard({ source: answering() });
    const rows = await sources();
    expect(rows.map((row) => row.textContent)).toEqual([
      "Organic search17",
      "Business Profile9",
      "Referral6",
      "Paid search4",
      "Direct0",
    ]);
    const widths = rows.map((row) => row.querySelector("i")?.style.width);
    expect(widths[0]).toBe("100%");
    expect(Number.parseFloat(widths[1] ?? "")).toBeCloseTo(52.94, 1);
    expect(widths[4]).toBe("0%");
    expect(
      within(panel()).getByText("Organic search brought most: 17 of 36 leads, 47%."),
    ).toBeVisible();
  });

  it.each([
    [[9, 9, 1], "A and B lead, 9 each."],
    [[2, 2, 2], "3 sources share the lead, 2 each."],
    [[1, 0, 0], "A brought most: 1 of 1 leads, 100%."],
  ])("sums up %j", async (counts, summary) => {
    const leadsBySource = counts.map((leads, index) => ({
      source: "ABC".charAt(index),
      leads,
      earlier: 0,
    }));
    renderDashboard({ source: answering({ leadsBySource }) });
    await sources();
    expect(within(panel()).getByText(summary)).toBeVisible();
  });

  it.each([[[]], [[{ source: "Direct", leads: 0, earlier: 0 }]]])(
    "says so when none came: %j",
    async (none) => {
      renderDashboard({
        at: "/admin/dashboard?range=7d",
        source: answering({ leadsBySource: none, organicChange: null }),
      });
      expect(await within(panel()).findByText("No new leads in these 7 days.")).toBeVisible();
      expect(within(panel()).getByText("Nothing to compare with")).toBeVisible();
    },
  );

  it("shows what the export holds when it is a table", async () => {
    const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
    const { user } = renderDashboard({
      at: "/admin/dashboard?tables=traffic",
      source: answering(),
    });
    const table = await within(panel()).findByRole("table");
    const shown = within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("cell")
          .map((cell) => cell.textContent),
      );
    expect(shown[0]).toEqual(["Organic sessions", "48,210", "+6.4", "percent"]);
    expect(shown[1]).toEqual(["Conversion rate, percent", "3.8", "+0.3", "points"]);
    expect(shown[6]).toEqual(["New leads, Direct", "0", "–", ""]);
    await user.click(screen.getByRole("button", { name: "More for Traffic & Leads" }));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    const file = download.mock.calls[0]?.[1];
    expect(file?.rows.map(([figure, value]) => [figure, value])).toEqual([
      ["Organic sessions", 48_210],
      ["Conversion rate, percent", 3.8],
      ["New leads, Organic search", 17],
      ["New leads, Business Profile", 9],
      ["New leads, Referral", 6],
      ["New leads, Paid search", 4],
      ["New leads, Direct", 0],
    ]);
  });

  it("keeps the old figures and says so when a refresh fails", async () => {
    expectConsole("error", /Error loading dashboard data: no line/);
    const { read, calls } = controlled<Traffic, unknown[]>();
    const { user } = renderDashboard({ source: { traffic: read } });
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.resolve(TRAFFIC);
    await sources();
    vi.setSystemTime(new Date(NOON.getTime() + 60_000));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.reject(new Error("no line"));
    expect(await within(panel()).findByRole("alert")).toHaveTextContent("Not refreshed: no line");
    expect(await sources()).toHaveLength(5);
  });
});
