import type { APIRequestContext, Page } from "@playwright/test";
import { sendMessage } from "../public/filled-forms";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { createLead, newEmail, storedLeads } from "../support/stored-leads";
import { core, expect, test } from "../support/test";

const leadPath = (id: string) => `/admin/crm/leads?lead=${id}`;

/** The sheet of a lead, whose dialogs for mails have other names. */
const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

async function answerByMail(
  request: APIRequestContext,
  from: string,
  subject: string,
  body: string,
) {
  const answer = await request.post("/functions/v1/inbound-mail", {
    headers: {
      "Content-Type": "message/rfc822",
      "X-Inbound-Mail-Key": process.env.INBOUND_MAIL_KEY ?? "",
    },
    data: [
      `From: Omar Reyes <${from}>`,
      "To: hello@curbfront.example",
      `Subject: ${subject}`,
      `Message-ID: <${crypto.randomUUID()}@elsewhere.example>`,
      "",
      body,
    ].join("\r\n"),
  });
  expect(await answer.json()).toMatchObject({ outcome: "added" });
}

test(
  "a request is answered by mail, stops waiting, and their answer comes back to it",
  core,
  async ({ page, request }) => {
    const email = newEmail();
    await sendMessage(page, email);
    const [lead] = await storedLeads(request, email);
    const reference = String(lead?.reference);
    await signIn(page);
    await openAsStaff(page, leadPath(String(lead?.id)));
    const thread = conversation(page);
    const record = page.getByRole("dialog", { name: "Omar Reyes" });
    await expect(record.getByText(/^Answer within/)).toBeVisible();
    await page.getByRole("button", { name: `Write to ${email}` }).click();
    const box = thread.getByRole("textbox", { name: "Your mail" });
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(/^Hello Omar,\n\n\n\nJo Marsh, Curbfront\n/);
    await page.keyboard.type("May I call you at four?");
    const whole = await box.inputValue();
    await page.reload();
    await expect(box).toHaveValue(whole);
    await box.press("Control+Enter");
    await expect(thread.getByText("Stored. Its mail to Omar waits ten seconds.")).toBeVisible();
    await expect(thread.getByRole("listitem").filter({ hasText: "May I call" })).toHaveCount(1);
    await expect(record.getByText(/^Answer within/)).toHaveCount(0);

    const steps = thread.getByRole("region", { name: "Next step" });
    await expect(page.getByRole("combobox", { name: "Stage" })).toHaveValue("new");
    await steps.getByRole("button", { name: "Move to Contacted" }).click();
    await expect(page.getByRole("combobox", { name: "Stage" })).toHaveValue("contacted");
    await steps.getByRole("button", { name: /^Add a task for/ }).click();
    await expect(page.getByRole("region", { name: "Tasks" })).toContainText("about our mail");

    await answerByMail(request, email, `Re: Your request (${reference})`, "Four is good.");
    await page.reload();
    await expect(thread.getByRole("listitem").filter({ hasText: "Four is good." })).toBeVisible();
    await expect(page.getByText(/^They wrote again/)).toBeVisible();
    await expect(thread.getByRole("textbox", { name: "Subject" })).toHaveValue("Re: Your request");

    await thread.getByRole("link", { name: "Its mail is in the outbox" }).click();
    const sheet = page.getByRole("dialog", { name: `Your request to Curbfront (${reference})` });
    await sheet.getByRole("tab", { name: "Text" }).click();
    await expect(sheet.getByRole("tabpanel", { name: "Text" })).toHaveText(whole);
  },
);

test(
  "two who write to one lead at once: the second is asked, with every word, and by keyboard",
  core,
  async ({ page, request, expectProblem }) => {
    expectProblem(/status of 409/);
    const { id } = await createLead(request);
    await signIn(page);
    await openAsStaff(page, leadPath(id));
    const thread = conversation(page);
    const box = thread.getByRole("textbox", { name: "Your mail" });
    await box.focus();
    await page.keyboard.type("Mine.");
    const other = await request.post("/rest/v1/rpc/send_lead_mail", {
      headers: await ownerHeaders(request),
      data: {
        id: crypto.randomUUID(),
        lead_id: id,
        subject: "First",
        body: "Theirs.",
        version: 1,
      },
    });
    expect(other.status(), await other.text()).toBe(200);
    await page.keyboard.press("Control+Enter");
    await expect(thread.getByRole("alert")).toContainText("somebody else changed this lead first");
    await expect(thread.getByText("Theirs.")).toBeVisible();
    await expect(box).toHaveValue(/Mine\./);
    await thread.getByRole("button", { name: "Retry" }).press("Enter");
    await expect(thread.getByRole("listitem").filter({ hasText: "Mine." })).toHaveCount(1);
    await thread.getByRole("button", { name: /^Undo/ }).press("Enter");
    await expect(thread.getByRole("listitem").filter({ hasText: "Mine." })).toHaveCount(0);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(/Mine\./);
  },
);

test("a lead's conversation is accessible in both themes at every width", async ({ page }) => {
  await signIn(page);
  for (const size of [WIDE, TABLET, PHONE]) {
    await page.setViewportSize(size);
    for (const business of ["Summit Gutter", "Two Rivers Pest"]) {
      await openAsStaff(page, `/admin/crm/leads?layout=list&q=${encodeURIComponent(business)}`);
      await page.locator("[data-row-link]").first().click();
      const thread = conversation(page);
      await expect(thread.getByText("our mail").first()).toBeVisible();
      await expect(thread.getByRole("textbox", { name: "Your mail" })).toBeVisible();
      await expectFitAndAccessible(page, [size]);
    }
  }
});
