import { sendMessage } from "../public/filled-forms";
import { openAsStaff } from "../support/open-page";
import { newEmail } from "../support/stored-leads";
import { addPayingClient, expectAgreement } from "./dashboard-agreement";
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
