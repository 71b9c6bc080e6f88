import { joinCallsiList, sendMessage } from "../public/filled-forms";
import { open, openAsStaff, signIn } from "../support/open-page";
import { createClient } from "../support/stored-clients";
import { newEmail, storedLeads } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { core, expect, test } from "../support/test";

// The project "translated" sends all the others.
test.use({ isTranslated: true });

test("forms are sent on pages that a browser translates", core, async ({ page, request }) => {
  const email = newEmail();
  await sendMessage(page, email);
  await joinCallsiList(page, email);
  expect(await storedLeads(request, email)).toHaveLength(2);

  const client = await createClient(request);
  const ticket = await createTicket(request);
  await signIn(page);
  await openAsStaff(page, client.path);
  await page.getByRole("textbox", { name: "Add a note" }).fill("Call before eight.");
  await page.getByRole("button", { name: "Save note" }).click();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect(notes.getByText("Call before eight.")).toBeVisible();
  await openAsStaff(page, `/admin/crm/tickets?ticket=${ticket.id}`);
  await page.getByRole("textbox", { name: "Your reply" }).fill("It is mended.");
  await page.getByRole("button", { name: "Add reply" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "It is mended." })).toHaveCount(1);
});

test(
  "what is typed into a translated page before the app runs stays, and so does the focus",
  core,
  async ({ page }) => {
    await open(page, "/contact");
    const form = page.getByRole("form", { name: "Or write it down" });
    await expect(page.locator("font").first()).toBeAttached();
    const name = form.getByLabel("Your name");
    await name.focus();
    await page.keyboard.type("Elaine Brack of Brack & Daughter Roofing");
    await expect(page.locator("#root[data-state=running]")).toBeAttached();
    await expect(name).toHaveValue("Elaine Brack of Brack & Daughter Roofing");
    await expect(name).toBeFocused();
    await page.keyboard.type(", Macon");
    await expect(name).toHaveValue("Elaine Brack of Brack & Daughter Roofing, Macon");
  },
);
