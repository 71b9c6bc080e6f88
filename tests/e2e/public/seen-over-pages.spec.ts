import { open, openHydrated } from "../support/open-page";
import { PHONE, WIDE } from "../support/page-checks";
import { expectSeen } from "../support/seen";
import { core, expect, test, type Page } from "../support/test";

const WHOLE_WIDTH = { left: 0, right: 0 };
const header = (page: Page) => page.getByRole("banner");
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Call or schedule a demo" });

for (const { size, hasBar } of [
  { size: WIDE, hasBar: false },
  { size: PHONE, hasBar: true },
]) {
  test(
    `the header stays at the top while one reads, at ${size.width} px`,
    core,
    async ({ page }) => {
      await page.setViewportSize(size);
      const expectBars = async () => {
        await expectSeen(header(page), { top: 0, ...WHOLE_WIDTH });
        if (hasBar) await expectSeen(bottomBar(page), { bottom: 0, ...WHOLE_WIDTH });
        else await expect(bottomBar(page)).toBeHidden();
      };
      await open(page, "/about");
      await expectBars();
      await page.evaluate(() => scrollTo(0, 1200));
      await expectBars();
      await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).first().click();
      await expect(page).toHaveURL("/pricing");
      await page.evaluate(() => scrollTo(0, 1200));
      await expectBars();
    },
  );
}

test("overlays of a page are visible, on a phone", core, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/pricing");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectSeen(menu, { top: 0, right: 0, bottom: 0 });
  await menu.getByRole("button", { name: "Close" }).click();
  await bottomBar(page).getByRole("link", { name: "Schedule Demo" }).click();
  const dialog = page.getByRole("dialog");
  await expectSeen(dialog, { bottom: 0, ...WHOLE_WIDTH });
  await expectSeen(dialog.getByRole("heading").first());
});

test("the demo's dialog is seen in a wide window", core, async ({ page }) => {
  await openHydrated(page, "/pricing");
  await header(page).getByRole("link", { name: "Schedule Demo" }).click();
  await expectSeen(page.getByRole("dialog").getByRole("heading").first());
  await expectSeen(page.getByRole("dialog"));
});
