import { fillMessage, joinCallsiList, sendMessage } from "../public/filled-forms";
import { open, openAsStaff, signIn } from "../support/open-page";
import { createClient } from "../support/stored-clients";
import { newEmail, storedLeads } from "../support/stored-leads";
import { createTicket } from "../support/stored-tickets";
import { core, expect, test } from "../support/test";

// The project "translated" runs all other files.
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

test("a form that breaks while it is drawn says that what was typed is kept, and it is", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/no longer there|React Router caught/);
  await open(page, "/contact");
  const form = await fillMessage(page, newEmail());
  await expect(page.locator("#root[data-state=running]")).toBeAttached();
  // Like a program that removes nodes of React. Set as the button is pressed, since whatever is drawn next breaks.
  await form.getByRole("button", { name: "Send message" }).evaluate((button: HTMLElement) => {
    const own = Object.getOwnPropertyDescriptor(Node.prototype, "insertBefore") ?? {};
    const value = () => {
      Object.defineProperty(Node.prototype, "insertBefore", own);
      throw new Error("no longer there");
    };
    Object.defineProperty(Node.prototype, "insertBefore", { ...own, value });
    button.click();
  });
  await expect(page.getByText("What you typed is kept.")).toBeVisible();
  await page.getByText("Show what you typed").click();
  await expect(page.getByRole("alert")).toContainText("Two trucks, no website.");
  await page.getByRole("button", { name: "Back to what you typed" }).click();
  await expect(form.getByLabel("Message")).toHaveValue("Two trucks, no website.\nCall after four.");
  await expect(form.getByLabel("Your name")).toHaveValue("Omar Reyes");
});
