import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { CLIENT_FILTERS, TIME_RANGES } from "@/data/dashboard/dashboard-source";
import { renderDashboard } from "@tests/screens/dashboard";
import { stubChartSize } from "@tests/screens/chart-size";
import { stubRowSizes } from "@tests/screens/row-sizes";
import { TILES } from "./kpis/tiles";

const PLAN_PRICE = 299;
/** Current values; leads are counted over days and have no last value. */
const LASTING = ["Current MRR", "Monthly Revenue", "Active Clients"];
const ALL_TILES = TILES.map(({ label }) => label);
/** Each range and each filter once; sample-agreement.sweep.test.ts covers every pair. */
const VIEWS = TIME_RANGES.map(
  (range, nth) => [range, CLIENT_FILTERS[nth % CLIENT_FILTERS.length]] as const,
);

const region = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const numberIn = (text: string | null | undefined) =>
  Number(/-?[\d,]+(?:\.\d+)?/.exec(text ?? "")?.[0].replaceAll(",", "") ?? Number.NaN);
const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);

function tile(label: string) {
  const item = region("Key figures")
    .getAllByRole("listitem")
    .find(({ textContent }) => textContent.startsWith(label));
  return { value: numberIn(item?.querySelector("b")?.textContent), text: item?.textContent ?? "" };
}

function tableRows(panel: string | RegExp): Map<string, string[]> {
  const rows = within(region(panel).getByRole("table")).getAllByRole("row").slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  );
  return new Map(cells.map(([first = "", ...others]) => [first, others]));
}

const tilesShown = () => ALL_TILES.map((label) => tile(label).value);

function expectSameLeads() {
  const sources = region("Traffic & Leads").getByRole("list", { name: "Leads by source" });
  const leads = within(sources)
    .getAllByRole("listitem")
    .map((item) => numberIn(item.querySelector("b")?.textContent));
  expect(sum(leads)).toBe(tile("New Leads").value);
}

function listedRows(name: "Tickets" | "Tasks"): HTMLElement[] {
  const support = region("Support & Tasks");
  const list = support.getByRole("table", { name: new RegExp(`^${name}`) });
  const rows = within(list).getAllByRole("row").slice(1);
  expect(Number(list.getAttribute("aria-rowcount")) - 1).toBe(rows.length);
  expect(support.getByRole("tab", { name: new RegExp(`^${name}`) })).toHaveAccessibleName(
    `${name} ${rows.length}`,
  );
  return rows;
}

const saying = (rows: HTMLElement[], word: string) =>
  rows.filter((row) => within(row).queryByText(word) !== null).length;

function expectSameTickets() {
  const rows = listedRows("Tickets");
  const { value, text } = tile("Open Tickets");
  expect(rows).toHaveLength(value);
  const result = region("Support & Tasks").getByText(/unresolved tickets?$/);
  expect(numberIn(result.textContent)).toBe(value);
  expect(numberIn(/\d+ past SLA/.exec(text)?.[0] ?? "0")).toBe(saying(rows, "Overdue"));
}

function expectSameTasks() {
  const rows = listedRows("Tasks");
  const { value, text } = tile("Tasks Due Today");
  expect(saying(rows, "Today")).toBe(value);
  expect(numberIn(/\d+ overdue/.exec(text)?.[0] ?? "0")).toBe(saying(rows, "Overdue"));
}

/** Compares the tables with the tiles, in the order of the tiles. */
function expectSameTables(tiles: number[], monthsBack: number) {
  const figures = tableRows("Key figures");
  expect(ALL_TILES.map((label) => numberIn(figures.get(label)?.[1]))).toEqual(tiles);
  // The last row of a name is the end of its line.
  for (const label of LASTING) {
    expect(figures.get(`${label}, trend`)?.slice(0, 2)).toEqual(figures.get(label)?.slice(0, 2));
  }
  const months = [...tableRows(/12 months$/).values()].map(([revenue]) => numberIn(revenue));
  const [now, before] = [months.at(-1) ?? 0, months.at(-1 - monthsBack) ?? 0];
  expect(now).toBe(tiles[ALL_TILES.indexOf("Monthly Revenue")]);
  const change = numberIn(figures.get("Monthly Revenue")?.[3]);
  expect(change).toBe(Math.round((now / before - 1) * 1000) / 10);
  const sources = [...tableRows("Traffic & Leads")].filter(([name]) =>
    name.startsWith("New leads"),
  );
  expect(sum(sources.map(([, [leads]]) => numberIn(leads)))).toBe(
    tiles[ALL_TILES.indexOf("New Leads")],
  );
}

beforeEach(stubRowSizes);
beforeEach(stubChartSize);

it.each(VIEWS)(
  "over %s, of %s clients, all panels show the same figures, drawn and as tables",
  async (range, clients) => {
    const { user, router } = renderDashboard({
      at: `/admin/dashboard?range=${range}&clients=${clients}`,
    });
    await screen.findAllByText("Operational");
    await screen.findByRole("table", { name: /^Tickets/ });
    const chart = await region(/12 months$/).findByRole("application");
    const barValue = async () => {
      act(() => chart.focus());
      await user.keyboard("{ArrowLeft>11/}{ArrowRight>11/}");
      const { textContent } = region(/12 months$/).getByRole("status");
      return numberIn(/ so far: (\S+)\./.exec(textContent)?.[1]);
    };
    expect(await barValue()).toBe(tile("Current MRR").value);
    expect(tile("Active Clients").value * PLAN_PRICE).toBe(tile("Current MRR").value);
    expectSameLeads();
    expectSameTickets();

    await user.click(screen.getByRole("button", { name: "Revenue" }));
    expect(await barValue()).toBe(tile("Monthly Revenue").value);
    await user.click(screen.getByRole("tab", { name: /^Tasks/ }));
    expectSameTasks();

    const tiles = tilesShown();
    const { search } = router.state.location;
    await act(() => router.navigate(`${search}&tables=kpis,revenue,traffic`));
    expectSameTables(tiles, range === "90d" ? 3 : 1);
  },
);
