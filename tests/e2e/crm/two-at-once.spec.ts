import { open, openAsStaff, signIn, signInAsColleague, waitForApp } from "../support/open-page";
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  PHONE,
} from "../support/page-checks";
import { createClient } from "../support/stored-clients";
import { createTicket } from "../support/stored-tickets";
import { core, expect, test, type Page } from "../support/test";

const pathOf = (id: string) => `/admin/crm/tickets?ticket=${id}`;
const ticketOn = (page: Page) => page.getByRole("region", { name: /^Ticket #/ });
const message = (page: Page, words: string) =>
  ticketOn(page).getByRole("listitem").filter({ hasText: words });

test(
  "two colleagues on one ticket see each other, and which of them writes an answer",
  core,
  async ({ page, newPerson, request }) => {
    const { id } = await createTicket(request);
    await signIn(page);
    await openAsStaff(page, pathOf(id));
    const theirs = await newPerson();
    const sam = await signInAsColleague(theirs, request, "support");
    await open(theirs, pathOf(id));
    await expect(ticketOn(theirs).getByText("Jo Marsh is here")).toBeVisible();
    await expect(ticketOn(page).getByText(`${sam} is here`)).toBeVisible();

    await ticketOn(theirs).getByLabel("Your reply").pressSequentially("We look at it.");
    await expect(ticketOn(page).getByText(`${sam} is writing an answer.`)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // The answer is shown with the end of writing.
    await theirs.keyboard.press("Control+Enter");
    await expect(message(page, "We look at it.")).toBeVisible();
    await expect(ticketOn(page).getByText("is writing an answer")).toHaveCount(0);

    await ticketOn(theirs).getByRole("button", { name: "Back to the queue" }).click();
    await expect(ticketOn(page).getByText(`${sam} is here`)).toHaveCount(0);
  },
);

test("a lead and a client show who has them open, and nothing to a visitor", async ({
  page,
  newPerson,
  request,
}) => {
  const client = await createClient(request);
  await signIn(page);
  await openAsStaff(page, client.path);
  const theirs = await newPerson();
  const sam = await signInAsColleague(theirs, request, "sales");
  await open(theirs, client.path);
  await expect(theirs.getByText("Jo Marsh is here")).toBeVisible();
  await expect(page.getByText(`${sam} is here`)).toBeVisible();

  await openAsStaff(page, "/admin/crm/leads?layout=list");
  await page.locator("main [data-row-link]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await open(theirs, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(theirs.getByRole("dialog").getByText("Jo Marsh is here")).toBeVisible();
  await expect(page.getByRole("dialog").getByText(`${sam} is here`)).toBeVisible();

  const visitor = await newPerson();
  const calls: string[] = [];
  visitor.on("request", (sent) => calls.push(sent.url()));
  await visitor.goto("/admin/crm/tickets");
  await waitForApp(visitor);
  await visitor.getByRole("table", { name: "Tickets" }).getByRole("link").first().click();
  await expect(visitor.getByRole("list", { name: /^Messages/ })).toBeVisible();
  expect(calls.filter((url) => url.includes("see_record"))).toEqual([]);
});

test(
  "a second reply asks before it goes, shows what came first, and loses no word",
  core,
  async ({ page, newPerson, request, expectProblem }) => {
    expectProblem(/status of 409/);
    const { id } = await createTicket(request);
    await signIn(page);
    await openAsStaff(page, pathOf(id));
    const theirs = await newPerson();
    await signInAsColleague(theirs, request, "support");
    await open(theirs, pathOf(id));
    const box = ticketOn(page).getByLabel("Your reply");
    await box.fill("The map is right now.");
    await ticketOn(theirs).getByLabel("Your reply").fill("I called them.");
    await theirs.keyboard.press("Control+Enter");
    await expect(message(theirs, "I called them.")).toBeVisible();
    await ticketOn(page).getByRole("button", { name: "…and resolve" }).click();

    const dialog = page.getByRole("alertdialog", { name: /^Sam .* wrote while you were writing$/ });
    await expect(dialog.getByText("I called them.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Keep writing" })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(/The map is right now\./);
    await expect(message(page, "The map is right now.")).toHaveCount(0);
    await expect(ticketOn(page).getByRole("button", { name: "Status: Open" })).toBeVisible();
    // A person who has read it is not asked again.
    await page.keyboard.press("Control+Enter");
    await expect(message(page, "The map is right now.")).toHaveCount(1);
  },
);

test(
  "two tickets of a client become one by keyboard alone, and two again",
  core,
  async ({ page, request }) => {
    const client = await createClient(request);
    const word = crypto.randomUUID().slice(0, 8);
    const kept = await createTicket(request, { client_id: client.id, subject: `Map ${word}` });
    const other = await createTicket(request, { client_id: client.id, subject: `Pin ${word}` });
    await signIn(page);
    await openAsStaff(page, `/admin/crm/tickets?q=${word}`);
    await page.getByRole("link", { name: other.subject }).press("Enter");
    await ticketOn(page).getByLabel("Your reply").fill("Half an answer");
    const more = ticketOn(page).getByRole("button", { name: `More for ${other.subject}` });
    await more.press("Enter");
    await page.getByRole("menuitem", { name: "Merge into another ticket…" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Merge #\d+ into another ticket$/ });
    await expect(dialog.getByRole("combobox")).toBeFocused();
    await expect(dialog.getByRole("option")).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.type(`Map ${word}`);
    await expect(dialog.getByRole("option")).toContainText(kept.subject);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: /^Merge into #\d+$/ })).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(ticketOn(page).getByRole("heading", { name: kept.subject })).toBeVisible();
    await expect(ticketOn(page)).toBeFocused();
    await expect(message(page, "The form is quiet.")).toHaveCount(2);
    await expect(ticketOn(page).getByText(/^from #\d+$/)).toHaveCount(1);
    await expect(ticketOn(page).getByLabel("Your reply")).toHaveValue("Half an answer");
    await ticketOn(page).getByRole("button", { name: "History" }).click();
    await expect(ticketOn(page).getByText("merged another ticket into this one")).toBeVisible();

    await page.setViewportSize(PHONE);
    await openAsStaff(page, pathOf(other.id));
    await expect(
      ticketOn(page).getByText(new RegExp(`^Part of #\\d+, ${kept.subject}`)),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await ticketOn(page).getByRole("button", { name: "Take apart" }).press("Enter");
    await expect(message(page, "The form is quiet.")).toHaveCount(1);
    await expect(ticketOn(page).getByLabel("Your reply")).toBeVisible();
    await expect(ticketOn(page)).toBeFocused();
    await expect(ticketOn(page).getByText(/wrote just now/)).toHaveCount(0);
    await openAsStaff(page, pathOf(kept.id));
    await expect(message(page, "The form is quiet.")).toHaveCount(1);
  },
);
