import {
  boxOf,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  PHONE,
} from "../support/page-checks";
import { openManager, waitForApp } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or jump to" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search or jump to" });
const shortcuts = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const singleKeys = (page: Page) => page.getByRole("switch", { name: "Single-key shortcuts" });

async function runCommand(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
}

async function tabTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
    );
    expect(focused).toBe(name);
  }).toPass({ intervals: [0] });
}

test("from the login to the dashboard and about it, by keyboard alone", core, async ({ page }) => {
  await page.goto("/admin");
  await waitForApp(page);
  await tabTo(page, "Sign in");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table")).toBeVisible();

  await runCommand(page, "dash");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeFocused();

  await page.keyboard.press("1");
  await expect(page).toHaveURL(/\?range=7d$/);
  await expect(page.getByLabel("Time range")).toHaveValue("7d");

  await page.keyboard.press("?");
  await expect(shortcuts(page).getByText("Last 90 days")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(singleKeys(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(singleKeys(page)).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(shortcuts(page)).toHaveCount(0);
  await page.keyboard.press("3");

  await page.reload();
  await waitForApp(page);
  await page.keyboard.press("3");
  await runCommand(page, "keyboard");
  await expect(page).toHaveURL(/\?range=7d$/);
  await expect(singleKeys(page)).not.toBeChecked();
  await page.keyboard.press("Tab");
  await expect(singleKeys(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(singleKeys(page)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(shortcuts(page)).toHaveCount(0);
  await page.keyboard.press("3");
  await expect(page).toHaveURL(/\?range=90d$/);

  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL(/\/admin$/);
});

test("the palette's key makes a link while the caret is in a post's text", async ({ page }) => {
  await openManager(page);
  await runCommand(page, "new post");
  await expect(page).toHaveURL(/\/admin\/blog-editor$/);
  const text = page.locator(".ProseMirror");
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.type("g d r ? words");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(text).toHaveText("g d r ? words");
  // In a text field the shortcut opens the palette; Escape restores the caret.
  const title = page.getByLabel("Title", { exact: true });
  await title.click();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(title).toBeFocused();
  await runCommand(page, "keyboard shortcuts");
  await expect(shortcuts(page).getByText("Save this post")).toBeVisible();
});

const LAYERS = {
  "the palette": async (page: Page) => {
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
  },
  "the palette without an answer": async (page: Page) => {
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("nothing of the kind");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
  },
  "the list of shortcuts": async (page: Page) => {
    await page.keyboard.press("?");
    await expect(shortcuts(page)).toBeVisible();
  },
};

for (const [name, openLayer] of Object.entries(LAYERS)) {
  test(`${name} is accessible in both themes`, async ({ page }) => {
    await page.goto("/admin/staff");
    await waitForApp(page);
    await openLayer(page);
    await expectAccessibleInBothThemes(page);
  });
}

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("the palette opens from the top bar, fills the screen and leads on", async ({ page }) => {
    await page.goto("/admin/dashboard");
    await waitForApp(page);
    await page.getByRole("button", { name: "Search or jump to" }).tap();
    await expect
      .poll(() => boxOf(palette(page)))
      .toMatchObject({ x: 0, y: 0, width: PHONE.width, height: PHONE.height });
    await expectNoSidewaysScroll(page);
    await palette(page)
      .getByRole("option", { name: /^Leads/ })
      .tap();
    await expect(page).toHaveURL(/\/admin\/crm\/leads$/);
    await expect(palette(page)).toHaveCount(0);
  });
});
