import type { APIRequestContext } from "@playwright/test";
import { addDays } from "@/lib/dates/calendar-day";
import { dayIn } from "@/lib/dates/zoned-time";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { createClient } from "../support/stored-clients";
import { newEmail } from "../support/stored-leads";
import { coreAndDated, dated, expect, test, type Page } from "../support/test";

const MY_DAY = "/admin/crm/today";
const officeDay = () => dayIn("America/New_York", new Date());

async function createTask(request: APIRequestContext, subject: object, daysFromNow: number) {
  const id = crypto.randomUUID();
  const title = `Ring about ${id.slice(0, 8)}`;
  const data = { id, title, due_on: addDays(officeDay(), daysFromNow), ...subject };
  const headers = await ownerHeaders(request);
  const answer = await request.post("/rest/v1/tasks", { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const stored = async () => {
    const read = await request.get(`/rest/v1/tasks?id=eq.${id}`, { headers });
    return ((await read.json()) as Record<string, unknown>[])[0];
  };
  return { id, title, stored };
}

async function createLead(request: APIRequestContext) {
  const id = crypto.randomUUID();
  const data = { id, name: `Caller ${id.slice(0, 8)}`, email: newEmail() };
  const answer = await request.post("/rest/v1/leads", {
    headers: await ownerHeaders(request),
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return data;
}

const part = (page: Page, name: RegExp) => page.getByRole("region", { name });
const row = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });

test(
  "a task is worked off in its row by mouse and by keyboard, and each change is undone",
  coreAndDated,
  async ({ page, request }) => {
    const client = await createClient(request);
    const late = await createTask(request, { client_id: client.id }, -2);
    const due = await createTask(request, { client_id: client.id }, 0);
    await signIn(page);
    await openAsStaff(page, MY_DAY);
    await expect(part(page, /^Overdue$/).getByRole("link", { name: late.title })).toBeVisible();
    const since = row(page, late.title)
      .locator("span", { hasText: /^was due/ })
      .last();
    const transform = (part: Element) => getComputedStyle(part, "::first-letter").textTransform;
    expect(await since.evaluate(transform)).toBe("uppercase");

    await row(page, late.title).getByRole("button", { name: /^Done/ }).click();
    await expect(row(page, late.title)).toHaveCount(0);
    await expect.poll(async () => (await late.stored())?.["status"]).toBe("completed");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, late.title)).toBeVisible();
    await expect.poll(async () => (await late.stored())?.["status"]).toBe("pending");

    await page.getByRole("link", { name: due.title }).focus();
    await page.keyboard.press("m");
    await page.getByRole("button", { name: /^In a week/ }).click();
    await expect(row(page, due.title)).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(part(page, /^Today, /).getByRole("link", { name: due.title })).toBeVisible();

    await page.getByRole("link", { name: due.title }).focus();
    await page.keyboard.press("a");
    await page.getByRole("menuitemradio", { name: "Priya Nair" }).click();
    await expect(page.getByText(`Priya Nair has “${due.title}” now.`)).toBeVisible();
    await expect(row(page, due.title)).toHaveCount(0);
    await page.keyboard.press("t");
    await expect(page).toHaveURL(/whose=team/);
    await expect(row(page, due.title)).toContainText("Priya Nair");
  },
);

test(
  "a lead opens over the day and a client as its page, and closing leads back to the row",
  coreAndDated,
  async ({ page, request }) => {
    const lead = await createLead(request);
    const client = await createClient(request);
    const ofLead = await createTask(request, { lead_id: lead.id }, 0);
    const ofClient = await createTask(request, { client_id: client.id }, 0);
    await signIn(page);
    await openAsStaff(page, MY_DAY);
    await page.getByRole("link", { name: ofLead.title }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("heading", { name: lead.name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/today$/);
    await expect(page.getByRole("link", { name: ofLead.title })).toBeFocused();

    await page.getByRole("link", { name: ofClient.title }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: client.business })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: ofClient.title })).toBeFocused();
  },
);

test("a task is added for a client that is chosen", dated, async ({ page, request }) => {
  const client = await createClient(request);
  await signIn(page);
  await openAsStaff(page, MY_DAY);
  await page.keyboard.press("n");
  const dialog = page.getByRole("dialog", { name: "New task" });
  await dialog.getByRole("combobox", { name: "Client" }).fill(client.business);
  await dialog.getByRole("option", { name: client.business }).click();
  await dialog.getByLabel("What is to be done").fill("Send the draft");
  await dialog.getByLabel("Due").fill(officeDay());
  await dialog.getByRole("button", { name: "Add task" }).click();
  await expect(dialog).toHaveCount(0);
  const added = part(page, /^Today, /)
    .getByRole("listitem")
    .filter({ hasText: client.business });
  await expect(added).toContainText("Send the draft");
});

test("on a phone, a message stands at the foot and clear of the row that comes next", async ({
  page,
  request,
}) => {
  const client = await createClient(request);
  const tasks = [];
  for (let nth = 0; nth < 4; nth += 1) {
    tasks.push(await createTask(request, { client_id: client.id }, -3));
  }
  const [first] = tasks;
  await page.setViewportSize(PHONE);
  await signIn(page);
  await openAsStaff(page, MY_DAY);
  await row(page, first?.title ?? "")
    .getByRole("button", { name: /^Done/ })
    .click();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Undo" });
  const bottomOf = async () => {
    const box = await toast.boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(bottomOf).toBeGreaterThan(PHONE.height - 40);

  // The row with the focus comes where the message is, also in a short list.
  await page.addStyleTag({ content: "main { padding-block: 100vh }" });
  const focused = page.locator("li:focus-within").last();
  await focused.evaluate((element) => element.scrollIntoView({ block: "end" }));
  const gap = async () => {
    const [message, item] = [await toast.boundingBox(), await focused.boundingBox()];
    return message && item && item.y - (message.y + message.height);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});

test("the day is accessible in both themes at three widths", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, `${MY_DAY}?whose=team`);
  await expect(part(page, /^Today, /)).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
});

test("a day that cannot be read says so, and is read again", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|Error loading/);
  await signIn(page);
  await page.route("**/rpc/my_day", (route) => route.abort());
  await openAsStaff(page, MY_DAY);
  await expect(page.getByText("The day could not be loaded")).toBeVisible();
  await page.unroute("**/rpc/my_day");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(part(page, /^Today, /)).toBeVisible();
});
