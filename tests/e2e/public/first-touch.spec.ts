import { PHONE } from "../support/page-checks";
import { open } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

/** Keeps the app's code back, and answers with what lets it come. */
async function holdApp(page: Page, files = "**/assets/app-*.js"): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((done) => (letCome = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

const isRunning = (page: Page) => expect(page.locator("#root[data-state=running]")).toBeAttached();

test.describe("without the app", () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await holdApp(page);
  });

  test("the home page acts: menu, trade, sum, comparison, question", core, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();

    await page.locator("label").filter({ hasText: "Roofing" }).click();
    await expect(page.getByRole("status").filter({ hasText: "In front now" })).toContainText(
      "Ridgeline",
    );
    await expect(page.getByRole("link", { name: "Put your name on it" })).toHaveAttribute(
      "href",
      "/signup?trade=roofing",
    );

    await page.getByLabel("When an average job brings in").fill("200");
    await expect(page.getByText("5 extra jobs a month cover the rent.")).toBeVisible();

    const handle = page.getByRole("slider", { name: "How much of the old page to show" });
    await handle.focus();
    await page.keyboard.press("End");
    await expect(handle).toHaveAttribute("aria-valuetext", "100 percent old page");

    const question = page.locator("main details").nth(1);
    await expect(question).not.toHaveAttribute("open");
    await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
    await expect(page.locator("#root[data-state=running]")).toHaveCount(0);
  });

  test("the price list reckons, and its address keeps the numbers", async ({ page }) => {
    await open(page, "/pricing");
    const job = page.getByLabel("Average job, in dollars", { exact: true });
    const margin = page.getByLabel("Margin you keep, in percent", { exact: true });
    await job.fill("$1,000");
    await expect(job).toHaveValue("1000");
    await margin.fill("");
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
  "links lead from page to page without the app, and Back to a page as it was left",
  core,
  async ({ page }) => {
    await holdApp(page);
    await open(page, "/pricing");
    await page.evaluate(() => Object.assign(window, { hasStayed: true }));
    const margin = page.getByLabel("Margin you keep, in percent", { exact: true });
    await margin.fill("35");
    await expect(page).toHaveURL(/margin=35/);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
    await link.click();
    await expect(page).toHaveURL("/contact");
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByTestId("route-announcer")).toHaveText(/^Contact/);
    await expect(page.locator("head > title")).toHaveCount(1);
    await expect(page.locator('head > link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/contact$/,
    );
    // The page came without a load, and its sum is worked out all the same.
    await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).first().click();
    await page.getByLabel("When an average job brings in").fill("200");
    await expect(page.getByText("5 extra jobs a month cover the rent.")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact/);
    await page.goBack();
    await expect(page).toHaveURL(/^[^?]*\/pricing\?.*margin=35/);
    await expect(margin).toHaveValue("35");
    await expect(link).toBeFocused();
    await margin.fill("40");
    await expect(page).toHaveURL(/margin=40/);
    await page.goForward();
    await expect(page).toHaveTitle(/^Contact/);
    expect(await page.evaluate(() => "hasStayed" in window)).toBe(true);
    await expect(page.locator("#root[data-state=running]")).toHaveCount(0);
  },
);

test("the next page is shown before the styles below its first screen have come", async ({
  page,
}) => {
  await open(page, "/pricing");
  const letCome = await holdApp(page, "**/assets/page-*.css");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("gets old");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCount(0);
  letCome();
  await expect(footer).toBeAttached();
  await expect(page.locator("[data-first-screen-end] > style")).toBeAttached();
});

test("a page whose styles below its first screen do not come is loaded", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await open(page, "/pricing");
  // As a link in HTML it is there again.
  await page.route("**/assets/page-*.css", (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  const load = page.waitForEvent("load");
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await load;
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("contentinfo")).toBeAttached();
});

