import { sendMessage } from "../public/filled-forms";
import { openAsStaff } from "../support/open-page";
import { newEmail } from "../support/stored-leads";
import { addPayingClient, expectAgreement } from "./dashboard-agreement";
import { core } from "../support/test";
import { expect, signInAsOwner, test, type Page } from "./production-test";

async function shownCount(page: Page): Promise<number> {
  const none = page.getByRole("heading", { name: /^No (?:lead|client) matches\.$/ });
  const text = await page
    .getByText(/^(?:1–[\d,]+ of|All) [\d,]+/)
    .or(none)
    .textContent();
  return Number(/([\d,]+)(?: shown)?$/.exec(text ?? "")?.[1]?.replaceAll(",", "") ?? 0);
}

/** The rows of the list on the page, without the examples that a company's own database has not. */
async function listCount(page: Page): Promise<number> {
  const { href } = new URL(page.url());
  const all = await shownCount(page);
  await openAsStaff(page, `${href}&samples=yes`);
  const examples = await shownCount(page);
  await openAsStaff(page, href);
  return all - examples;
}

test("the dashboard counts the company's own rows and invents none", async ({ page, api }) => {
  await addPayingClient(api, 123_400);
  await signInAsOwner(page);
  await openAsStaff(page, "/admin/dashboard");
  await expectAgreement(page, api);
  await expect(page.getByText("Example data")).toHaveCount(0);
  await expect(page.getByText("Nothing that counts visits is connected yet.")).toBeVisible();
  await expect(page.getByText("Nothing that puts sites up is connected yet.")).toBeVisible();
  await expect(page.getByText("No system reports its state yet.")).toBeVisible();

  await sendMessage(page, newEmail());
  await openAsStaff(page, "/admin/dashboard");
  await expectAgreement(page, api);
  await openAsStaff(page, "/admin/dashboard?clients=enterprise");
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Current MRR" })).toContainText(
    "$1,234",
  );
});

test(
  "a figure opens the list of what it counted, which has as many",
  core,
  async ({ page, api }) => {
    await addPayingClient(api, 45_600);
    await sendMessage(page, newEmail());
    await signInAsOwner(page);
    const openDashboard = () => openAsStaff(page, "/admin/dashboard");
    const figures = page.getByRole("region", { name: "Key figures" });
    await openDashboard();
    const active = figures.getByRole("listitem").filter({ hasText: "Active Clients" });
    const clients = Number(/\d+/.exec(await active.innerText())?.[0]);
    await figures.getByRole("link", { name: /^Current MRR/ }).click();
    await expect(page).toHaveURL(/rented=now/);
    await expect.poll(() => listCount(page)).toBe(clients);

    await openDashboard();
    const traffic = page.getByRole("region", { name: "Traffic & Leads" });
    const source = traffic.getByRole("listitem").first();
    const leads = Number(await source.locator("b").textContent());
    expect(leads).toBeGreaterThan(0);
    await source.getByRole("link").press("Enter");
    await expect(page).toHaveURL(/sources=/);
    await expect.poll(() => listCount(page)).toBe(leads);

    await openDashboard();
    const portfolio = page.getByRole("region", { name: "Portfolio & Inventory" });
    await portfolio.getByRole("link", { name: /with no date/ }).click();
    await expect(portfolio.getByRole("status")).toContainText("have no date.");
  },
);

test("a range of one's own stays in the address, and its figures open what they counted", async ({
  page,
  api,
}) => {
  await addPayingClient(api, 78_900, { client_since: "2024-03-04" });
  await sendMessage(page, newEmail());
  await signInAsOwner(page);
  await openAsStaff(page, "/admin/dashboard");
  const figures = page.getByRole("region", { name: "Key figures" });
  const range = page.getByLabel("Time range");
  const tile = (name: RegExp) => figures.getByRole("listitem").filter({ hasText: name });
  const rangeParam = () => new URL(page.url()).searchParams.get("range");

  await range.selectOption("Quarter");
  await expect(page).toHaveURL(/range=quarter-/);
  const thisQuarter = rangeParam();
  await expect(tile(/^New Leads/)).toContainText(/against [\d,]+, \w+ \d+\s–/);
  await expect(page.getByRole("button", { name: "Next quarter" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByRole("button", { name: "Previous quarter" }).click();
  await expect(page).not.toHaveURL(new RegExp(`${thisQuarter}`));
  await expect(tile(/^Clients on/)).toBeVisible();
  await expect(tile(/^New Leads/)).toContainText(/against [\d,]+ in Q\d \d{4}/);
  await page.goBack();
  await expect.poll(rangeParam).toBe(thisQuarter);
  await expect(tile(/^Active Clients/)).toBeVisible();

  await range.selectOption("From – to");
  const dates = page.getByRole("form", { name: "Dates" });
  const [from, to] = [dates.getByLabel("From"), dates.getByLabel("To")];
  const today = await to.inputValue();
  await from.fill("");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(from).toBeFocused();
  await expect(dates).toContainText("Choose the first day.");
  // A label of two lines leaves the figures at one height.
  await from.fill("2024-03-04");
  await to.fill("2024-12-31");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(tile(/^Clients on Dec 31, 2024/)).toBeVisible();
  const tops = await figures
    .locator("[data-slot=figure-value]")
    .evaluateAll((values) => values.map((value) => value.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  await to.fill(today);
  await from.fill(today);
  await dates.getByRole("button", { name: "Show" }).click();
  await expect.poll(rangeParam).toBe(`${today}..${today}`);
  const leads = tile(/^New Leads/);
  const value = leads.locator("[data-slot=figure-value]");
  // Until the figures of the day are read, those of 2024 stand there.
  await expect(value).not.toHaveText("0");
  const counted = Number(await value.textContent());
  await leads.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`came=${today}\\.\\.${today}`));
  await expect.poll(() => listCount(page)).toBe(counted);
});
