import { PHONE, WIDE } from "../support/page-checks";
import { open, openHydrated, waitForApp } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name });
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const LONG = "/blog/phone-number-top-right";

test(
  "a new page starts at its top, with its heading focused and its title read out",
  core,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, LONG);
    await footerLink(page, "Pricing").scrollIntoViewIfNeeded();
    expect(await offset(page)).toBeGreaterThan(500);
    await footerLink(page, "Pricing").click();
    await expect(page).toHaveURL("/pricing");
    await expect.poll(() => offset(page)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByTestId("route-announcer")).toHaveText(/^Pricing/);
  },
);

test("going back returns to the place one left", core, async ({ page }) => {
  await openHydrated(page, LONG);
  const link = footerLink(page, "About");
  await link.scrollIntoViewIfNeeded();
  expect(await offset(page)).toBeGreaterThan(500);
  const height = async () => (await link.boundingBox())?.y ?? 0;
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(async () => (await height()) === (await height())).toBe(true);
  const before = await height();
  await link.click();
  await expect.poll(() => offset(page)).toBe(0);
  await expect(page.getByTestId("route-announcer")).toHaveText(/^About/);
  await page.goBack();
  await expect(page).toHaveURL(LONG);
  // Allows for a subpixel, once all of the page above is laid out.
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
});

test("a page opened by its address starts at its top, and Back and reload keep one's place", async ({
  page,
}) => {
  await open(page, LONG);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await open(page, "/contact");
  expect(await offset(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goBack();
  await waitForApp(page);
  await expect.poll(() => offset(page)).toBe(1500);
  await page.goForward();
  await waitForApp(page);
  await expect.poll(() => offset(page)).toBe(600);
  await page.reload();
  await waitForApp(page);
  await expect.poll(() => offset(page)).toBe(600);
});

test("the skip link leads past the header", core, async ({ page }) => {
  await open(page, "/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test(
  "a page that breaks keeps header and footer, and Retry mends it",
  core,
  async ({ page, expectProblem }) => {
    expectProblem(/boom/);
    await page.route("**/assets/pricing-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export function Component() {
        if (!window.isFixed) throw new Error("boom");
        return "Mended";
      }`,
      }),
    );
    await openHydrated(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isFixed: true }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Mended")).toBeVisible();
  },
);

const countLoads = (page: Page) => {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
};

test("a missing file of a page is cured by one reload, again and again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const loads = countLoads(page);
  await openHydrated(page, "/");
  // The open page does not get the file, the reloaded one does. Preload and import both request it, so it is
  // not enough to abort the first request.
  await page.route("**/assets/pricing-*.js", (route) =>
    new URL(route.request().frame().url()).pathname === "/" ? route.abort() : route.continue(),
  );
  for (const round of [1, 2]) {
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect.poll(loads).toBe(2 * round);
    await waitForApp(page);
    await expect(page).toHaveTitle(/Pricing/);
    // A new document, so that the next round requests the file again.
    await openHydrated(page, "/");
    await expect.poll(loads).toBe(2 * round + 1);
  }
});

test("a file that stays missing leaves the page's own HTML to read, without a loop", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  await page.route("**/assets/pricing-*.js", (route) => route.abort());
  const loads = countLoads(page);
  await openHydrated(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole price list.");
  await page.unrouteAll();
  await page.reload();
  await waitForApp(page);
});

test("a file that stays missing where there is no HTML ends in a message, not in a loop", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  await page.route("**/assets/dashboard-*.js", (route) => route.abort());
  let documents = 0;
  page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  expect(documents).toBe(2);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveTitle(/Dashboard/);
  await waitForApp(page);
});

test("the menu on a phone is a dialog", core, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  const toggle = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await toggle.click();
  await expect(menu).toBeVisible();

  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press("Tab");
    // Tabbing past a native dialog's ends reaches the browser's own controls, never the page behind.
    expect(
      await menu.evaluate(
        (element) =>
          element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("End");
  expect(await offset(page)).toBe(0);

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();

  await toggle.click();
  await menu.getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL("/reviews");
  await expect(page).toHaveTitle(/^Reviews/);
  await expect(menu).toBeHidden();
});

test("the menu closes when the window grows wide enough for the links", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize(WIDE);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeVisible();
});

test("the staff theme follows the system until one is chosen, and the choice persists", async ({
  page,
}) => {
  const html = page.locator("html");
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/admin/dashboard");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(13, 21, 19)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await waitForApp(page);
  await page.getByRole("link", { name: "View public site" }).click();
  await expect(page).toHaveURL("/");
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
