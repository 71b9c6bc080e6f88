import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, PHONE, TABLET, WIDE } from "./page-checks";
import { DEMO, signIn } from "./site";
import { expect, test } from "./test";

const CLIENTS = "/admin/crm/clients";

/** Calls the REST interface as the demo's owner, past the screens. */
async function asOwner(request: APIRequestContext) {
  const apikey = process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";
  const session = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey },
    data: DEMO,
  });
  const { access_token: token } = (await session.json()) as { access_token: string };
  return { apikey, Authorization: `Bearer ${token}` };
}

type Stored = { business: string; status: string; version: number };

async function statusesOf(request: APIRequestContext, word: string): Promise<string[]> {
  const answer = await request.get(
    `/rest/v1/clients?select=business,status,version&business=like.*${word}*&order=business`,
    { headers: await asOwner(request) },
  );
  return ((await answer.json()) as Stored[]).map(({ status }) => status);
}

/** Three clients that no other test finds; their word. */
async function arrange(request: APIRequestContext): Promise<string> {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const data = ["A", "B", "C"].map((letter, nth) => ({
    business: `${letter} ${word}`,
    status: "active",
    monthly_price_cents: [30_000, 90_000, 60_000][nth],
  }));
  const answer = await request.post("/rest/v1/clients", {
    headers: await asOwner(request),
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return word;
}

const links = (page: Page) => page.locator("[data-row-link]");

async function find(page: Page, word: string, count: number): Promise<void> {
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search clients" });
  await expect(field).toBeFocused();
  await field.fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(links(page)).toHaveCount(count);
}

/** On a busy machine ten seconds pass unnoticed: the offer to undo stays until it is taken. */
async function keepUndoOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => (wait === 10_000 ? 0 : start(run, wait)),
    });
  });
}

async function openClients(page: Page): Promise<void> {
  await signIn(page);
  await page.goto(CLIENTS);
  await expect(page.getByRole("button", { name: "Add client" })).toBeVisible();
  await expect(links(page).first()).toBeVisible();
}

test("search, filter, order, columns and a saved view stand in the address, and Back undoes them", async ({
  page,
  request,
}) => {
  const word = await arrange(request);
  await openClients(page);
  await find(page, word, 3);
  await page.getByRole("button", { name: "Plan and price" }).click();
  await expect(links(page)).toHaveText([`B ${word}`, `C ${word}`, `A ${word}`]);
  await page.getByRole("button", { name: "Status" }).first().click();
  await page.getByRole("menuitemcheckbox", { name: "Paused" }).click();
  await expect(page.getByRole("heading", { name: "No client matches." })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(links(page)).toHaveCount(3);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Client since" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Client since" })).toBeVisible();

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByLabel("Save what you see as").fill(word);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`Saved the view “${word}”.`)).toBeVisible();
  await page.goto(CLIENTS);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: word, exact: true }).click();
  await expect(links(page)).toHaveText([`B ${word}`, `C ${word}`, `A ${word}`]);
  await expect(page.getByRole("columnheader", { name: "Client since" })).toBeVisible();
});

test("many clients change status by keyboard, and Undo brings it back in the database", async ({
  page,
  request,
}) => {
  const word = await arrange(request);
  await keepUndoOffers(page);
  await openClients(page);
  await find(page, word, 3);
  await page.getByRole("searchbox", { name: "Search clients" }).blur();
  await page.keyboard.press("j");
  await expect(links(page).nth(0)).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Set status" }).press("Enter");
  await page.getByRole("menuitem", { name: "Paused" }).press("Enter");
  await expect(page.getByText("Set 2 clients to Paused.")).toBeVisible();
  expect(await statusesOf(request, word)).toEqual(["paused", "paused", "active"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
  expect(await statusesOf(request, word)).toEqual(["active", "active", "active"]);
});

test("a visitor reads sample clients, and is told so once", async ({ page }) => {
  await page.goto(CLIENTS);
  await expect(links(page).first()).toBeVisible();
  await expect(page.getByText("This is sample data")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Add client" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

for (const theme of ["light", "dark"]) {
  test(`the client list is accessible in the ${theme} theme at every width`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("curbfront.theme", name), theme);
    await openClients(page);
    for (const size of [WIDE, TABLET, PHONE]) {
      await page.setViewportSize(size);
      await page.goto(`${CLIENTS}?statuses=active&owner=none&q=zz`);
      await expect(page.getByRole("heading", { name: "No client matches." })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${CLIENTS}?statuses=active,paused`);
      await page.getByRole("checkbox", { name: "Select all shown" }).check();
      await expect(page.getByText(/\d+ selected/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