test("a page that was gone to is hydrated as it stands once it is used", async ({ page }) => {
  await open(page, "/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  const form = page.getByRole("form", { name: "Or write it down" });
  const name = form.getByLabel("Your name", { exact: true });
  await name.evaluate((field) => Object.assign(window, { field }));
  await name.fill("Dana Reyes");
  await isRunning(page);
  await expect(name).toHaveValue("Dana Reyes");
  expect(
    await name.evaluate((field) => field === (window as unknown as { field: Element }).field),
  ).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole price list.");
  await page.goForward();
  await expect(name).toHaveValue("Dana Reyes");
});

test("a link to a page that its HTML does not have fills it in", async ({ page }) => {
  await open(page, "/industries");
  const link = page.locator('main a[href="/signup?trade=plumbing"]').first();
  await link.click();
  await expect(page).toHaveURL("/signup?trade=plumbing");
  await isRunning(page);
  await expect(page.getByLabel("Trade", { exact: true })).toHaveValue("plumbing");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("what is pressed before the app is there is done once it is", core, async ({ page }) => {
  const letCome = await holdApp(page);
  await open(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Schedule Demo" }).click();
  await expect(page).toHaveURL("/");
  letCome();
  await expect(page.getByRole("dialog", { name: "Schedule Demo" })).toBeVisible();
});

test(
  "what is typed, chosen and sent before the app is there is not lost",
  core,
  async ({ page }) => {
    const letCome = await holdApp(page);
    await open(page, "/signup");
    const name = page.getByLabel("Your name", { exact: true });
    await name.fill("Dana Reyes");
    await name.press("ArrowLeft");
    await page.getByLabel("Trade", { exact: true }).selectOption("Roofing");
    await page.getByRole("button", { name: "Send my details" }).click();
    await name.focus();
    letCome();
    await isRunning(page);
    // Sent, it says what is missing.
    await expect(page.getByText("Enter the name of your business.")).toBeVisible();
    await expect(name).toHaveValue("Dana Reyes");
    await expect(page.getByLabel("Trade", { exact: true })).toHaveValue("roofing");
    await page.reload();
    await expect(name).toHaveValue("Dana Reyes");
  },
);

test("what is picked and set before the code of its part is there counts", async ({ page }) => {
  let letCome = await holdApp(page, "**/assets/*-behavior-*.js");
  await open(page, "/");
  await page.locator("label").filter({ hasText: "Roofing" }).click();
  letCome();
  await expect(page.getByRole("status").filter({ hasText: "In front now" })).toContainText(
    "Ridgeline",
  );
  letCome = await holdApp(page, "**/assets/break-even-behavior-*.js");
  await open(page, "/pricing?job=1000&margin=40");
  const margin = page.getByLabel("Margin you keep, in percent", { exact: true });
  await margin.fill("25 %");
  await page.getByRole("slider", { name: "Average job, in dollars, slider" }).press("End");
  letCome();
  await expect(margin).toHaveValue("25");
  await expect(page).toHaveURL("/pricing?job=3000&margin=25");
  await expect(page.getByText("One extra job a month covers the rent.")).toBeVisible();
});

test("what is pressed before any script is there is done once it is", async ({ page }) => {
  const letCome = await holdApp(page, "**/assets/index-*.js");
  await page.goto("/reviews", { waitUntil: "commit" });
  await page.getByText("Critical only", { exact: true }).click();
  letCome();
  await isRunning(page);
  await expect(page).toHaveURL("/reviews?rating=critical");
});

test("an app that cannot be loaded says so to a visitor who pressed, and does it once it comes", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  await page.route("**/assets/app-*.js", (route) => route.abort());
  await open(page, "/reviews");
  // The first time the page is loaded anew, and what was pressed is tried there.
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

test("a link is followed without the page it stands on, and Back returns to its place", async ({
  page,
}) => {
  await open(page, "/how-it-works");
  await page.evaluate(() => Object.assign(window, { hasStayed: true }));
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Pricing" })
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/how-it-works");
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(1200);
  expect(await page.evaluate(() => "hasStayed" in window)).toBe(true);
});

test("a page that is reloaded in its middle, or come back to from elsewhere, shows the same place", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  // Near the end, and reached at one leap: what lies between was never laid out.
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
