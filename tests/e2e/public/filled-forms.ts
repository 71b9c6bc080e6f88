import { open, waitUntilHydrated } from "../support/open-page";
import { newPhone } from "../support/stored-leads";
import { expect, type Locator, type Page } from "../support/test";

const expectReference = (page: Page) =>
  expect(page.getByText("Your reference", { exact: true })).toBeVisible();

export async function fillMessage(page: Page, email: string) {
  const form = page.getByRole("form", { name: "Or write it down" });
  await form.getByLabel("Your name").fill("Omar Reyes");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("Two trucks, no website.\nCall after four.");
  return form;
}

export async function sendMessage(page: Page, email: string): Promise<void> {
  await open(page, "/contact");
  const form = await fillMessage(page, email);
  await form.getByRole("button", { name: "Send message" }).click();
  await expectReference(page);
}

export async function sendSignUp(page: Page, email: string): Promise<void> {
  await open(page, "/signup?trade=roofing");
  await page.getByRole("textbox", { name: "Business name" }).fill("Brack Roofing");
  await page.getByLabel("Main town").fill("Macon, GA");
  await page.getByLabel("Your name").fill("Elaine Brack");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone", { exact: true }).fill("(478) 555-0150");
  await page.getByRole("button", { name: "Send my details" }).click();
  await expectReference(page);
}

export async function fillDemo(page: Page, email: string) {
  await open(page, "/pricing");
  const link = page.getByRole("link", { name: "Schedule Demo" }).filter({ visible: true }).first();
  // Before the app runs, a press that waits too long follows the link instead.
  await link.focus();
  await waitUntilHydrated(page);
  await link.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Omar Reyes");
  await dialog.getByLabel("Phone").fill(newPhone());
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Trade").selectOption("plumbing");
  return dialog;
}

export const demoDays = (dialog: Locator) =>
  dialog.getByRole("group", { name: "Day" }).getByRole("radio");
export const demoTimes = (dialog: Locator) =>
  dialog.getByRole("radiogroup", { name: /^Time/ }).getByRole("radio");

/** Books one of the offered times and returns the dialog. */
export async function askForDemo(page: Page, email: string) {
  const dialog = await fillDemo(page, email);
  await demoDays(dialog).first().check({ force: true });
  await demoTimes(dialog).first().check({ force: true });
  await dialog.getByRole("button", { name: "Book this time" }).click();
  await expectReference(page);
  return dialog;
}

export async function fillCheckout(page: Page, email: string): Promise<void> {
  await open(page, "/checkout");
  await fillCheckoutSteps(page, email);
}

export async function fillCheckoutSteps(page: Page, email: string): Promise<void> {
  await page.getByLabel("Business name").fill("Reyes Plumbing");
  await page.getByLabel("Trade").selectOption("plumbing");
  await page.getByLabel("Main town").fill("Bend, OR");
  await page.getByLabel("Your name").fill("Omar Reyes");
  await page.getByLabel("Mobile").fill("(541) 555-0123");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue to the plan" }).click();
  await page.getByRole("radio", { name: "Quote it on the demo" }).check();
  await page.getByRole("button", { name: /review/i }).click();
  await expect(page.getByRole("heading", { name: "Check it over" })).toBeVisible();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
}

export async function joinCallsiList(page: Page, email: string): Promise<void> {
  await open(page, "/callsi");
  const form = page.getByRole("form", { name: "Join the Callsi list" });
  await form.getByLabel("Your name").fill("Omar Reyes");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel(/^Phone/).fill("(541) 555-0123");
  await form.getByLabel(/^Trade/).selectOption("plumbing");
  await form.getByRole("checkbox", { name: /email or call me about Callsi/ }).check();
  await form.getByRole("button", { name: "Join the list" }).click();
  await expectReference(page);
}
