import { boxOf } from "../support/page-checks";
import { waitForApp } from "../support/open-page";
import { expectSeen } from "../support/seen";
import { expect, test, type Page } from "../support/test";

const LISTS = /\/assets\/table-view-[^/]+\.js$/;
const BARS = /\/assets\/revenue-bars-[^/]+\.js$/;

const LATE =
  /\/assets\/(table-view|revenue-bars|menu-sheet|notification-bell|panel-menu-items|command-dialogs|record-search)-[^/]+\.js$/;
const COUNTED = ["document", "script", "stylesheet", "font"];

/** Compressed HTML, scripts, styles and fonts until the figures are usable. */
const MAX_BYTES = 395_000;

function watchFiles(page: Page) {
  const files: Promise<number>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (!COUNTED.includes(type)) return;
    const sizes = response.finished().then(() => response.request().sizes());
    files.push(sizes.then(({ responseBodySize }) => responseBodySize));
  });
  return () => Promise.all(files);
}

/** Blocks all requests from the first late file on until released. */
async function holdLateCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  let isLate = false;
  const released = new Promise<void>((done) => (letGo = done));
  await page.route("**/assets/*", async (route) => {
    isLate ||= LATE.test(route.request().url());
    if (isLate && !route.request().url().endsWith(".woff2")) await released;
    await route.continue();
  });
  return letGo;
}

async function openWithoutLateCode(page: Page): Promise<() => void> {
  const letGo = await holdLateCode(page);
  const late = page.waitForRequest(LATE);
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  await late;
  return letGo;
}

test("the figures can be read and used before the lists are there, and do not move", async ({
  page,
}) => {
  const letGo = await holdLateCode(page);
  const filesSoFar = watchFiles(page);
  const lateCode = page.waitForRequest(LISTS);
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Current MRR" })).toContainText("$");
  await lateCode;

  const panel = page.getByRole("region", { name: "Recurring revenue, 12 months" });
  await expect(panel.getByText(/^Monthly recurring revenue rose from \$/)).toBeVisible();
  const range = page.getByRole("combobox", { name: "Time range" });
  await range.selectOption("7 days");
  await expect(page).toHaveURL(/range=7d/);
  await expect(panel.getByText(/^Monthly recurring revenue rose from \$/)).toBeVisible();
  await expect(panel.getByRole("application")).toHaveCount(0);

  const files = await filesSoFar();
  // Zero bytes would pass as well.
  expect(files.every((bytes) => bytes > 0)).toBe(true);
  const total = files.reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeLessThanOrEqual(MAX_BYTES);

  const support = page.getByRole("region", { name: "Support & Tasks" });
  const places = () => Promise.all([panel.boundingBox(), support.boundingBox()]);
  await expect(support.getByText(/unresolved tickets?$/)).toBeVisible();
  const before = await places();
  letGo();
  await expect(support.getByRole("table")).toBeVisible();
  await expect(panel.locator("[data-slot=revenue-bar]:not([data-year-before])")).toHaveCount(12);
  expect(await places()).toEqual(before);

  await panel.getByRole("application").focus();
  for (let month = 1; month < 12; month += 1) await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("status")).toContainText(/so far: \$49,036/);
});

test("lists that do not load leave the figures, say so, and come when tried again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|A part of the page was not loaded/);
  await page.route(LISTS, (route) => route.abort());
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  const support = page.getByRole("region", { name: "Support & Tasks" });
  await expect(support.getByRole("alert")).toContainText("The list could not be drawn");
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Current MRR" })).toContainText("$");

  await page.unrouteAll();
  await support.getByRole("button", { name: "Try again" }).click();
  await expect(support.getByRole("table")).toBeVisible();
});

test("bars that do not load leave their summary, say so, and come when tried again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|A part of the page was not loaded/);
  await page.route(BARS, (route) => route.abort());
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  const panel = page.getByRole("region", { name: "Recurring revenue, 12 months" });
  await expect(panel.getByRole("alert")).toContainText("The bars could not be drawn");
  await expect(panel.getByText(/^Monthly recurring revenue rose from \$/)).toBeVisible();
  const { height } = await boxOf(panel);

  await page.unrouteAll();
  await panel.getByRole("button", { name: "Try again" }).click();
  await expect(panel.getByRole("application")).toBeVisible();
  await expect.poll(async () => (await boxOf(panel)).height).toBe(height);
});

test.describe("what is pressed before its code is there", () => {
  test("opens the palette with what was typed, and goes where Enter says", async ({ page }) => {
    const letGo = await openWithoutLateCode(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("tickett");
    await page.keyboard.press("Backspace");
    letGo();
    const field = page.getByRole("combobox", { name: "Search or jump to" });
    await expect(field).toHaveValue("ticket");
    await expect(field).toBeFocused();
    await page.keyboard.type("s");
    await expect(field).toHaveValue("tickets");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/crm\/tickets/);
  });

  test("goes where Enter says in the palette that was still to come", async ({ page }) => {
    const letGo = await openWithoutLateCode(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("tickets");
    await page.keyboard.press("Enter");
    letGo();
    await expect(page).toHaveURL(/crm\/tickets/);
  });

  test("opens a panel's menu as the keyboard does, and says what a button did", async ({
    page,
  }) => {
    const letGo = await openWithoutLateCode(page);
    await page.getByRole("button", { name: "Sync Stripe" }).click();
    const menu = page.getByRole("button", { name: "More for Key figures" });
    await menu.focus();
    await page.keyboard.press("Enter");
    letGo();
    const item = page.getByRole("menuitem", { name: "What these figures mean" });
    await expect(item).toBeFocused();
    await expect(page.getByText(/Sync Stripe logged/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });

  test("opens a phone's menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letGo = await openWithoutLateCode(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    letGo();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  });
});

test("opens at the panel that the address filters, and elsewhere after a reload", async ({
  page,
}) => {
  await page.goto("/admin/dashboard?expiring=30");
  const portfolio = page.getByRole("region", { name: "Portfolio & Inventory" });
  await expect(portfolio.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(portfolio.locator("[aria-busy='true']")).toHaveCount(0);
  await expectSeen(portfolio.getByLabel("Expiring within"));
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await waitForApp(page);
  await expect(page.locator("main [aria-busy='true']")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Key figures" })).toBeInViewport();
  await expect(portfolio.getByRole("heading", { level: 2 })).not.toBeInViewport();
});
