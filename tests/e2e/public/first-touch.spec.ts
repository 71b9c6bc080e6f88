import { PHONE } from "../support/page-checks";
import { open, waitUntilHydrated } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

const APP = "**/assets/app-*.js";

/** Delays files as on a slow connection and returns a function that releases them. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route(files, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Browser events without a user must not hydrate the page. */
const expectNotHydrated = (page: Page) =>
  expect(page.locator("#root[data-state=running]")).toHaveCount(0);

test.describe("before the app has come", () => {
  test.use({ viewport: PHONE });

  test(
    "menu, questions and links are the browser's, and what is picked is done in the app",
    core,
    async ({ page }) => {
      const release = await holdBack(page, APP);
      await open(page, "/");
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      await menu.getByRole("button", { name: "Close" }).click();
      await expect(menu).toBeHidden();

      const question = page.locator("main details.plus:not(.fold)").nth(1);
      await expect(question).not.toHaveAttribute("open");
      await question.locator("summary").click();
      await expect(question.locator("p")).toBeVisible();
      await expectNotHydrated(page);

      const lot = page.locator("main [data-trade=roof]");
      await expect(lot).not.toHaveCSS("order", "0");
      await page.locator("label").filter({ hasText: "Roofing" }).click();
      await expect(lot).toHaveCSS("order", "0");
      await page.getByLabel("When an average job brings in").fill("200");
      await page.getByRole("slider", { name: "How much of the old page to show" }).press("End");
      await expectNotHydrated(page);
      release();
      await waitUntilHydrated(page);
      await expect(page.getByRole("status").filter({ hasText: "In front now" })).toContainText(
        "Ridgeline",
      );
      await expect(page.getByRole("link", { name: "Put your name on it" })).toHaveAttribute(
        "href",
        "/signup?trade=roofing",
      );
      await expect(page.getByText("5 extra jobs a month cover the rent.")).toBeVisible();
      await expect(
        page.getByRole("slider", { name: "How much of the old page to show" }),
      ).toHaveAttribute("aria-valuetext", "100 percent old page");
    },
  );

  test("the calculator of the price list takes what is typed, and its address keeps it", async ({
    page,
  }) => {
    const release = await holdBack(page, APP);
    await open(page, "/pricing");
    const job = page.getByLabel("Average job, in dollars", { exact: true });
    const margin = page.getByLabel("Margin you keep, in percent", { exact: true });
    await job.fill("$1,000");
    await margin.fill("");
    release();
    await waitUntilHydrated(page);
    await expect(job).toHaveValue("1000");
    await expect(page.getByText("Enter a percentage from 1 to 100.")).toBeVisible();
    await expect(margin).toHaveAccessibleDescription(/Enter a percentage/);
    await expect(page.getByText("Two numbers, and we’ll do the sum.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeDisabled();
    const slider = page.getByRole("slider", { name: "Margin you keep, in percent, slider" });
    await slider.focus();
    await page.keyboard.press("End");
    await expect(margin).toHaveValue("90");
    await expect(page.getByText("One extra job a month covers the rent.")).toBeVisible();
    await expect(page).toHaveURL("/pricing?job=1000&margin=90");
    await page.reload();
    await expect(job).toHaveValue("1000");
    await expect(page.getByText("One extra job a month covers the rent.")).toBeVisible();
  });
});

test(
  "a link is followed by the browser, to its page's heading and title",
  core,
  async ({ page }) => {
    await open(page, "/pricing");
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/contact$/,
    );
    expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole price list.");
  },
);

test("the page that a pointer rests on a link to is fetched beforehand", async ({ page }) => {
  await open(page, "/pricing");
  const link = page.getByRole("banner").getByRole("link", { name: "Reviews" });
  const fetched = page.context().waitForEvent("request", {
    predicate: (request) =>
      new URL(request.url()).pathname === "/reviews" &&
      request.headers()["sec-purpose"]?.startsWith("prefetch") === true,
  });
  await link.hover();
  await fetched;
});

test("a page of which a form is filled in is hydrated as it stands", async ({ page }) => {
  await open(page, "/contact");
  const form = page.getByRole("form", { name: "Or write it down" });
  const name = form.getByLabel("Your name", { exact: true });
  const field = await name.elementHandle();
  await name.fill("Dana Reyes");
  await waitUntilHydrated(page);
  await expect(name).toHaveValue("Dana Reyes");
  expect(await name.evaluate((now, before) => now === before, field)).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole price list.");
  await page.goBack();
  await expect(name).toHaveValue("Dana Reyes");
});

test("a link to a page that its HTML does not have fills it in", async ({ page }) => {
  await open(page, "/industries");
  await page.locator('main a[href="/signup?trade=plumbing"]').first().click();
  await expect(page).toHaveURL("/signup?trade=plumbing");
  await waitUntilHydrated(page);
  await expect(page.getByLabel("Trade", { exact: true })).toHaveValue("plumbing");
});

test(
  "Schedule Demo shows at once that it was pressed, and opens once the app is there",
  core,
  async ({ page }) => {
    const release = await holdBack(page, APP);
    await page.clock.install();
    await open(page, "/");
    // The link must wait for the app, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    // The dialog hides it from roles.
    const link = page.locator("header a[aria-haspopup=dialog]").filter({ visible: true });
    await expect(link).toHaveText("Schedule Demo");
    await link.click();
    await expect(link).toHaveAttribute("aria-busy", "true");
    expect(await link.evaluate((part) => getComputedStyle(part, "::before").borderStyle)).toBe(
      "solid",
    );
    release();
    await expect(page.getByRole("dialog", { name: "Schedule Demo" })).toBeVisible();
    await expect(link).not.toHaveAttribute("aria-busy");
  },
);

test(
  "Schedule Demo leads to the calendar of the contact page where the app does not come",
  core,
  async ({ page }) => {
    const release = await holdBack(page, APP);
    await open(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Schedule Demo" }).click();
    await expect(page).toHaveURL(/\/contact#/);
    const calendar = page.getByRole("heading", { name: "Schedule Demo" });
    await expect(calendar).toBeInViewport();
    release();
    await expect(page.getByRole("radio").or(page.getByRole("gridcell")).first()).toBeVisible();
  },
);

test(
  "what is typed, chosen and sent before the app is there is not lost",
  core,
  async ({ page }) => {
    const release = await holdBack(page, APP);
    await open(page, "/signup");
    const name = page.getByLabel("Your name", { exact: true });
    await name.fill("Dana Reyes");
    await name.press("ArrowLeft");
    await page.getByLabel("Trade", { exact: true }).selectOption("Roofing");
    await page.getByRole("button", { name: "Send my details" }).click();
    await name.focus();
    release();
    await waitUntilHydrated(page);
    await expect(page.getByText("Enter the name of your business.")).toBeVisible();
    await expect(name).toHaveValue("Dana Reyes");
    await expect(page.getByLabel("Trade", { exact: true })).toHaveValue("roofing");
    await page.reload();
    await expect(name).toHaveValue("Dana Reyes");
  },
);

test("a press before any script has loaded is applied afterwards", async ({ page }) => {
  const release = await holdBack(page, "**/assets/index-*.js");
  await page.goto("/reviews", { waitUntil: "commit" });
  await page.getByText("Critical only", { exact: true }).click();
  release();
  await waitUntilHydrated(page);
  await expect(page).toHaveURL("/reviews?rating=critical");
});

test("an app that cannot be loaded says so after a press, and applies it once it loads", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  await page.route(APP, (route) => route.abort());
  await open(page, "/reviews");
  // The first load of the chunk fails and reloads the page, which repeats the press.
  await Promise.all([
    page.waitForEvent("load"),
    page.getByText("Critical only", { exact: true }).click(),
  ]);
  await expect(page.getByRole("alert")).toContainText("This page did not load");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/reviews?rating=critical");
  await expect(page.getByRole("button", { name: "Critical only" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a page that is reloaded in its middle, or come back to from elsewhere, shows the same place", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  // Jumps near the end, so that the parts between were never laid out.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 3000));
  const heading = page.locator("#main h2").last();
  await heading.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN);
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  const before = await top();

  await page.reload();
  await expect.poll(top).toBe(before);

  await page.goto("/terms");
  await page.goBack();
  await expect.poll(top).toBe(before);
});
