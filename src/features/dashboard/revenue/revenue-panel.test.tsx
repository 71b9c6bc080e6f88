import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { controlled, NOON, renderDashboard } from "@tests/screens/dashboard";
import { expectConsole } from "@tests/console";
import type { RevenueMonth } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";
import { monthsBefore } from "@/lib/time/calendar-month";
import { officeDay } from "@/lib/office-time/office-day";

const MRR = [
  33_189, 34_700, 35_900, 37_400, 38_600, 40_100, 41_000, 42_800, 44_300, 46_000, 47_500, 49_036,
];
const MONTHS: RevenueMonth[] = MRR.map((mrr, index) => ({
  month: monthsBefore(officeDay(NOON), 11 - index),
  mrr,
  revenue: 60_000 - mrr,
}));

const answering = (months: RevenueMonth[] = MONTHS) => ({
  revenueMonths: () => Promise.resolve(months),
});

const panel = () => screen.getByRole("region", { name: /, 12 months$/ });
const drawing = () => within(panel()).findByRole("img");
const bars = () => panel().querySelectorAll("[data-slot=revenue-bar]");

function onPhone() {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("width < 40rem"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

describe("the bars", () => {
  it("are twelve months of MRR, the current one marked, summed up in words", async () => {
    renderDashboard({ source: answering() });
    expect(await drawing()).toHaveAccessibleName(
      "Monthly recurring revenue rose from $33,189 in December 2025 to $49,036 in November 2026, up 47.7%.",
    );
    expect(screen.getByRole("heading", { name: "Recurring revenue, 12 months" })).toBeVisible();
    expect([...bars()].filter((bar) => bar.matches("[data-current]"))).toEqual([
      [...bars()].at(-1),
    ]);
    expect(bars()).toHaveLength(12);
    expect(within(panel()).getByText("$49k")).toBeInTheDocument();
    for (const mark of ["$0k", "$15k", "$30k", "$45k", "$60k"]) {
      expect(within(panel()).getByText(mark)).toBeInTheDocument();
    }
  });

  it("stand from zero to their value between the axis's marks", async () => {
    const months = MONTHS.slice(-2).map((month, index) => ({
      ...month,
      mrr: [-250, 500][index] ?? 0,
    }));
    renderDashboard({ source: answering(months) });
    await drawing();
    const marks = ["-$250", "$0", "$250", "$500", "$750"];
    for (const mark of marks) expect(within(panel()).getAllByText(mark)[0]).toBeInTheDocument();
    expect([...bars()].map((bar) => bar.getAttribute("style"))).toEqual([
      "top: 75%; height: 25%;",
      "top: 25%; height: 50%;",
    ]);
  });

  it("are the last six on phones", async () => {
    onPhone();
    renderDashboard({ source: answering() });
    expect(await drawing()).toHaveAccessibleName(/The bars show the last six months\.$/);
    expect(bars()).toHaveLength(6);
    const reader = within(panel()).getByRole("slider");
    expect(reader).toHaveAttribute("aria-valuetext", "November 2026 so far: $49,036");
  });

  it("show revenue when asked, which the address keeps", async () => {
    const { user, router } = renderDashboard({ source: answering() });
    await drawing();
    const revenue = within(panel()).getByRole("button", { name: "Revenue" });
    expect(revenue).toHaveAttribute("aria-pressed", "false");
    await user.click(revenue);
    expect(router.state.location.search).toBe("?series=revenue");
    expect(await drawing()).toHaveAccessibleName(
      "Revenue invoiced fell from $26,811 in December 2025 to $10,964 in November 2026, down 59.1%.",
    );
    expect(screen.getByRole("heading", { name: "Monthly revenue, 12 months" })).toBeVisible();
    expect(within(panel()).getByRole("button", { name: "Revenue" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await user.click(within(panel()).getByRole("button", { name: "MRR" }));
    expect(router.state.location.search).toBe("");
  });

  it("show MRR for an address that says nonsense", async () => {
    renderDashboard({ at: "/admin/dashboard?series=%00&tables=,,x", source: answering() });
    expect(await drawing()).toHaveAccessibleName(/^Monthly recurring revenue/);
  });

  it.each([
    ["no months", [], "There are no months to show yet."],
    [
      "nothing earned",
      MONTHS.map((month) => ({ ...month, mrr: 0 })),
      "Monthly recurring revenue was $0 both in December 2025 and in November 2026.",
    ],
    [
      "a loss",
      MONTHS.map((month, index) => ({ ...month, mrr: index === 11 ? -5_000 : month.mrr })),
      "Monthly recurring revenue fell from $33,189 in December 2025 to -$5,000 in November 2026.",
    ],
  ])("take %s", async (_, months, summary) => {
    renderDashboard({ source: answering(months) });
    expect(await drawing()).toHaveAccessibleName(summary);
    expect(bars()).toHaveLength(months.length);
  });
});

describe("reading a month", () => {
  const tip = () => panel().querySelector("[data-slot=month-tip]");

  it("names the month and its exact value, to a slider's keys", async () => {
    const { user } = renderDashboard({ source: answering() });
    await drawing();
    const reader = within(panel()).getByRole("slider", { name: "MRR: month" });
    expect(reader).toHaveAttribute("aria-valuetext", "November 2026 so far: $49,036");
    expect(tip()).toBeNull();
    reader.focus();
    await waitFor(() => expect(tip()).toHaveTextContent("$49,036"));
    fireEvent.change(reader, { target: { value: "10" } });
    expect(reader).toHaveAttribute("aria-valuetext", "October 2026: $47,500");
    expect(tip()).toHaveTextContent("October 2026$47,500Up 3.3% on the month before");
    await user.keyboard("{Escape}");
    expect(tip()).toBeNull();
  });

  it("follows the mouse, and lets go when it leaves", async () => {
    renderDashboard({ source: answering() });
    await drawing();
    const reader = within(panel()).getByRole("slider");
    reader.getBoundingClientRect = () => new DOMRect(100, 0, 1200, 200);
    fireEvent.pointerMove(reader, { clientX: 199 });
    expect(tip()).toHaveTextContent("December 2025$33,189");
    fireEvent.pointerMove(reader, { clientX: 1299.5 });
    expect(tip()).toHaveTextContent("November 2026 so far$49,036");
    fireEvent.pointerLeave(reader);
    expect(tip()).toBeNull();
  });
});

describe("as a table", () => {
  it("shows all twelve months on a phone too, and exports what it shows", async () => {
    onPhone();
    const download = vi.spyOn(csv, "downloadCsv").mockImplementation(() => undefined);
    const { user } = renderDashboard({
      at: "/admin/dashboard?tables=revenue&series=revenue&range=7d",
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
    expect(shown).toHaveLength(12);
    expect(shown[0]).toEqual(["December 2025", "$26,811", "–"]);
    expect(shown[1]).toEqual(["January 2026", "$25,300", "−5.6"]);

    await user.click(screen.getByRole("button", { name: "More for Monthly revenue, 12 months" }));
    await user.click(await screen.findByRole("menuitem", { name: "Download CSV" }));
    const [name, file] = download.mock.calls[0] ?? [];
    expect(name).toContain(
      "curbfront_monthly-revenue-12-months_7-days_clients-all_series-revenue_",
    );
    expect(file?.columns).toEqual(["Month", "Revenue, US dollars", "Change in percent"]);
    expect(file?.rows).toEqual(
      MONTHS.map(({ month, revenue }, index) => [
        month,
        revenue,
        index === 0 ? null : Number(shown[index]?.[2]?.replace("−", "-")),
      ]),
    );
  });
});

it("fails and comes back alone", async () => {
  expectConsole("error", /Error loading dashboard data: no line/);
  const { read, calls } = controlled<RevenueMonth[], unknown[]>();
  const { user } = renderDashboard({ source: { revenueMonths: read } });
  expect(within(panel()).getByRole("status")).toHaveTextContent(/^Loading Recurring revenue/);
  await waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.reject(new Error("no line"));
  const notice = await within(panel()).findByRole("alert");
  expect(within(panel()).getByRole("button", { name: "Revenue" })).toBeEnabled();
  await user.click(within(notice).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.resolve(MONTHS);
  await drawing();
});
