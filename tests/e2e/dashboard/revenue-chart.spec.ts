import { waitForApp } from "../support/open-page";
import { PHONE } from "../support/page-checks";
import { core, expect, test, type Locator, type Page } from "../support/test";

async function openChart(page: Page) {
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  const panel = page.getByRole("region", { name: "Recurring revenue, 12 months" });
  await expect(panel.getByRole("application")).toBeVisible();
  return panel;
}

const openRow = (panel: Locator) => panel.locator("tr[aria-current=true]");

test(
  "a month shows its figures above its bars, and opens in the table when pressed",
  core,
  async ({ page }) => {
    const panel = await openChart(page);
    const month = panel.locator("[data-slot=month-band]").nth(9);
    await month.hover();
    const tooltip = panel.locator("[data-slot=month-tooltip]");
    await expect(tooltip).toContainText(/\$.* on the month before.* on the year before/);
    const shown = (await tooltip.textContent()) ?? "";

    const [band, tip] = await Promise.all([month.boundingBox(), tooltip.boundingBox()]);
    if (band === null || tip === null) throw new Error("They are not drawn.");
    await page.mouse.move(band.x + band.width / 2, tip.y + tip.height / 2, { steps: 8 });
    await page.mouse.move(tip.x + 5, tip.y + tip.height / 2, { steps: 8 });
    await expect(tooltip).toHaveText(shown);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);

    await month.click();
    const row = openRow(panel);
    await expect(row).toBeFocused();
    // Allows for a subpixel that scrolling rounds off.
    await expect(row).toBeInViewport({ ratio: 0.99 });
    const cells = await row.getByRole("cell").allTextContents();
    for (const text of [cells[0], cells[1], cells[3]]) expect(shown).toContain(text);
  },
);

test("the arrow keys read the months, and Enter opens the one that was read", async ({ page }) => {
  const panel = await openChart(page);
  await panel.getByRole("application").focus();
  const status = panel.getByRole("status");
  const first = await status.textContent();
  expect(first).toMatch(/^\w+ \d{4}: \$/);
  await page.keyboard.press("ArrowRight");
  await expect(status).not.toHaveText(first ?? "");
  const read = (await status.textContent()) ?? "";
  await page.keyboard.press("Enter");
  const row = openRow(panel);
  await expect(row).toBeFocused();
  const [month, value] = await row.getByRole("cell").allTextContents();
  expect(read).toContain(`${month}: ${value}.`);
});

test("bars are told apart in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const panel = await openChart(page);
  const [before, full, current, canvas, text] = await panel.evaluate((root) => {
    const probe = document.createElement("i");
    root.append(probe);
    const system = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const fillOf = (bars: string) => {
      const bar = root.querySelector(`[data-slot=revenue-bar]${bars}`);
      return bar && getComputedStyle(bar).fill;
    };
    return [
      fillOf("[data-year-before]"),
      fillOf(":not([data-year-before])"),
      fillOf("[data-current]"),
      system("Canvas"),
      system("CanvasText"),
    ];
  });
  expect([before, full]).toEqual([canvas, text]);
  expect([before, full]).not.toContain(current);
});

test.describe("under a finger", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a month that is tapped opens in the table, in view", async ({ page }) => {
    const panel = await openChart(page);
    await panel.locator("[data-slot=month-band]").last().tap();
    const row = openRow(panel);
    await expect(row).toBeInViewport({ ratio: 0.99 });
    await expect(row).toContainText("$49,036");
  });
});
