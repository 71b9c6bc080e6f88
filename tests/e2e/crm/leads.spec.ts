import type { APIRequestContext } from "@playwright/test";
import { expectFitAndAccessible, movingParts, PHONE, TABLET, WIDE } from "../support/page-checks";
import { open, openAsStaff, ownerHeaders, signIn } from "../support/open-page";
import { createLead, newBusiness, newEmail, storedLeads } from "../support/stored-leads";
import { core, coreAndDated, expect, test, type Page } from "../support/test";

const PAPER = { width: 718, height: 980 };
const BOARD = "/admin/crm/leads";

const lane = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`^${name}`) });

async function sendForm(page: Page, business: string, email = newEmail()) {
  await open(page, "/signup?trade=roofing");
  await page.getByRole("textbox", { name: "Business name" }).fill(business);
  await page.getByLabel("Main town").fill("Macon, GA");
  await page.getByLabel("Your name").fill("Elaine Brack");
  await page.getByLabel("Phone", { exact: true }).fill("(478) 555-0150");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send my details" }).click();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
}

async function askForDemo(page: Page, email: string) {
  await open(page, "/contact");
  const form = page.locator("form[data-lead-form=schedule-demo]");
  const times = form.getByRole("radiogroup", { name: /^Time/ });
  await times.getByRole("radio").last().check({ force: true });
  await form.getByLabel("Your name").fill("Elaine Brack");
  await form.getByLabel("Phone").fill("(478) 555-0150");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Trade").selectOption("roofing");
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
}

async function checkOut(page: Page, business: string, email: string) {
  await open(page, "/checkout");
  // The form first says that a sign-up was sent in this tab.
  await page.getByRole("button", { name: "Request the site now" }).click();
  await page.getByLabel("Business name").fill(business);
  await page.getByLabel("Trade").selectOption("roofing");
  await page.getByLabel("Main town").fill("Macon, GA");
  await page.getByLabel("Your name").fill("Elaine Brack");
  await page.getByLabel("Mobile").fill("(478) 555-0150");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue to the plan" }).click();
  await page.getByRole("radio", { name: "Quote it on the demo" }).check({ force: true });
  await page.getByRole("button", { name: /review/i }).click();
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Confirm and request my site" }).click();
  await expect(page.getByText("Your reference", { exact: true })).toBeVisible();
}

