import { open, openHydrated } from "../support/open-page";
import { PHONE } from "../support/page-checks";
import { newEmail } from "../support/stored-leads";
import { core, dated, expect, test, type Page } from "../support/test";
import { askForDemo } from "./filled-forms";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const dialogOf = (page: Page) => page.getByRole("dialog");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Playwright may scroll before a tap, which a finger does not. */
const openDialog = (page: Page) =>
  page
    .getByRole("navigation", { name: "Call or schedule a demo" })
    .getByRole("link", { name: "Schedule Demo" })
    .evaluate((link: HTMLAnchorElement) => link.click());

test("Back closes the demo's dialog, and stays on its page", core, async ({ page }) => {
  await openHydrated(page, "/pricing");
  await page.evaluate(() => scrollTo(0, 900));
  await openDialog(page);
  await dialogOf(page).getByLabel("Your name").fill("Omar Reyes");
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator("a[aria-haspopup=dialog]:focus")).toBeVisible();
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.goForward();
  await expect(heading(page)).toHaveText("The whole price list.");
  await expect(dialogOf(page)).toBeHidden();
  await openDialog(page);
  await expect(dialogOf(page).getByLabel("Your name")).toHaveValue("Omar Reyes");
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL("/pricing");
});

test("closed otherwise the demo's dialog leaves no step behind", async ({ page }) => {
  await open(page, "/about");
  await openHydrated(page, "/pricing");
  await openDialog(page);
  await dialogOf(page).getByRole("button", { name: "Close" }).tap();
  await expect(dialogOf(page)).toBeHidden();
  await page.waitForFunction(() => !(history.state as { isDialog?: boolean }).isDialog);
  await expect(heading(page)).toHaveText("The whole price list.");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await page.goForward();
  await expect(heading(page)).toHaveText("The whole price list.");
});

test("a booking's link is followed in place of the dialog", dated, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const dialog = await askForDemo(page, newEmail());
  await dialog.getByRole("link", { name: "Move or cancel it" }).click();
  await expect(page).toHaveURL(/\/booking#/);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("about:blank");
});
