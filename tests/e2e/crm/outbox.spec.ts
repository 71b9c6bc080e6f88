import { sendMessage } from "../public/filled-forms";
import { open, openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import {
  boxOf,
  expectFiltersBesideSearch,
  expectFitAndAccessible,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { newEmail, storedLeads } from "../support/stored-leads";
import { createClient } from "../support/stored-clients";
import { createTicket } from "../support/stored-tickets";
import { core, expect, test, type Page } from "../support/test";

const OUTBOX = "/admin/outbox";

const mails = (page: Page) => page.getByRole("table", { name: "Mails" });
const mailFrame = (page: Page) => page.frameLocator("iframe[title='The mail as HTML']");

test(
  "a form that was sent has its mail in the outbox, as HTML and as text",
  core,
  async ({ page, request }) => {
    const email = newEmail();
    await sendMessage(page, email);
    const [lead] = await storedLeads(request, email);
    const reference = String(lead?.reference);

    await signIn(page);
    await openAsStaff(page, OUTBOX);
    await expect(page.getByText("Sending is off: no mail leaves this demo.")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search mails" }).fill(email);
    const row = mails(page).getByRole("row").filter({ hasText: email });
    await expect(row).toContainText("Queued");
    await row.getByRole("link", { name: `We have your request, ${reference}` }).click();

    const sheet = page.getByRole("dialog", { name: `We have your request, ${reference}` });
    await expect(mailFrame(page).getByText("Hello Omar,")).toBeVisible();
    await expect(mailFrame(page).getByText(reference)).toBeVisible();
    await sheet.getByRole("tab", { name: "Text" }).click();
    await expect(sheet.getByText(`Reference: ${reference}`)).toBeVisible();
    await page.reload();
    await expect(sheet.getByText(`Reference: ${reference}`)).toBeVisible();
    await sheet.getByRole("link", { name: "Omar Reyes" }).click();
    await expect(page).toHaveURL(`/admin/crm/leads?lead=${String(lead?.id)}`);
  },
);

test(
  "a reply to a ticket stands above what was written before, and no word of it is HTML",
  core,
  async ({ page, request }) => {
    const client = await createClient(request);
    const contact = await request.post("/rest/v1/client_contacts", {
      headers: await ownerHeaders(request),
      data: { client_id: client.id, name: "Dana Reyes", email: newEmail(), is_primary: true },
    });
    expect(contact.status(), await contact.text()).toBe(201);
    const ticket = await createTicket(request, { client_id: client.id });
    const message = `<img src=x onerror=alert(1)> ${crypto.randomUUID()}`;
    for (const [kind, body] of [
      ["reply", "We look into it."],
      ["client", "Noted of a call."],
      ["note", "Not for them."],
      ["reply", message],
    ]) {
      const answer = await request.post("/rest/v1/rpc/add_ticket_message", {
        headers: await ownerHeaders(request),
        data: { id: crypto.randomUUID(), ticket_id: ticket.id, kind, body },
      });
      expect(answer.status()).toBe(200);
    }
    await signIn(page);
    await openAsStaff(page, `${OUTBOX}?kinds=ticket-reply`);
    await mails(page).getByRole("link", { name: ticket.subject }).first().click();
    await expect(mailFrame(page).getByText(message)).toBeVisible();
    await expect(mailFrame(page).locator("blockquote")).toHaveText(["We look into it."]);
    await expect(mailFrame(page).getByText(/Not for them|Noted of a call/)).toHaveCount(0);
    await expect(mailFrame(page).locator("img, script")).toHaveCount(0);
  },
);

test("a mail that failed says why, and is queued again", core, async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, `${OUTBOX}?states=failed&samples=yes&kinds=ticket-reply`);
  await mails(page).locator("[data-row-link]").first().press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("No such mailbox here")).toBeVisible();
  await sheet.getByRole("button", { name: "Retry" }).click();
  await expect(sheet.getByText("Queued", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText("No mail matches.")).toBeVisible();
});

test("a visitor of the demo reads samples alone, and sends none again", async ({ page }) => {
  await open(page, OUTBOX);
  await expect(page.getByText("These are example mails")).toBeVisible();
  await mails(page).locator("[data-row-link]").first().click();
  await expect(mailFrame(page).getByText(/^Hello/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  // The frame is as high as the mail: no scrollbar and no gap.
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    const frame = page.getByTitle("The mail as HTML");
    const html = mailFrame(page).locator("html");
    await expect.poll(async () => (await boxOf(frame)).height - (await boxOf(html)).height).toBe(0);
  }
});

test("a list that cannot be read says so, and is read again", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|Error loading the list/);
  await signIn(page);
  await page.route("**/rest/v1/rpc/list_mails", (route) => route.abort());
  await openAsStaff(page, OUTBOX);
  await expect(page.getByText("The mails could not be loaded")).toBeVisible();
  await page.unroute("**/rest/v1/rpc/list_mails");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(mails(page)).toBeVisible();
});

test("the list and a mail are accessible in both themes at three widths", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, `${OUTBOX}?samples=yes`);
  await expect(mails(page).locator("[data-row-link]").first()).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
  await page.setViewportSize(PHONE);
  await expectFiltersBesideSearch(page);
  await openAsStaff(page, `${OUTBOX}?samples=yes&format=text`);
  await mails(page).locator("[data-row-link]").first().click();
  await expect(page.getByRole("tabpanel", { name: "Text" })).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
});