async function mergeAll(request: APIRequestContext, email: string) {
  const headers = await ownerHeaders(request);
  const leads = async () =>
    (await storedLeads(request, email)) as { id: string; version: number }[];
  const [first, ...others] = (await leads()).map(({ id }) => id);
  expect(others).toHaveLength(2);
  for (const other of others) {
    const versions = new Map((await leads()).map(({ id, version }) => [id, version]));
    const answer = await request.post("/rest/v1/rpc/merge_leads", {
      headers,
      data: {
        kept_id: first,
        kept_version: versions.get(first ?? ""),
        other_id: other,
        other_version: versions.get(other),
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return first ?? "";
}

async function moveTo(page: Page, business: string, stage: string) {
  await page.getByRole("button", { name: `Move ${business} to` }).click();
  await page.getByRole("menuitem", { name: stage }).click();
}

test("a request from the site becomes a client", coreAndDated, async ({ page, context }) => {
  const business = newBusiness();
  await signIn(page);
  await openAsStaff(page, BOARD);
  await expect(lane(page, "New")).toBeVisible();
  await sendForm(await context.newPage(), business);
  await page.bringToFront();
  const card = page.locator("[data-lead]", { hasText: business });
  await expect(card).toContainText("Answer within");
  for (const stage of ["Contacted", "Demo booked"]) {
    await moveTo(page, business, stage);
    await expect(page.getByText(`Moved ${business} to ${stage}.`)).toBeVisible();
    await expect(lane(page, stage).getByRole("link", { name: business })).toBeVisible();
  }
  await expect(card).not.toContainText("Answer within");
  await moveTo(page, business, "Won: make a client");
  await page.getByRole("button", { name: "Open client" }).click();
  await expect(page.getByRole("heading", { level: 1, name: business })).toBeVisible();
  await expect(page.getByText("Elaine Brack").first()).toBeVisible();
});

test("a demo, a sign-up and a checkout of one address are one client with all of it", async ({
  page,
  request,
}) => {
  const [business, email] = [newBusiness(), newEmail()];
  await sendForm(page, business, email);
  await askForDemo(page, email);
  await checkOut(page, business, email);
  const id = await mergeAll(request, email);
  await signIn(page);
  await openAsStaff(page, `${BOARD}?lead=${id}`);
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByText("Demo by phone,").first()).toBeVisible();
  await drawer.getByRole("button", { name: "Make a client" }).click();
  const question = page.getByRole("dialog", { name: `Make ${business} a client` });
  await question.getByLabel("Cancel it: they are told by mail").check();
  await question.getByRole("button", { name: "Make a client" }).click();
  await page.getByRole("button", { name: "Open client" }).click();
  await expect(page.getByRole("heading", { level: 1, name: business })).toBeVisible();
  const sent = page.getByRole("region", { name: "What they sent" });
  for (const form of ["Checkout", "Demo request", "Sign-up form"]) {
    await expect(sent.getByText(form, { exact: true })).toBeVisible();
  }
  await expect(sent.getByText("Callsi AI, quoted on the demo")).toBeVisible();
  await expect(page.getByRole("region", { name: "Open tickets and tasks" })).not.toContainText(
    "Demo by phone,",
  );
  const story = page.getByRole("region", { name: "Timeline" });
  await expect(story.getByText("Elaine Brack signed up")).toBeVisible();
  await expect(story.getByText("Elaine Brack asked for a demo")).toBeVisible();
});

test("a card is carried by the keyboard", core, async ({ page, request }) => {
  // The last card of the longest column; the next column is empty at its height.
  const { business } = await createLead(request);
  await signIn(page);
  await openAsStaff(page, BOARD);
  await expect(page.getByRole("button", { name: `Move ${business} to` })).toBeVisible();
  const column = lane(page, "New");
  const total = Number(
    (await column.getByRole("heading", { level: 2 }).textContent())?.match(/\d+/)?.[0],
  );
  const card = page.getByRole("link", { name: business });
  const carried = page.locator("[data-slot=carried-card]");
  await card.focus();
  await page.keyboard.press("Space");
  await expect(carried).toContainText("Lifted from New");
  const cards = await column.locator("[data-slot=lead-card-link]").count();
  for (let step = 0; step < cards; step += 1) await page.keyboard.press("ArrowDown");
  await expect(carried).toHaveText(new RegExp(`^New, place \\d+ of ${total}$`));
  await expect(column.locator("[data-slot=lead-card-link]").last()).toHaveText(business);
  await expect(card).toBeInViewport({ ratio: 1 });
  const way = [
    ["ArrowRight", "Contacted"],
    ["ArrowRight", "Demo booked"],
    ["ArrowRight", "Proposal sent"],
    ["ArrowLeft", "Demo booked"],
    ["ArrowLeft", "Contacted"],
  ] as const;
  for (const [key, stage] of way) {
    await page.keyboard.press(key);
    await expect(carried).toContainText(`${stage}, place`);
    await expect(card).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Space");
  await expect(page.getByText(`Moved ${business} to Contacted.`)).toBeVisible();
  await expect(lane(page, "Contacted").getByRole("link", { name: business })).toBeVisible();
});

test("a card is carried by the mouse, also without motion", core, async ({ page, request }) => {
  const { business } = await createLead(request);
  await signIn(page);
  await openAsStaff(page, `${BOARD}?q=${encodeURIComponent(business)}`);
  await expect(page.getByRole("button", { name: `Move ${business} to` })).toBeVisible();
  await page.getByRole("link", { name: business }).hover();
  await page.mouse.down();
  await expect(async () => {
    const target = await lane(page, "Contacted").boundingBox();
    if (target === null) throw new Error("the lane is not on the screen");
    await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 8 });
    await expect(page.locator('[id^="rfd-announcement"]')).toContainText("Contacted, place", {
      timeout: 1_000,
    });
  }).toPass();
  expect(await movingParts(page)).toEqual([]);
  await page.mouse.up();
  await expect(page.getByText(`Moved ${business} to Contacted.`)).toBeVisible();
  await expect(lane(page, "Contacted").getByRole("link", { name: business })).toBeVisible();
});

test(
  "the second of two who move one card is told, and sees where it went",
  core,
  async ({ page, request, expectProblem }) => {
    expectProblem(/409/);
    const { id, business } = await createLead(request);
    await signIn(page);
    await openAsStaff(page, BOARD);
    await expect(page.getByRole("button", { name: `Move ${business} to` })).toBeVisible();
    let isMoved = false;
    await page.route("**/rest/v1/rpc/lead_board", (route) =>
      isMoved ? route.fallback() : route.abort(),
    );
    await page.route("**/rest/v1/leads?*", (route) => {
      isMoved ||= route.request().method() === "PATCH";
      return route.fallback();
    });
    expectProblem(/ERR_FAILED|Error loading the board/);

    const answer = await request.patch(`/rest/v1/leads?id=eq.${id}`, {
      headers: await ownerHeaders(request),
      data: { stage: "proposal", version: 1 },
    });
    expect(answer.ok(), await answer.text()).toBe(true);

    await moveTo(page, business, "Contacted");
    await expect(page.getByText(/Not saved: .* changed/)).toBeVisible();
    await expect(lane(page, "Proposal sent").getByRole("link", { name: business })).toBeVisible();
  },
);

for (const [width, viewport] of Object.entries({ WIDE, TABLET, PHONE })) {
  test(`the board, the list and a lead are accessible in both themes: ${width}`, async ({
    page,
  }) => {
    await signIn(page);
    await page.setViewportSize(viewport);
    await openAsStaff(page, BOARD);
    await expect(page.getByRole("button", { name: /^Move .* to$/ }).first()).toBeVisible();
    await expectFitAndAccessible(page, [viewport]);
    // Column titles are sticky.
    await page
      .locator('[data-stage="new"] [data-slot=lead-card-link]')
      .last()
      // In one step: the board may replace its cards meanwhile.
      .evaluate((card) => card.scrollIntoView());
    await expect(lane(page, "New").getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    await page.locator("[data-slot=lead-card-link]").first().click();
    await expect(page.getByRole("heading", { name: "Facts" })).toBeVisible();
    await expectFitAndAccessible(page, [viewport]);
    await openAsStaff(page, `${BOARD}?layout=list&stages=proposal`);
    await expect(page.locator("[data-records] tbody tr").first()).toBeVisible();
    await expectFitAndAccessible(page, [viewport]);
  });
}

test("the list prints with every column and without its controls", async ({ page }) => {
  await signIn(page);
  await openAsStaff(page, "/admin/crm/leads?layout=list");
  const lastHead = page.getByRole("columnheader", { name: "Came in" });
  await expect(lastHead).toBeVisible();
  await page.getByRole("checkbox").nth(1).check();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(PAPER);
  await expect(page.getByText(/Newest first · As of /)).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Selected rows" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Views|Columns|Export|Show more/ })).toHaveCount(0);
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await lastHead.boundingBox()) ?? {};
      return x + width;
    })
    .toBeLessThan(PAPER.width);
});
