import { sendMessage } from "../public/filled-forms";
import { open, openAsStaff, signIn } from "../support/open-page";
import {
  expectAccessible,
  expectFitAndAccessible,
  expectNoSidewaysScroll,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { newEmail } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { core, coreAndDated, expect, test, type Page } from "../support/test";

const SETTINGS = "/admin/settings";
const DEMOS = `${SETTINGS}?section=demos`;
const hosts = (page: Page) => page.getByRole("region", { name: "Who gives demos, and when" });
const change = (name: string) => `Change when ${name} gives demos`;

const FAR = "2038-07-01";

test(
  "an owner gives a host days off, by keyboard alone, and reads it in the history",
  coreAndDated,
  async ({ page }) => {
    await signIn(page);
    await openAsStaff(page, DEMOS);
    await page.getByRole("button", { name: change("Sam Kowalski") }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/open=/);
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goForward();
    const dialog = page.getByRole("dialog", { name: "When Sam Kowalski gives demos" });
    await dialog.getByRole("button", { name: "Add days off" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("First day").last()).toBeFocused();
    await page.keyboard.type("07012038");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("07042038");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved: when Sam Kowalski gives demos.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(hosts(page)).toContainText("Jul 1, 2038 to Jul 4, 2038");
    await page.getByRole("tab", { name: "History" }).click();
    await expect(page).toHaveURL(/section=history/);
    await expect(
      page.getByText("Jo Marsh changed when Sam Kowalski gives demos").first(),
    ).toBeVisible();
    await expect(page.getByText("Jul 1, 2038 – Jul 4, 2038").first()).toBeVisible();
  },
);

test("the second of two tabs is asked, and loses nothing", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  await signIn(page);
  await openAsStaff(page, SETTINGS);
  const other = await context.newPage();
  await openAsStaff(other, SETTINGS);
  // A tab that opens its form later shows the other tab's unsaved input.
  for (const tab of [page, other]) {
    await expect(tab.getByRole("button", { name: "Add a holiday" })).toBeVisible();
  }
  for (const [tab, name] of [
    [page, "Of the first tab"],
    [other, "Of the second tab"],
  ] as const) {
    await tab.getByRole("button", { name: "Add a holiday" }).click();
    await tab
      .getByLabel("Day", { exact: true })
      .last()
      .fill(tab === page ? FAR : "2038-07-02");
    await tab.getByLabel("Name").last().fill(name);
  }
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved: when the company works.")).toBeVisible();
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Somebody else changed this in the meantime.")).toBeVisible();
  await expect(other.getByLabel("Name").last()).toHaveValue("Of the second tab");
  await other.getByRole("button", { name: "Take theirs" }).click();
  await expect(other.getByLabel("Name").last()).toHaveValue("Of the first tab");
  await other.getByRole("button", { name: "Remove this holiday" }).last().click();
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved: when the company works.")).toBeVisible();
});

test("a template is written, put into a reply and removed", core, async ({ page, request }) => {
  const name = `Thanks ${crypto.randomUUID().slice(0, 8)}`;
  const ticket = await createTicket(request);
  await signIn(page);
  await openAsStaff(page, `${SETTINGS}?section=templates`);
  await page.getByRole("button", { name: "Add a template" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a template" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Text").fill("Thank you for #");
  await page.reload();
  await expect(dialog.getByLabel("Name")).toHaveValue(name);
  await dialog.getByRole("button", { name: "Number of the ticket" }).click();
  await expect(dialog.getByRole("region", { name: "Preview" })).toHaveText(/Thank you for #\d+$/);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The template is saved.")).toBeVisible();

  await open(page, `/admin/crm/tickets?ticket=${ticket.id}`);
  await page.getByLabel("Your reply").focus();
  await page.getByLabel("Your reply").fill("Hello. ");
  await page.getByRole("button", { name: "Insert a template" }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue(/^Hello\. Thank you for #\d+$/);
  await page.getByLabel("Your reply").fill("");

  await open(page, `${SETTINGS}?section=templates`);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeHidden();
});

test("a template stands in the mails it is meant for, and is not offered for replies", async ({
  page,
  context,
}) => {
  const [name, email] = [`Own words ${crypto.randomUUID().slice(0, 8)}`, newEmail()];
  await signIn(page);
  await openAsStaff(page, `${SETTINGS}?section=templates&open=new`);
  const dialog = page.getByRole("dialog", { name: "Add a template" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Where it is used").selectOption("In the answer to a form");
  await dialog.getByLabel("Text").fill(`${name}: keep `);
  await dialog.getByRole("button", { name: "Reference" }).click();
  await expect(dialog.getByLabel("As it reads in the mail")).not.toHaveValue("");
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText(`${name}: keep CF-`);
  await dialog.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("In the answer to a form");

  const visitor = await context.newPage();
  await sendMessage(visitor, email);
  await row.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(row).toBeHidden();
  await open(page, "/admin/outbox?kinds=request-received");
  const mail = page.getByRole("row").filter({ hasText: email });
  await mail.getByRole("link", { name: /^We have your request, CF-/ }).click();
  await page.getByRole("tab", { name: "Text" }).click();
  await expect(page.getByText(`${name}: keep CF-`)).toBeVisible();
});

for (const [width, viewport] of Object.entries({ WIDE, TABLET, PHONE })) {
  test(`every section fits and is accessible in both themes: ${width}`, async ({ page }) => {
    await signIn(page);
    await page.setViewportSize(viewport);
    for (const [section, heading] of [
      ["company", "When the company works"],
      ["demos", "Who gives demos, and when"],
      ["mail", "Which mails go out"],
      ["templates", "Reply templates"],
      ["history", "Who changed what"],
    ] as const) {
      await openAsStaff(page, `${SETTINGS}?section=${section}`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expectFitAndAccessible(page, [viewport]);
    }
    await openAsStaff(page, DEMOS);
    await page.getByRole("button", { name: change("Sam Kowalski") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
