import { openAsStaff, signInAlone, waitForApp } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";
import { clientsNote } from "./places";
import { expectNothingLost, newText, typeInto } from "./typing";

const COMPLAINTS =
  /ERR_|Failed to (load resource|fetch)|dynamically imported module|A part of the page was not loaded/;

function countDocuments(page: Page) {
  let documents = 0;
  page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  return () => documents;
}

const losing = (page: Page, files: string) => page.route(files, (route) => route.abort());

test(
  "a staff page whose code is lost without a connection says so, waits, and opens by itself",
  core,
  async ({ page, context, expectProblem }) => {
    expectProblem(COMPLAINTS);
    await signInAlone(page);
    await openAsStaff(page, "/admin/crm/leads");
    await losing(page, "**/assets/tickets-*.js");
    await context.setOffline(true);
    const documents = countDocuments(page);
    await page.getByRole("navigation").getByRole("link", { name: "Tickets" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    // Another try now would replace the page by the browser's error page.
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Try again" })).toBeEnabled();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    expect(documents()).toBe(0);

    await page.unrouteAll();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tickets");
    await expect(page).toHaveURL(/\/admin\/crm\/tickets$/);
    expect(documents()).toBe(1);
  },
);

test("a staff page whose code stays lost is reloaded once, then asks; what was typed before is kept", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(COMPLAINTS);
  const desk = await clientsNote.open(page, request);
  const text = newText();
  await typeInto(desk, text);
  await losing(page, "**/assets/tickets-*.js");
  const documents = countDocuments(page);
  await page.getByRole("navigation").getByRole("link", { name: "Tickets" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(documents).toBe(1);
  await expect(heading).toHaveText("This page did not load");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText("Tickets");
  expect(documents()).toBe(2);
  await desk.comeBack();
  await expectNothingLost(desk, text, `lost code, ${clientsNote.name}`);
});

test.describe("what is pressed while its code is lost, and done after the reload", () => {
  async function openDashboardWithout(page: Page, files: string) {
    await losing(page, files);
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/admin/dashboard");
    await waitForApp(page);
    await lost;
  }

  test("a panel's menu", async ({ page, context, expectProblem }) => {
    expectProblem(COMPLAINTS);
    await openDashboardWithout(page, "**/assets/panel-menu-items-*.js");
    const menu = page.getByRole("button", { name: "More for Traffic & Leads" });
    await context.setOffline(true);
    await menu.click();
    const message = page.getByRole("listitem").filter({ hasText: "You are offline" });
    await message.getByRole("button", { name: "Try again" }).click();
    await expect(message).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await message.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("menuitem", { name: "What these figures mean" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
  });

  test("the palette, with what was typed", async ({ page, expectProblem }) => {
    expectProblem(COMPLAINTS);
    let fail = () => {};
    const isTyped = new Promise<void>((done) => (fail = done));
    await page.route("**/assets/command-dialogs-*.js", async (route) => {
      await isTyped;
      await route.abort();
    });
    await page.goto("/admin/dashboard");
    await waitForApp(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("tickets");
    fail();
    const message = page.getByRole("listitem").filter({ hasText: "did not load" });
    await expect(message).toBeVisible();
    await page.unrouteAll();
    await message.getByRole("button", { name: "Try again" }).click();
    const field = page.getByRole("combobox", { name: "Search or jump to" });
    await expect(field).toHaveValue("tickets");
    await expect(field).toBeFocused();
  });
});
