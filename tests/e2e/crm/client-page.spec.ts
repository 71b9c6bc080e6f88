import { createClient } from "../support/stored-clients";
import {
  expectAccessible,
  expectFitAndAccessible,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { openAsStaff, signIn } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

async function openClient(page: Page, path: string, business: string): Promise<void> {
  await openAsStaff(page, path);
  await expect(page.getByRole("heading", { level: 1, name: business })).toBeVisible();
  // Shortcuts and fields work once the person's rights are loaded.
  await expect(page.getByRole("textbox", { name: "Add a note" })).toBeVisible();
}

const editing = (page: Page) => page.locator("[data-inline-field] input").first();

const town = (page: Page, place: string) =>
  page.getByRole("button", { name: `Change town and state: ${place}` });

test(
  "a field is edited by the keyboard alone, stored, and taken back",
  core,
  async ({ page, request }) => {
    const client = await createClient(request);
    await signIn(page);
    await openClient(page, client.path, client.business);
    await town(page, "Dublin, OH").focus();
    await page.keyboard.press("Enter");
    await expect(editing(page)).toBeFocused();
    await page.keyboard.type("Toledo, oh");
    await page.keyboard.press("Enter");
    await expect(town(page, "Toledo, OH")).toBeFocused();
    await expect.poll(client.row).toMatchObject({ town: "Toledo", region: "OH", version: 2 });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(town(page, "Dublin, OH")).toBeVisible();
    await expect.poll(client.row).toMatchObject({ town: "Dublin", version: 3 });
  },
);

test("the second of two people is warned, and neither is overwritten unseen", async ({
  page,
  request,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const client = await createClient(request);
  await signIn(page);
  const other = await context.newPage();
  await openClient(page, client.path, client.business);
  await openClient(other, client.path, client.business);

  const type = async (on: Page, from: string, to: string) => {
    await town(on, from).click();
    await expect(editing(on)).toBeFocused();
    await on.keyboard.type(to);
  };
  await type(other, "Dublin, OH", "Powell, OH");
  await type(page, "Dublin, OH", "Toledo, OH");
  await page.keyboard.press("Enter");
  await expect.poll(client.row).toMatchObject({ town: "Toledo" });
  await other.keyboard.press("Enter");
  const question = other.getByRole("dialog", { name: "Two people changed this" });
  await expect(question.getByRole("row", { name: "town Toledo Powell" })).toBeVisible();
  await expect(question).toContainText("Jo Marsh");
  await expectAccessible(other);
  await question.getByRole("button", { name: "Take theirs" }).click();
  await expect(town(other, "Toledo, OH")).toBeVisible();
  await expect.poll(client.row).toMatchObject({ town: "Toledo" });

  await type(other, "Toledo, OH", "Powell, OH");
  await type(page, "Toledo, OH", "Akron, OH");
  await page.keyboard.press("Enter");
  await expect.poll(client.row).toMatchObject({ town: "Akron" });
  await other.keyboard.press("Enter");
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(client.row).toMatchObject({ town: "Powell" });
});

test(
  "a ticket and a task are added and the task is completed and taken back",
  core,
  async ({ page, request }) => {
    const client = await createClient(request);
    await signIn(page);
    await openClient(page, client.path, client.business);
    await page.keyboard.press("t");
    const dialog = page.getByRole("dialog", { name: "New ticket" });
    await dialog.getByLabel("Subject").fill("Form goes to the old inbox");
    await dialog.getByRole("button", { name: "Open ticket" }).click();
    const work = page.getByRole("region", { name: "Open tickets and tasks" });
    await expect(work.getByRole("link", { name: "Form goes to the old inbox" })).toBeVisible();

    await expect(dialog).toHaveCount(0);
    await page.keyboard.press("k");
    await expect(editing(page)).toBeFocused();
    await page.keyboard.type("Confirm winter hours");
    await page.keyboard.press("Enter");
    const task = work.getByRole("listitem").filter({ hasText: "Confirm winter hours" });
    await task.getByRole("button", { name: "Complete" }).click();
    await expect(task).toHaveCount(0);
    await page
      .getByRole("listitem")
      .filter({ hasText: "Completed “Confirm winter hours”." })
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(task).toBeVisible();
  },
);

test(
  "a note that is not saved survives a reload, and is stored once",
  core,
  async ({ page, request }) => {
    const client = await createClient(request);
    await signIn(page);
    await openClient(page, client.path, client.business);
    const box = page.getByRole("textbox", { name: "Add a note" });
    await page.keyboard.press("n");
    await expect(box).toBeFocused();
    await page.keyboard.type("Call before eight.");
    await page.reload();
    await expect(box).toHaveValue("Call before eight.");
    await box.focus();
    await page.keyboard.press("Control+Enter");
    await expect(box).toHaveValue("");
    await expect(
      page.getByRole("region", { name: "Notes" }).getByText("Call before eight."),
    ).toBeVisible();
    await openClient(page, client.path, client.business);
    await expect(box).toHaveValue("");
  },
);

test("an archived client can be read and brought back", async ({ page, request }) => {
  const client = await createClient(request);
  await signIn(page);
  await openClient(page, client.path, client.business);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText("This client is archived")).toBeVisible();
  await expect(town(page, "Dublin, OH")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(town(page, "Dublin, OH")).toBeVisible();
});

test("an address that is nobody’s says so and leads back", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, `/admin/crm/clients/${crypto.randomUUID()}`);
  await expect(page.getByRole("heading", { level: 1, name: "Client not found" })).toBeVisible();
  await page.getByRole("link", { name: "All clients" }).click();
  await expect(page).toHaveURL(/\/admin\/crm\/clients$/);
});

test("it is accessible and fits, in both themes at three widths", async ({ page }) => {
  await signIn(page);
  await openClient(page, "/admin/crm/clients/c11e0000-0000-4000-8000-000000000001", "Halden Air");
  await expect(page.getByText("Ticket passed its SLA").first()).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
});
