import type { APIRequestContext, Page } from "@playwright/test";
import { expectFitAndAccessible, PHONE, TABLET, WIDE } from "../support/page-checks";
import { openAsStaff, ownerHeaders, signIn, waitForApp } from "../support/open-page";
import { core, expect, test } from "../support/test";

const CLIENTS = "/admin/crm/clients";

type Stored = { business: string; status: string; version: number };

async function statusesOf(request: APIRequestContext, word: string): Promise<string[]> {
  const answer = await request.get(
    `/rest/v1/clients?select=business,status,version&business=like.*${word}*&order=business`,
    { headers: await ownerHeaders(request) },
  );
  return ((await answer.json()) as Stored[]).map(({ status }) => status);
}

async function arrange(request: APIRequestContext): Promise<string> {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const data = ["A", "B", "C"].map((initial, nth) => ({
    business: `${initial} ${word}`,
    status: "active",
    monthly_price_cents: [30_000, 90_000, 60_000][nth],
  }));
  const answer = await request.post("/rest/v1/clients", {
    headers: await ownerHeaders(request),
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return word;
}

const links = (page: Page) => page.locator("[data-row-link]");

async function find(page: Page, word: string, count: number): Promise<void> {
  await page.keyboard.press("f");
  const field = page.getByRole("searchbox", { name: "Search clients" });
  await expect(field).toBeFocused();
  await field.fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(links(page)).toHaveCount(count);
}

async function openClients(page: Page): Promise<void> {
  await signIn(page);
  await openAsStaff(page, CLIENTS);
  await expect(links(page).first()).toBeVisible();
}

test(
  "search, filter, order, columns and a saved view stand in the address, and Back undoes them",
  core,
  async ({ page, request }) => {
    const word = await arrange(request);
    await openClients(page);
    await find(page, word, 3);
    await page.getByRole("button", { name: "Plan and price" }).click();
    await expect(links(page)).toHaveText([`B ${word}`, `C ${word}`, `A ${word}`]);
    await page.getByRole("button", { name: "Status" }).first().click();
    await page.getByRole("menuitemcheckbox", { name: "Paused" }).click();
    await expect(page.getByRole("heading", { name: "No client matches." })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
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
    await openAsStaff(page, CLIENTS);
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("button", { name: word, exact: true }).click();
    await expect(links(page)).toHaveText([`B ${word}`, `C ${word}`, `A ${word}`]);
    await expect(page.getByRole("columnheader", { name: "Client since" })).toBeVisible();
  },
);

test(
  "many clients change status by keyboard, and Undo brings it back in the database",
  core,
  async ({ page, request }) => {
    const word = await arrange(request);
    await openClients(page);
    await find(page, word, 3);
    await page.getByRole("searchbox", { name: "Search clients" }).blur();
    await page.keyboard.press("j");
    await expect(links(page).nth(0)).toBeFocused();
    await page.keyboard.press("x");
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(links(page).nth(1)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.getByRole("button", { name: "Set status" }).press("Enter");
    await page.getByRole("menuitem", { name: "Paused" }).press("Enter");
    await expect(page.getByText("Set 2 clients to Paused.")).toBeVisible();
    expect(await statusesOf(request, word)).toEqual(["paused", "paused", "active"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Undone.")).toBeVisible();
    expect(await statusesOf(request, word)).toEqual(["active", "active", "active"]);
  },
);

test("a visitor reads sample clients, and is told so once", core, async ({ page }) => {
  await page.goto(CLIENTS);
  await waitForApp(page);
  await expect(links(page).first()).toBeVisible();
  await expect(page.getByText("This is example data")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Add client" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("the client list is accessible in both themes at every width", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, `${CLIENTS}?statuses=active&owner=none&q=zz`);
  await expect(page.getByRole("heading", { name: "No client matches." })).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, TABLET, PHONE]);
  for (const size of [WIDE, TABLET, PHONE]) {
    // Phones render separate rows, so their selection is tested, too.
    await page.setViewportSize(size);
    await openAsStaff(page, `${CLIENTS}?statuses=onboarding,paused`);
    await page.getByRole("checkbox", { name: "Select all shown" }).check();
    await expect(page.getByText(/\d+ selected/)).toBeVisible();
    await expectFitAndAccessible(page, [size]);
  }
});
