import {
  askForDemo,
  fillCheckout,
  fillMessage,
  joinCallsiList,
  sendMessage,
  sendSignUp,
} from "../public/filled-forms";
import { open } from "../support/open-page";
import { newEmail, storedLeads } from "../support/stored-leads";
import { BACKEND, ERROR_ENDPOINT, LEGAL_PARTS, PAYMENT_LINK } from "./production-site";
import { expect, test, type Page } from "./production-test";

type Form = [form: string, send: (page: Page, email: string) => Promise<unknown>, row: object];

const FORMS: Form[] = [
  [
    "contact",
    sendMessage,
    { name: "Omar Reyes", message: "Two trucks, no website.\nCall after four." },
  ],
  ["signup", sendSignUp, { business: "Brack Roofing", trade: "roofing", town: "Macon, GA" }],
  ["schedule-demo", askForDemo, { trade: "plumbing", source_page: "/pricing" }],
  ["callsi", joinCallsiList, { phone: expect.stringContaining("555"), has_consent: true }],
];

test("what a visitor sends by each form is stored in the project", async ({ page, api }) => {
  for (const [form, send, row] of FORMS) {
    const email = newEmail();
    await send(page, email);
    expect(await storedLeads(api, email), form).toMatchObject([{ form, is_sample: false, ...row }]);
  }
});

test("visitors read who the company is, and find nothing that stands in for it", async ({
  page,
}) => {
  await open(page, "/about");
  const company = page.getByRole("region", { name: "Who you rent from" });
  await expect(company.getByText(LEGAL_PARTS.registeredName)).toBeVisible();
  await expect(company.getByText(LEGAL_PARTS.registeredAddress)).toBeVisible();
  await expect(company.getByText("Example", { exact: true })).toHaveCount(0);
  await expect(company.getByRole("img")).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(LEGAL_PARTS.registeredName)).toBeVisible();
  await expect(footer.getByText("Facebook")).toHaveCount(0);
});

test("checkout continues on the payment page with the request's reference", async ({
  page,
  api,
  expectProblem,
}) => {
  expectProblem(/request to another host: https:\/\/pay\.example\//);
  await page.route("https://pay.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Payment host</h1>" }),
  );
  const email = newEmail();
  await fillCheckout(page, email);
  await page.getByRole("button", { name: "Confirm and request my site" }).click();
  await expect(page.getByRole("heading", { name: "Payment host", exact: true })).toBeVisible();
  const [lead] = await storedLeads(api, email);
  expect(lead).toMatchObject({
    form: "checkout",
    is_sample: false,
    business: "Reyes Plumbing",
    topic: "callsi",
    has_consent: true,
  });
  const address = new URL(page.url());
  expect(address.origin + address.pathname).toBe(PAYMENT_LINK);
  expect(address.searchParams.get("client_reference_id")).toBe(lead?.reference);
  expect(address.searchParams.get("prefilled_email")).toBe(email);
});

test("a request that cannot be stored stays in the form, and the endpoint for errors learns which", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/errors\.example|status of 503/);
  const reports: unknown[] = [];
  await page.route(ERROR_ENDPOINT, (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.route(`${BACKEND}/rest/v1/rpc/submit_lead`, (route) =>
    route.fulfill({
      status: 503,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { code: "PGRST001", message: "Elaine cannot be stored", details: null, hint: null },
    }),
  );
  await open(page, "/contact");
  const form = await fillMessage(page, newEmail());
  const typed = await form.getByLabel("Message").inputValue();
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(form.getByRole("alert")).toContainText("What you typed is still here");
  await expect(form.getByLabel("Message")).toHaveValue(typed);
  await expect
    .poll(() => reports)
    .toEqual([
      { kind: "write", where: "POST rpc/submit_lead", name: "503", code: "PGRST001", stack: [] },
    ]);
});
