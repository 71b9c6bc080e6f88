import { open, openAsStaff, signIn, waitForApp } from "../support/open-page";
import { newEmail, storedLeads } from "../support/stored-leads";
import { core, coreAndDated, expect, test } from "../support/test";
import { askForDemo, fillCheckout, fillMessage } from "./filled-forms";

const SUBMIT = "**/rest/v1/rpc/submit_lead";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an owner goes from the home page to a stored request", core, async ({ page, request }) => {
    const email = newEmail();
    await open(page, "/");
    await page.getByRole("radio", { name: "Roofing" }).check({ force: true });
    await expect(page.locator("[data-trade=roof]").first()).toBeInViewport({ ratio: 0.99 });
    await page.getByRole("link", { name: /Put your name on it/ }).click();
    await expect(page).toHaveURL("/signup?trade=roofing");
    await page.getByRole("textbox", { name: "Business name" }).fill("Brack & Daughter Roofing");
    await page.getByLabel("Main town").fill("Macon, GA");
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(/Brack & Daughter/i);
    await page.getByLabel("Your name").fill("Elaine Brack");
    await page.getByLabel("Phone", { exact: true }).fill("(478) 555-0150");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send my details" }).click();
    await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
    const [lead, ...others] = await storedLeads(request, email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      form: "signup",
      name: "Elaine Brack",
      business: "Brack & Daughter Roofing",
      trade: "roofing",
      town: "Macon, GA",
      source_page: "/signup?trade=roofing",
      is_sample: false,
    });
    await expect(page.getByText(String(lead?.reference))).toBeVisible();

    await open(page, "/checkout");
    await page.getByRole("button", { name: "Request the site now" }).click();
    await expect(page.getByLabel("Trade")).toHaveValue("roofing");
    await expect(page.getByLabel("Business name")).toHaveValue("Brack & Daughter Roofing");
    await expect(page.getByLabel("Mobile")).toHaveValue("(478) 555-0150");
    expect(page.url()).not.toContain("Brack");
  });
});

test("the time somebody likes to be called at stands beside their number", async ({ page }) => {
  const business = `Roofers ${crypto.randomUUID().slice(0, 8)}`;
  await open(page, "/signup?trade=roofing");
  await page.getByRole("textbox", { name: "Business name" }).fill(business);
  await page.getByLabel("Main town").fill("Macon, GA");
  await page.getByLabel("Your name").fill("Elaine Brack");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Phone", { exact: true }).fill("(478) 555-0150");
  await page.getByLabel("Best time to call").selectOption("Evening");
  await page.getByRole("button", { name: "Send my details" }).click();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();

  await signIn(page);
  await openAsStaff(page, "/admin/crm/leads");
  const card = page.locator("[data-lead]", { hasText: business });
  await expect(card).toContainText("Best time to call: Evening");
  await card.getByRole("link", { name: business }).click();
  const drawer = page.getByRole("dialog", { name: business });
  await expect(drawer.getByText("Best time to call: Evening", { exact: true })).toBeVisible();
  await expect(drawer.getByRole("link", { name: /555-0150/ })).toBeVisible();
  await expect(
    drawer.getByRole("region", { name: "Conversation" }).getByText("Evening"),
  ).toBeVisible();
});

test(
  "a form that could not be sent keeps every character, and Retry sends it",
  core,
  async ({ page, request, expectProblem }) => {
    expectProblem(/ERR_FAILED/);
    const email = newEmail();
    await open(page, "/contact");
    const form = await fillMessage(page, email);
    await page.route(SUBMIT, (route) => route.abort());
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByRole("alert")).toContainText("What you typed is still here");
    await expect(form.getByLabel("Message")).toHaveValue(
      "Two trucks, no website.\nCall after four.",
    );
    expect(await storedLeads(request, email)).toEqual([]);
    await page.unroute(SUBMIT);
    await form.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
    expect(await storedLeads(request, email)).toMatchObject([
      { form: "contact", message: "Two trucks, no website.\nCall after four." },
    ]);
  },
);

test("pressing twice sends once", core, async ({ page, request }) => {
  const email = newEmail();
  await open(page, "/contact");
  const form = await fillMessage(page, email);
  await form.getByRole("button", { name: "Send message" }).dblclick();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
  expect(await storedLeads(request, email)).toMatchObject([{ lead_submissions: [{}] }]);
});

test(
  "a demo is booked in the header's dialog, at a time that somebody is free",
  coreAndDated,
  async ({ page, request }) => {
    const email = newEmail();
    const dialog = await askForDemo(page, email);
    await expect(dialog.getByRole("heading", { name: "You are booked" })).toBeVisible();
    await expect(dialog).toContainText(/\S calls you on \(\d{3}\) 555-01\d\d/);
    const [lead] = await storedLeads(request, email);
    expect(lead).toMatchObject({
      form: "schedule-demo",
      trade: "plumbing",
      source_page: "/pricing",
      stage: "demo-booked",
    });
    expect(new Date(String(lead?.slot_starts_at)).getTime()).toBeGreaterThan(Date.now());
  },
);

test(
  "checkout without a payment page says that nothing was charged",
  core,
  async ({ page, request }) => {
    const email = newEmail();
    const bill = page.getByRole("complementary", { name: "Your bill" });
    await fillCheckout(page, email);
    await expect(bill).toContainText("$299");
    await page.reload();
    await waitForApp(page);
    await expect(bill).toContainText("Quoted on the demo");
    await page.getByRole("checkbox", { name: /I agree/ }).check();
    await page.getByRole("button", { name: "Confirm and request my site" }).click();
    await expect(page.getByText("Request received. Nothing was charged.")).toBeVisible();
    await expect(bill).toContainText("Quoted on the demo");
    expect(await storedLeads(request, email)).toMatchObject([
      { form: "checkout", business: "Reyes Plumbing", topic: "callsi", has_consent: true },
    ]);
  },
);

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "every form says in its place who to call, and no control is dead",
    core,
    async ({ page }) => {
      for (const [path, forms] of [
        ["/contact", 2],
        ["/signup", 1],
        ["/checkout", 1],
        ["/callsi", 1],
      ] as const) {
        await page.goto(path);
        const main = page.getByRole("main");
        await expect(main.locator("form, button").filter({ visible: true })).toHaveCount(0);
        for (const address of ["tel:+18005550129", "mailto:hello@curbfront.example"]) {
          const link = main.locator(`noscript a[href="${address}"]`);
          await expect(link.filter({ visible: true })).toHaveCount(forms);
        }
      }
      await page.goto("/pricing");
      await page.getByRole("banner").getByRole("link", { name: "Schedule Demo" }).click();
      await expect(page).toHaveURL("/contact#schedule-demo");
    },
  );
});
