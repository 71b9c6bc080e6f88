import { open, openAsStaff, signIn } from "../support/open-page";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  TABLET,
  WIDE,
} from "../support/page-checks";
import { newEmail, storedLeads } from "../support/stored-leads";
import { coreAndDated, dated, expect, test, type Page } from "../support/test";
import { askForDemo } from "./filled-forms";

const NO_ANSWER = "No answer came back, so we can’t say it arrived. This is how it stands now.";
const bookings = (page: Page) => page.getByRole("main");

/** Selects a time on the last offered day, which no other test books. */
async function chooseLate(page: Page, nth: number): Promise<string> {
  await bookings(page)
    .getByRole("group", { name: "Day" })
    .getByRole("radio")
    .last()
    .check({ force: true });
  const time = bookings(page)
    .getByRole("radiogroup", { name: /^Time/ })
    .getByRole("radio")
    .nth(nth);
  await time.check({ force: true });
  return bookings(page)
    .getByText(/ at \d+:\d\d/)
    .last()
    .innerText();
}

test(
  "a booked demo is moved and cancelled by its link, and whoever calls is told",
  coreAndDated,
  async ({ page, request }) => {
    const email = newEmail();
    const dialog = await askForDemo(page, email);
    await dialog.getByRole("link", { name: "Move or cancel it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your demo" })).toBeVisible();
    const address = page.url();
    await expect(bookings(page).getByText("calls you from")).toBeVisible();
    const [{ reference = "" } = {}] = await storedLeads(request, email);
    await expect(bookings(page).getByText(String(reference), { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Move it" }).click();
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByText("Choose a time.")).toBeVisible();
    const chosen = await chooseLate(page, 3);
    await page.getByRole("button", { name: "Move to this time" }).click();
    await expect(page.getByRole("heading", { name: "Moved. You are booked" })).toBeFocused();
    await expect(bookings(page).getByText(chosen)).toBeVisible();
    await page.reload();
    await expect(bookings(page).getByText(chosen)).toBeVisible();

    await page.getByRole("button", { name: "Cancel it" }).click();
    await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
    await page.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(page.getByRole("heading", { name: "This demo is cancelled" })).toBeFocused();
    await open(page, address);
    await expect(page.getByRole("heading", { name: "This demo is cancelled" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Move it" })).toHaveCount(0);

    const [lead] = await storedLeads(request, email);
    expect(lead).toMatchObject({ stage: "new", slot_starts_at: null });
    await signIn(page);
    await openAsStaff(page, `/admin/outbox?q=${encodeURIComponent(email)}`);
    await expect(page.getByRole("link", { name: /^Your demo is cancelled: / })).toBeVisible();
  },
);

test(
  "a change made elsewhere is shown, and so is how the booking stands where no answer came",
  dated,
  async ({ page, context, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    await askForDemo(page, newEmail());
    const link = page.getByRole("link", { name: "Move or cancel it" });
    const path = (await link.getAttribute("href")) ?? "";
    await open(page, path);
    const other = await context.newPage();
    await open(other, path);

    await page.route("**/rpc/cancel_linked_demo", (route) => route.abort());
    await page.getByRole("button", { name: "Cancel it" }).click();
    await page.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(page.getByText(NO_ANSWER)).toBeVisible();
    await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
    await page.unroute("**/rpc/cancel_linked_demo");

    await other.route("**/rpc/cancel_linked_demo", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await other.getByRole("button", { name: "Cancel it" }).click();
    await other.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(other.getByText(NO_ANSWER)).toBeVisible();
    await expect(other.getByRole("heading", { name: "This demo is cancelled" })).toBeFocused();
    await page.getByRole("button", { name: "Cancel the demo" }).click();
    await expect(page.getByText("The booking was changed in the meantime.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "This demo is cancelled" })).toBeVisible();
  },
);

test("a link that was cut leads on, and the page is accessible at every width", async ({
  page,
}) => {
  await open(page, "/booking#0a0a");
  await expect(page.getByRole("heading", { name: "This link leads to no booking" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  await askForDemo(page, newEmail());
  await page.getByRole("link", { name: "Move or cancel it" }).click();
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByLabel("Times are in")).toBeVisible();
  for (const size of [WIDE, TABLET, PHONE, NARROW]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a booking's page says whom to call, and promises nothing", async ({ page }) => {
    const answer = await page.goto("/booking#0a0a");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Your demo" })).toBeVisible();
    const sentence = bookings(page).locator("noscript p");
    await expect(sentence).toBeVisible();
    await expect(sentence).toContainText("shown here by JavaScript, which is off");
    await expect(sentence.locator("a")).toHaveAttribute("href", "tel:+18005550129");
    await expect(bookings(page).getByRole("status")).toBeHidden();
    await expect(bookings(page).getByText("Move it or cancel it here.")).toBeHidden();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  });
});
