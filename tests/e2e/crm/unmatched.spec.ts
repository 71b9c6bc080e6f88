import type { APIRequestContext, Page } from "@playwright/test";
import { open, openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { createClient } from "../support/stored-clients";
import { newEmail, storedLeads } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { core, expect, test } from "../support/test";
import { sendMessage } from "../public/filled-forms";

const UNMATCHED = "/admin/unmatched";
const ALL = `${UNMATCHED}?states=waiting,automatic,dismissed&samples=yes`;

const mails = (page: Page) => page.getByRole("table", { name: "Mails that came in" });

async function receive(
  request: APIRequestContext,
  body: string,
  from = newEmail(),
  outcome: "waiting" | "added" = "waiting",
) {
  const subject = `Mail ${crypto.randomUUID().slice(0, 8)}`;
  const raw = [
    `From: Pat Moss <${from}>`,
    "To: hello@curbfront.example",
    `Subject: ${subject}`,
    `Message-ID: <${crypto.randomUUID()}@elsewhere.example>`,
    "Content-Type: text/html",
    "",
    body,
  ].join("\r\n");
  const answer = await request.post("/functions/v1/inbound-mail", {
    headers: {
      "Content-Type": "message/rfc822",
      "X-Inbound-Mail-Key": process.env.INBOUND_MAIL_KEY ?? "",
    },
    data: raw,
  });
  expect(await answer.json()).toMatchObject({ outcome });
  return subject;
}

test(
  "a mail that fits nothing is added to a ticket by keyboard alone, as text",
  core,
  async ({ page, request }) => {
    const ticket = await createTicket(request);
    const subject = await receive(
      request,
      "<p>The <b>map</b> is wrong.</p><script>alert(1)</script>",
    );
    await signIn(page);
    await openAsStaff(page, UNMATCHED);
    const row = mails(page).getByRole("link", { name: subject });
    await row.press("Enter");
    const sheet = page.getByRole("dialog", { name: subject });
    await expect(sheet.getByText("The map is wrong.")).toBeVisible();
    await expect(sheet.getByText("It answers no mail of ours")).toBeVisible();
    await sheet.getByRole("button", { name: "Add to a ticket" }).press("Enter");
    const search = sheet.getByRole("combobox", { name: "Ticket" });
    await expect(search).toBeFocused();
    await page.keyboard.type(ticket.subject);
    await expect(sheet.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await sheet.getByRole("button", { name: "Add", exact: true }).press("Enter");
    await expect(sheet.getByText("Added", { exact: true }).first()).toBeVisible();
    await expect(sheet.getByRole("button", { name: "Add to a ticket" })).toHaveCount(0);
    await page.reload();
    await sheet.getByRole("link", { name: ticket.subject }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`ticket=${ticket.id}`));
    const thread = page.getByText("The map is wrong.").first();
    await expect(thread).toBeVisible();
  },
);

test(
  "a client's new request is a ticket by itself, and one of their house is made one by a press",
  core,
  async ({ page, request }) => {
    const domain = `house-${crypto.randomUUID().slice(0, 8)}.example`;
    const client = await createClient(request, { domain, email: `bjorn@${domain}` });
    const subject = await receive(request, "<p>Saturday is wrong.</p>", `Bjorn@${domain}`, "added");
    const other = await receive(request, "<p>And Sunday.</p>", `ruth@${domain}`);
    await signIn(page);
    await openAsStaff(page, "/admin/crm/tickets");
    await page.getByRole("searchbox").fill(subject);
    await page.getByRole("link", { name: subject }).click();
    const ticket = page.getByLabel(/^Ticket #/);
    await expect(ticket.getByText("Saturday is wrong.")).toBeVisible();
    await expect(ticket.getByText("came by mail")).toBeVisible();
    await expect(ticket.getByRole("link", { name: client.business })).toBeVisible();
    await openAsStaff(page, "/admin/outbox?kinds=ticket-received");
    await expect(page.getByRole("link", { name: new RegExp(subject) })).toBeVisible();

    await openAsStaff(page, UNMATCHED);
    await expect(mails(page).getByText(`Perhaps ${client.business}`)).toBeVisible();
    await mails(page).getByRole("link", { name: other }).press("Enter");
    const sheet = page.getByRole("dialog", { name: other });
    const press = `Open a ticket for ${client.business} and add the contact`;
    await sheet.getByRole("button", { name: press }).press("Enter");
    await expect(sheet.getByText("Added to", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(sheet.getByText("Waiting", { exact: true })).toBeVisible();
    await sheet.getByRole("button", { name: press }).press("Enter");
    await sheet.getByRole("link", { name: new RegExp(other) }).press("Enter");
    await expect(ticket.getByText("And Sunday.")).toBeVisible();
    await expect(ticket.getByText("Pat Moss").first()).toBeVisible();
  },
);

test("one is added to a lead, who then wrote again", async ({ page, request }) => {
  const email = newEmail();
  await sendMessage(page, email);
  const [lead] = await storedLeads(request, email);
  const subject = await receive(request, "<p>Call me after four.</p>");
  await signIn(page);
  await openAsStaff(page, UNMATCHED);
  await mails(page).getByRole("link", { name: subject }).click();
  const sheet = page.getByRole("dialog", { name: subject });
  await sheet.getByRole("button", { name: "Add to a lead" }).click();
  await sheet.getByRole("combobox", { name: "Lead" }).fill(email);
  await sheet.getByRole("option").first().click();
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(/^Added to /).first()).toBeVisible();
  const answer = await request.post("/rest/v1/rpc/lead_detail", {
    headers: await ownerHeaders(request),
    data: { lead_id: lead?.id },
  });
  const { submissions } = (await answer.json()) as { submissions: { said: object }[] };
  expect(submissions[0]?.said).toMatchObject({ form: "email", message: "Call me after four." });
});

test("one of somebody new is made a lead by keyboard, on a phone too", async ({
  page,
  request,
}) => {
  const email = newEmail();
  const subject = await receive(request, "<p>How much is a site?</p>", email);
  await signIn(page);
  await openAsStaff(page, UNMATCHED);
  await mails(page).getByRole("link", { name: subject }).click();
  const sheet = page.getByRole("dialog", { name: subject });
  const makeLead = sheet.getByRole("button", { name: "Make a lead of it" });
  await expect(makeLead).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
  await makeLead.press("Enter");
  await expect(page.getByText("It is a lead of yours now.").first()).toBeVisible();
  await expect(makeLead).toHaveCount(0);
  const [lead] = await storedLeads(request, email);
  await sheet.getByRole("link", { name: "Pat Moss" }).click();
  await expect(page).toHaveURL(new RegExp(`lead=${String(lead?.["id"])}`));
  const record = page.getByRole("dialog", { name: "Pat Moss" });
  await expect(record.getByText("How much is a site?").first()).toBeVisible();
  const message = record.getByRole("listitem").filter({ hasText: "How much is a site?" });
  await expect(message.getByText("E-mail", { exact: true })).toBeVisible();
});

test("one is dismissed, and waits again after Undo", async ({ page, request }) => {
  const subject = await receive(request, "<p>Buy now.</p>");
  await signIn(page);
  await openAsStaff(page, UNMATCHED);
  await mails(page).getByRole("link", { name: subject }).click();
  const sheet = page.getByRole("dialog", { name: subject });
  await sheet.getByRole("button", { name: "Dismiss" }).click();
  await expect(sheet.getByText("Dismissed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByText("Waiting", { exact: true })).toBeVisible();
});

test("a mail that was added to the wrong ticket is taken back", core, async ({ page, request }) => {
  const ticket = await createTicket(request);
  const subject = await receive(request, "<p>Meant for another.</p>");
  await signIn(page);
  await openAsStaff(page, UNMATCHED);
  await mails(page).getByRole("link", { name: subject }).click();
  const sheet = page.getByRole("dialog", { name: subject });
  await sheet.getByRole("button", { name: "Add to a ticket" }).click();
  await sheet.getByRole("combobox", { name: "Ticket" }).fill(ticket.subject);
  await sheet.getByRole("option", { name: ticket.subject }).click();
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(sheet.getByText("Added to", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sheet.getByText("Waiting", { exact: true })).toBeVisible();
  await openAsStaff(page, `/admin/crm/tickets?ticket=${ticket.id}`);
  await expect(page.getByRole("heading", { name: ticket.subject })).toBeVisible();
  await expect(page.getByText("Meant for another.")).toHaveCount(0);
});

test("a failed save is reported and can be retried", async ({ page, request, expectProblem }) => {
  expectProblem(/Failed to load resource/);
  const ticket = await createTicket(request);
  const subject = await receive(request, "<p>Offline.</p>");
  await signIn(page);
  await openAsStaff(page, UNMATCHED);
  await mails(page).getByRole("link", { name: subject }).click();
  const sheet = page.getByRole("dialog", { name: subject });
  await sheet.getByRole("button", { name: "Add to a ticket" }).click();
  await sheet.getByRole("combobox", { name: "Ticket" }).fill(ticket.subject);
  await sheet.getByRole("option", { name: ticket.subject }).click();
  await page.route("**/rest/v1/rpc/add_inbound_mail", (route) => route.abort());
  await sheet.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText(/^Not added:/)).toBeVisible();
  await page.unroute("**/rest/v1/rpc/add_inbound_mail");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(sheet.getByText("Added to", { exact: true })).toBeVisible();
});

test("a visitor of the demo reads samples alone, and adds none", async ({ page }) => {
  await open(page, UNMATCHED);
  await expect(page.getByText("These are example mails")).toBeVisible();
  await mails(page).locator("[data-row-link]").first().click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("Waiting", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("button", { name: /Add|Dismiss/ })).toHaveCount(0);
});

test("the list and a mail are accessible in both themes at three widths", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, ALL);
  await expect(mails(page).locator("[data-row-link]").first()).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
  await mails(page).getByRole("link", { name: "Prices for two sites?" }).click();
  await page.getByRole("button", { name: "Add to a lead" }).click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
});
