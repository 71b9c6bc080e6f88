import { open, openAsStaff, ownerHeaders, signIn, signInAsColleague } from "../support/open-page";
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  PHONE,
} from "../support/page-checks";
import { createLead } from "../support/stored-leads";
import { core, expect, test, type Page } from "../support/test";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const list = (page: Page) => page.getByRole("dialog", { name: "Your notifications" });
const toasts = (page: Page) => page.locator("[data-sonner-toast]");

test(
  "a colleague who is mentioned is notified once, and reads it everywhere at once",
  core,
  async ({ page, newPerson, request }) => {
    const lead = await createLead(request);
    const theirs = await newPerson();
    const sam = await signInAsColleague(theirs, request, "sales");
    await open(theirs, "/admin/crm/tickets");
    await expect(bell(theirs)).toHaveAccessibleName("Notifications");
    const second = await theirs.context().newPage();
    await open(second, "/admin/crm/clients");
    await expect(bell(second)).toBeVisible();

    await signIn(page);
    await openAsStaff(page, `/admin/crm/leads?lead=${lead.id}`);
    await page.getByRole("button", { name: "Note", exact: true }).click();
    await page.getByLabel("Add a note").pressSequentially(`Ask @${sam.slice(0, 8)}`);
    await page.getByRole("option", { name: sam }).click();
    await expect(page.getByLabel("Add a note")).toHaveValue(`Ask @${sam} `);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.locator("b", { hasText: `@${sam}` })).toBeVisible();

    const words = `Jo Marsh mentioned you: ${lead.business}`;
    await expect(toasts(theirs)).toHaveText(new RegExp(words));
    await expect(theirs).toHaveTitle(/^\(1\) Tickets/);
    await expect(second).toHaveTitle(/^\(1\) Clients/);
    await bell(theirs).click();
    await expectAccessibleInBothThemes(theirs);
    await list(theirs).getByRole("link", { name: words }).click();
    await expect(theirs).toHaveURL(new RegExp(`lead=${lead.id}`));
    await expect(theirs).toHaveTitle(/^(?!\()/);
    await expect(second).toHaveTitle(/^Clients/);
    // The writer is not notified. Other journeys may have left them other notifications.
    const headers = await ownerHeaders(request);
    const answer = await request.post("/rest/v1/rpc/my_notifications", { headers, data: {} });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain('"mentioned"');
  },
);

test("several at once are one message, and are marked as read together", async ({
  newPerson,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*my_notifications/);
  const theirs = await newPerson();
  await theirs.setViewportSize(PHONE);
  const sam = await signInAsColleague(theirs, request, "sales");
  await open(theirs, "/admin/crm/clients");
  await expect(bell(theirs)).toBeVisible();
  await theirs.route("**/rpc/my_notifications", (route) => route.abort());
  const headers = await ownerHeaders(request);
  for (const word of ["first", "second"]) {
    const { id: lead_id } = await createLead(request);
    const data = { id: crypto.randomUUID(), lead_id, body: `@${sam}, the ${word}` };
    expect((await request.post("/rest/v1/crm_notes", { headers, data })).status()).toBe(201);
  }
  await theirs.unroute("**/rpc/my_notifications");
  await expect(toasts(theirs)).toHaveText(/2 new notifications/, { timeout: 60_000 });
  await toasts(theirs).getByRole("button", { name: "Show" }).click();
  await expect(list(theirs).getByRole("listitem")).toHaveCount(2);
  await expectNoSidewaysScroll(theirs);
  await list(theirs).getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(theirs)).toHaveAccessibleName("Notifications");
  await theirs.reload();
  await expect(bell(theirs)).toHaveAccessibleName("Notifications");
});

test("a visitor has no bell, and a list that does not load says so", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*my_notifications/);
  await open(page, "/admin/crm/leads");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  await page.route("**/rpc/my_notifications", (route) => route.abort());
  await signIn(page);
  await openAsStaff(page, "/admin/crm/leads");
  await bell(page).click();
  await expect(list(page).getByText("Your notifications could not be loaded")).toBeVisible();
  await page.unroute("**/rpc/my_notifications");
  await list(page).getByRole("button", { name: "Try again" }).click();
  await expect(
    list(page)
      .getByText(/^Nothing yet/)
      .or(list(page).getByRole("listitem").first()),
  ).toBeVisible();
});
