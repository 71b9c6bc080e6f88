import { sendMessage } from "../public/filled-forms";
import { openAsStaff } from "../support/open-page";
import { newEmail } from "../support/stored-leads";
import { addPayingClient, expectAgreement } from "./dashboard-agreement";
import { core } from "../support/test";
import { expect, signInAsOwner, test } from "./production-test";

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
    const shownCount = async () => {
      const text = await page.getByText(/^(?:1–[\d,]+ of|All) [\d,]+/).textContent();
      return Number(/([\d,]+)(?: shown)?$/.exec(text ?? "")?.[1]?.replaceAll(",", ""));
    };
    /** This database has examples too, which a company's own has not. */
    const listCount = async () => {
      const { href } = new URL(page.url());
      const all = await shownCount();
      await openAsStaff(page, `${href}&samples=yes`);
      const examples = await shownCount();
      await openAsStaff(page, href);
      return all - examples;
    };
    await openDashboard();
    const active = figures.getByRole("listitem").filter({ hasText: "Active Clients" });
    const clients = Number(/\d+/.exec(await active.innerText())?.[0]);
    await figures.getByRole("link", { name: /^Current MRR/ }).click();
    await expect(page).toHaveURL(/rented=now/);
    await expect.poll(listCount).toBe(clients);

    await openDashboard();
    const traffic = page.getByRole("region", { name: "Traffic & Leads" });
    const source = traffic.getByRole("listitem").first();
    const leads = Number(await source.locator("b").textContent());
    expect(leads).toBeGreaterThan(0);
    await source.getByRole("link").press("Enter");
    await expect(page).toHaveURL(/sources=/);
    await expect.poll(listCount).toBe(leads);

    await openDashboard();
    const portfolio = page.getByRole("region", { name: "Portfolio & Inventory" });
    await portfolio.getByRole("link", { name: /with no date/ }).click();
    await expect(portfolio.getByRole("status")).toContainText("have no date.");
  },
);
