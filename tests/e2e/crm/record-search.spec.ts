import type { APIRequestContext, Page } from "@playwright/test";
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  PHONE,
} from "../support/page-checks";
import { openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { core, expect, test } from "../support/test";

const field = (page: Page) => page.getByRole("combobox", { name: "Search or jump to" });
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

async function post(request: APIRequestContext, table: string, data: object): Promise<void> {
  const answer = await request.post(`/rest/v1/${table}`, {
    headers: await ownerHeaders(request),
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** A client with a contact, a domain and a ticket. */
async function arrange(request: APIRequestContext) {
  const word = `q${crypto.randomUUID().replace(/[^a-f]/g, "")}`;
  const end = String(1000 + Math.floor(Math.random() * 9000));
  const [client, ticket] = [crypto.randomUUID(), crypto.randomUUID()];
  await post(request, "clients", { id: client, business: `Müller ${word}`, town: "Dayton" });
  await post(request, "client_contacts", {
    client_id: client,
    name: "Åse Tapirsen",
    phone: `(330) 555-${end}`,
    email: `aase@${word}.example`,
  });
  await post(request, "tickets", { id: ticket, client_id: client, subject: `Hours of ${word}` });
  await request.post("/rest/v1/rpc/add_ticket_message", {
    headers: await ownerHeaders(request),
    data: {
      id: crypto.randomUUID(),
      ticket_id: ticket,
      kind: "client",
      body: `The door sign says ${word} on Saturday.`,
      author_name: "Åse",
    },
  });
  return { word, end, client, ticket };
}

async function openSearch(page: Page, typed: string): Promise<void> {
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(typed);
}

test(
  "a caller is found by the end of their number and gets a ticket, by keyboard alone",
  core,
  async ({ page, request }) => {
    const { word, end, client, ticket } = await arrange(request);
    await signIn(page);
    await openAsStaff(page, "/admin/crm/leads");

    await openSearch(page, `mueller ${word}`);
    await expect(option(page, new RegExp(`^Müller ${word}`))).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/clients/${client}$`));

    await openSearch(page, end);
    const person = option(page, new RegExp(`^Åse Tapirsen.*555-${end}`));
    await expect(person).toBeVisible();
    await expect(person.locator("mark")).toHaveText(end);
    await page.keyboard.press("Escape");

    await openSearch(page, `muler ${word} saturday`);
    await expect(page.getByText(/These differ in one letter/)).toBeVisible();
    await expect(option(page, new RegExp(`^Hours of ${word}`))).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`ticket=${ticket}`));

    // The client was opened before the ticket that is on the screen.
    await page.keyboard.press("Control+k");
    await expect(
      page.getByRole("group", { name: "Recent" }).getByRole("option").first(),
    ).toContainText(`Müller ${word}`);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "New ticket" });
    await expect(dialog.getByLabel("Client", { exact: true })).toHaveValue(`Müller ${word}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/clients/${client}$`));
  },
);

test("Enter opens nothing of an older answer while the next is on its way", async ({
  page,
  request,
}) => {
  const { word, client } = await arrange(request);
  await signIn(page);
  await openAsStaff(page, "/admin/dashboard");
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await openSearch(page, word);
  await expect(option(page, new RegExp(`^Müller ${word}`))).toBeVisible();
  await page.route("**/rpc/search_records", async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.type(" mul");
  await expect(option(page, new RegExp(`^Müller ${word}`))).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveURL(/dashboard/);
  release();
  await expect(page).toHaveURL(new RegExp(`/clients/${client}$`));
});

test("what cannot be searched says so and is searched again", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to fetch/);
  const { word } = await arrange(request);
  await signIn(page);
  await openAsStaff(page, "/admin/dashboard");
  await page.route("**/rpc/search_records", (route) => route.abort());
  await openSearch(page, "");
  // At once, since the search for the first letters alone may fail as well, whose alert goes with the next letter.
  await field(page).fill(word);
  await expect(page.getByRole("alert")).toContainText("Records were not searched");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(option(page, new RegExp(`^Müller ${word}`))).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("what is found fits, is accessible and leads on", async ({ page, request }) => {
    const { word, client } = await arrange(request);
    await signIn(page);
    await openAsStaff(page, "/admin/crm/tickets");
    await page.getByRole("button", { name: "Search or jump to" }).tap();
    await field(page).fill(word);
    await expect(option(page, new RegExp(`^Müller ${word}`))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await option(page, new RegExp(`^Müller ${word}`)).tap();
    await expect(page).toHaveURL(new RegExp(`/clients/${client}$`));
  });
});
