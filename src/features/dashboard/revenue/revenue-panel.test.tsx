import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubChartSize } from "@tests/screens/chart-size";
import { controlled, NOON, renderDashboard } from "@tests/screens/dashboard";
import { expectConsole } from "@tests/console";
import type { RevenueMonth } from "@/data/dashboard/dashboard-source";
import * as csv from "@/lib/format/csv";
import { monthsBefore } from "@/lib/dates/calendar-month";
import { officeDay } from "@/lib/dates/office/office-day";

const MRR = [
  33_189, 34_700, 35_900, 37_400, 38_600, 40_100, 41_000, 42_800, 44_300, 46_000, 47_500, 49_036,
];
const MONTHS: RevenueMonth[] = MRR.map((mrr, index) => ({
  month: monthsBefore(officeDay(NOON), 11 - index),
  mrr,
  revenue: 60_000 - mrr,
}));

/** A year ago half of the present values. */
const TWO_YEARS: RevenueMonth[] = [
  ...MONTHS.map(({ mrr, revenue }, index) => ({
    month: monthsBefore(officeDay(NOON), 23 - index),
    mrr: mrr / 2,
    revenue: revenue / 2,
  })),
  ...MONTHS,
];

const answering = (months: RevenueMonth[] = MONTHS) => ({
  revenueMonths: () => Promise.resolve(months),
});

