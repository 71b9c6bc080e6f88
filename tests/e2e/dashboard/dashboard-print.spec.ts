import { waitForApp } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

const PAPERS = ["A4", "Letter"] as const;
const MARGIN_MM = 10;
const PAPER = { width: toPixels(210 - 2 * MARGIN_MM), height: toPixels(279.4 - 2 * MARGIN_MM) };

function toPixels(millimeters: number): number {
  return Math.floor((millimeters * 96) / 25.4);
}

async function openDashboard(page: Page, search = ""): Promise<void> {
  await page.goto(`/admin/dashboard${search}`);
  await waitForApp(page);
  await expect(page.locator("[data-slot=card-content], table").first()).toBeVisible();
  await expect(page.getByText("Operational").first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => isPrintable(page), "the sheets and some panels load after the page")
    .toBe(true);
}

const isPrintable = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const sheet = document.querySelector("[data-slot=print-sheet]")?.textContent;
    window.dispatchEvent(new Event("afterprint"));
    return sheet !== undefined && !sheet.includes("Not loaded");
  });

async function countPages(page: Page, format: (typeof PAPERS)[number]): Promise<number> {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function showPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

const CASES = [
  { name: "as it opens", search: "" },
  { name: "for another range and other clients", search: "?range=90d&clients=enterprise" },
  { name: "with tasks and tables", search: "?tab=tasks&task=all&tables=kpis%2Crevenue" },
  { name: "with nothing to list", search: "?priority=urgent&status=waiting&expiring=30" },
];

for (const { name, search } of CASES) {
  test(`the dashboard prints on one page, ${name}`, async ({ page }) => {
    await openDashboard(page, search);
    for (const format of PAPERS)
      expect([format, await countPages(page, format)]).toEqual([format, 1]);
    await showPaper(page);
    const sheet = page.locator("[data-slot=print-sheet]");
    await expect(sheet).toBeVisible();
    const { height } = (await sheet.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(400);
    expect(height).toBeLessThan(PAPER.height);
    const cutOff = await sheet.evaluate((root) =>
      [...root.querySelectorAll("*")]
        .filter(
          (part) => part.getBoundingClientRect().right > root.getBoundingClientRect().right + 1,
        )
        .map((part) => part.textContent),
    );
    expect(cutOff).toEqual([]);
  });
}

test("paper shows the choices as words and no controls", core, async ({ page }) => {
  await openDashboard(page, "?range=7d&clients=enterprise");
  const tiles = page.getByRole("region", { name: "Key figures" }).getByRole("listitem");
  await expect(tiles.first()).toBeVisible();
  const shown = await tiles.count();
  await showPaper(page);
  await expect(page.getByText("7 days, enterprise clients")).toBeVisible();
  for (const title of ["Recurring revenue, 12 months", "Tickets", "System status"]) {
    await expect(page.getByRole("heading", { name: title }).last()).toBeVisible();
  }
  const figures = page
    .locator("[data-slot=print-sheet] section")
    .filter({ hasText: "Key figures" });
  await expect(figures.locator("dt")).toHaveCount(shown);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("the months are drawn by the time that the browser lays out the paper", async ({ page }) => {
  await openDashboard(page, "?tables=revenue");
  const drawn = await page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const sheet = document.querySelector("[data-slot=print-sheet]");
    return [
      "[data-slot=revenue-bar]:not([data-year-before])",
      "[data-slot=revenue-bar][data-year-before]",
    ].map((bars) => sheet?.querySelectorAll(bars).length);
  });
  expect(drawn).toEqual([12, 12]);
});

test("paper is white from the dark theme, and has no palette on it", async ({ page }) => {
  await openDashboard(page);
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).fill("dark theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const format of PAPERS) expect(await countPages(page, format)).toBe(1);
  await showPaper(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const colors = await page.locator("[data-slot=print-sheet]").evaluate((sheet) => ({
    ink: getComputedStyle(sheet).color,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
  expect(colors).toEqual({ ink: "rgb(20, 32, 28)", paper: "rgb(255, 255, 255)" });
});
