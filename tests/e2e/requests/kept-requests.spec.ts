import { open, waitForApp } from "../support/open-page";
import { newEmail, storedLeads } from "../support/stored-leads";
import { coreAndDated, expect, test } from "../support/test";
import { askForDemo, fillCheckoutSteps, sendMessage, sendSignUp } from "../public/filled-forms";

test("a confirmation survives a reload and a second visit, until a new request is started", async ({
  page,
}) => {
  const email = newEmail();
  await sendMessage(page, email);
  await sendSignUp(page, email);
  await open(page, "/contact");
  await expect(page.getByRole("heading", { name: "It’s on somebody’s desk" })).toBeVisible();
  await expect(page.getByText(/^You sent this today/)).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await page.reload();
  await waitForApp(page);
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
  await open(page, "/signup");
  await expect(page.getByRole("heading", { name: /is on our call list/ })).toBeVisible();
  await page.getByRole("button", { name: "Send another" }).click();
  await expect(page.getByRole("button", { name: "Send my details" })).toBeVisible();
  await open(page, "/checkout");
  await expect(page.getByRole("heading", { name: /is on our call list/ })).toBeVisible();
  await page.getByRole("button", { name: "Request the site now" }).click();
  await fillCheckoutSteps(page, email);
  await page.getByRole("button", { name: "Confirm and request my site" }).click();
  await expect(page.getByText("Request received. Nothing was charged.")).toBeVisible();
  await open(page, "/checkout");
  await expect(page.getByText("Request received. Nothing was charged.")).toBeVisible();
  await open(page, "/signup");
  const sent = page.getByRole("heading", { name: "You asked for a site for Reyes Plumbing." });
  await expect(sent).toBeVisible();
  await expect(page.getByRole("button", { name: "Send my details" })).toHaveCount(0);
});

test(
  "a booked visitor finds the demo where the calendar was, and the calendar once it is off",
  coreAndDated,
  async ({ page }) => {
    const dialog = await askForDemo(page, newEmail());
    await dialog.getByRole("button", { name: "Done" }).click();
    await open(page, "/contact");
    await expect(page.getByRole("button", { name: "Move it" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Schedule Demo" }).click();
    await dialog.getByRole("button", { name: "Cancel it" }).click();
    await dialog.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(dialog.getByRole("heading", { name: "This demo is cancelled" })).toBeVisible();
    await page.reload();
    await waitForApp(page);
    await expect(page.getByRole("radiogroup", { name: /^Time/ })).toBeVisible();
  },
);

test("a mistyped address is put right after it was sent, where staff and mails read it", async ({
  page,
  request,
}) => {
  const wrong = newEmail();
  const right = newEmail();
  await sendMessage(page, wrong);
  await page.getByRole("button", { name: /Correct it$/ }).click();
  await page.getByLabel("Send it to").fill(right);
  await page.getByRole("button", { name: "Send it there" }).click();
  await expect(page.getByText(`Corrected: the email goes to ${right}.`)).toBeVisible();
  expect(await storedLeads(request, wrong)).toEqual([]);
  expect(await storedLeads(request, right)).toMatchObject([{ form: "contact", email: right }]);
});