const panel = () => screen.getByRole("region", { name: /, 12 months$/ });
const chart = () => within(panel()).findByRole("application");
const bars = () => [...panel().querySelectorAll("[data-slot=revenue-bar]:not([data-year-before])")];
const paleBars = () => [...panel().querySelectorAll("[data-slot=revenue-bar][data-year-before]")];
const bands = () => [...panel().querySelectorAll("[data-slot=month-band]")];
const tooltip = () => panel().querySelector("[data-slot=month-tooltip]");
const announced = () => within(panel()).getByRole("status");
const legend = () =>
  within(within(panel()).getByRole("list", { name: "Bars" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const rows = () =>
  within(within(panel()).getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    );

function placeOf(rect: Element | undefined) {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) =>
    Number(rect?.getAttribute(name)),
  );
  return { top: y, bottom: y + height, middle: x + width / 2, height };
}

function onPhone() {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("width < 40rem"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(stubChartSize);

describe("the bars", () => {
  it("are twelve months of MRR, the current one marked, summed up in words", async () => {
    renderDashboard({ source: answering() });
    expect(await chart()).toHaveAccessibleName(
      "Monthly recurring revenue rose from $33,189 in December 2025 to $49,036 in November 2026, up 47.7%.",
    );
    expect(screen.getByRole("heading", { name: "Recurring revenue, 12 months" })).toBeVisible();
    expect(bars()).toHaveLength(12);
    expect(bars().filter((bar) => bar.matches("[data-current]"))).toEqual([bars().at(-1)]);
    expect(within(panel()).getByText("$49k")).toBeInTheDocument();
    for (const mark of ["$0k", "$15k", "$30k", "$45k", "$60k"]) {
      expect(within(panel()).getByText(mark)).toBeInTheDocument();
    }
  });

  it("stand from zero to their value", async () => {
    const months = MONTHS.slice(-2).map((month, index) => ({
      ...month,
      mrr: [-250, 500][index] ?? 0,
    }));
    renderDashboard({ source: answering(months) });
    await chart();
    expect(within(panel()).getAllByText("$0")[0]).toBeInTheDocument();
    const [below, above] = bars().map(placeOf);
    expect(Math.abs((above?.bottom ?? 0) - (below?.top ?? 0))).toBeLessThanOrEqual(1);
    expect(Math.abs((above?.height ?? 0) - 2 * (below?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(below?.height).toBeGreaterThan(20);
  });

  it("are the last six on phones", async () => {
    onPhone();
    renderDashboard({ source: answering(TWO_YEARS) });
    expect(await chart()).toHaveAccessibleName(/The bars show the last six months\.$/);
    expect(bars()).toHaveLength(6);
    expect(paleBars()).toHaveLength(6);
    expect(within(panel()).getByText("Jun")).toBeInTheDocument();
    expect(within(panel()).queryByText("May")).not.toBeInTheDocument();
  });

  it("show revenue when asked, which the address keeps", async () => {
    const { user, router } = renderDashboard({ source: answering() });
    await chart();
    const revenue = within(panel()).getByRole("button", { name: "Revenue" });
    expect(revenue).toHaveAttribute("aria-pressed", "false");
    await user.click(revenue);
    expect(router.state.location.search).toBe("?series=revenue");
    expect(await chart()).toHaveAccessibleName(
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
    expect(await chart()).toHaveAccessibleName(/^Monthly recurring revenue/);
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
    expect(await chart()).toHaveAccessibleName(summary);
    expect(bars()).toHaveLength(months.length);
  });
});

describe("the year before", () => {
  it("stands beside each month, paler, and is named in legend, tooltip and table", async () => {
    const { user } = renderDashboard({ source: answering(TWO_YEARS) });
    const drawing = await chart();
    expect(legend()).toEqual(["Year before", "Full month", "November so far"]);
    expect(paleBars()).toHaveLength(12);
    for (const [index, pale] of paleBars().entries()) {
      const [before, now, band] = [pale, bars()[index], bands()[index]].map(placeOf);
      expect(before?.middle).toBeLessThan(now?.middle ?? 0);
      expect(Math.abs((before?.middle ?? 0) - (band?.middle ?? 0))).toBeLessThan(20);
      // Half of the month's value.
      expect(Math.abs(2 * (before?.height ?? 0) - (now?.height ?? 0))).toBeLessThanOrEqual(3);
    }
    act(() => drawing.focus());
    expect(tooltip()).toHaveTextContent("December 2025$33,189December 2024$16,595Up");
    expect(tooltip()).toHaveTextContent("Up 100% on the year before");
    expect(announced()).toHaveTextContent("December 2024: $16,595");
    await user.keyboard("{Enter}");
    expect(within(panel()).getByRole("columnheader", { name: /^Year before/ })).toBeVisible();
    expect(rows()[0]).toEqual(["December 2025", "$33,189", "+35.4", "$16,595"]);
  });

  it("is said of the months that it is known of", async () => {
    renderDashboard({ source: answering(TWO_YEARS.slice(-14)) });
    const drawing = await chart();
    expect(paleBars()).toHaveLength(2);
    const [first] = paleBars().map(placeOf);
    const tenth = placeOf(bands()[10]);
    expect(Math.abs((first?.middle ?? 0) - tenth.middle)).toBeLessThan(20);
    act(() => drawing.focus());
    expect(tooltip()).toHaveTextContent(/^December 2025\$33,189Up 35.4% on the month before$/);
  });

  it("is named nowhere when nothing is known of it", async () => {
    const { user } = renderDashboard({ source: answering() });
    const drawing = await chart();
    expect(paleBars()).toHaveLength(0);
    expect(legend()).toEqual(["Full month", "November so far"]);
    act(() => drawing.focus());
    expect(tooltip()).toHaveTextContent(/^December 2025\$33,189$/);
    await user.keyboard("{Enter}");
    expect(rows()[0]).toEqual(["December 2025", "$33,189", "–"]);
  });
});

describe("reading a month", () => {
  it("shows and announces the month and its exact value, to the arrow keys", async () => {
    const { user } = renderDashboard({ source: answering() });
    const drawing = await chart();
    expect(drawing).toHaveAccessibleDescription(/^Left and Right read the months/);
    expect(tooltip()).toBeNull();
    expect(announced()).toBeEmptyDOMElement();
    act(() => drawing.focus());
    expect(announced()).toHaveTextContent("December 2025: $33,189");
    await user.keyboard("{ArrowRight>10/}");
    expect(announced()).toHaveTextContent("October 2026: $47,500. Up 3.3% on the month before");
    expect(tooltip()).toHaveTextContent("October 2026$47,500Up 3.3% on the month before");
    await user.keyboard("{ArrowRight}");
    expect(announced()).toHaveTextContent("November 2026 so far: $49,036");
    expect(tooltip()).toHaveTextContent("November 2026 so far$49,036");
    await user.keyboard("{Escape}");
    expect(tooltip()).not.toBeVisible();
    await user.keyboard("{ArrowLeft}");
    expect(tooltip()).toBeVisible();
  });

  it("follows the mouse, and lets go when it leaves", async () => {
    renderDashboard({ source: answering() });
    await chart();
    const at = (index: number) => {
      const { middle } = placeOf(bands()[index]);
      fireEvent.mouseMove(bands()[index] ?? panel(), { clientX: middle, clientY: 100 });
    };
    at(0);
    await waitFor(() => expect(tooltip()).toHaveTextContent("December 2025$33,189"));
    at(11);
    await waitFor(() => expect(tooltip()).toHaveTextContent("November 2026 so far$49,036"));
    // While over the tooltip, the pointer is above another month.
    fireEvent.mouseMove(tooltip() ?? panel(), { clientX: placeOf(bands()[8]).middle, clientY: 20 });
    await new Promise((done) => requestAnimationFrame(done));
    expect(tooltip()).toHaveTextContent("November 2026 so far");
    fireEvent.mouseLeave(panel().querySelector(".recharts-wrapper") ?? panel());
    await waitFor(() => expect(tooltip()).toBeNull());
  });
});

describe("pressing a month", () => {
  const openRow = () => within(panel()).getByRole("row", { current: true });

  it("opens it in the table, from the keyboard", async () => {
    const { user, router } = renderDashboard({ source: answering() });
    const drawing = await chart();
    act(() => drawing.focus());
    await user.keyboard("{ArrowRight>3/}[Space]");
    expect(router.state.location.search).toBe("?tables=revenue");
    expect(openRow()).toHaveFocus();
    expect(openRow()).toHaveTextContent("March 2026$37,400");
  });

  it("opens it in the table, whichever height it is pressed at, and beside other tables", async () => {
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    const { user, router } = renderDashboard({
      at: "/admin/dashboard?tables=kpis",
      source: answering(),
    });
    await chart();
    await user.click(bands()[10] ?? panel());
    expect(new URLSearchParams(router.state.location.search).get("tables")).toBe("kpis,revenue");
    expect(openRow()).toHaveTextContent("October 2026$47,500");
    expect(openRow()).toHaveFocus();
    expect(scroll.mock.contexts).toContain(openRow());
  });

  it("marks it until the bars are shown again", async () => {
    const { user } = renderDashboard({ source: answering() });
    await chart();
    const choose = async (item: string) => {
      await user.click(within(panel()).getByRole("button", { name: /^More for/ }));
      await user.click(await screen.findByRole("menuitem", { name: item }));
    };
    await user.click(bands()[4] ?? panel());
    await user.click(within(panel()).getByRole("button", { name: "Revenue" }));
    expect(openRow()).toHaveTextContent("April 2026$21,400");
    await choose("Show as chart");
    await chart();
    await choose("Show as table");
    expect(within(panel()).getByRole("table")).toBeVisible();
    expect(within(panel()).queryByRole("row", { current: true })).not.toBeInTheDocument();
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
    await within(panel()).findByRole("table");
    const shown = rows();
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
  await chart();
});
