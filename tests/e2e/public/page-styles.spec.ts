import { PHONE, WIDE } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { open } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

/** Runs in the page: what is drawn otherwise once the whole sheet is there. */
async function missingStyles(): Promise<string[]> {
  const PAINT = ["color", "font", "letter-spacing", "text-decoration", "background", "border"];
  const SHAPE = ["box-shadow", "border-radius", "outline", "opacity", "visibility", "cursor"];
  const elements = [...document.querySelectorAll("body, body *")];
  const drawn = () =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const pseudo = ["::before", "::after"].map((name) => {
        const { content, background, inset } = getComputedStyle(element, name);
        return `${content} ${background} ${inset}`;
      });
      const values = [...PAINT, ...SHAPE].map((name) => style.getPropertyValue(name));
      return [x, y, width, height, ...values, ...pseudo].join(" | ");
    });
  await document.fonts.ready;
  const before = drawn();
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]")];
  if (links.length === 0) return ["no link to a whole sheet"];
  for (const link of links) {
    while (link.sheet === null) await new Promise(requestAnimationFrame);
    link.media = "all";
  }
  await document.fonts.ready;
  const after = drawn();
  return elements
    .map((element, at) => `${element.outerHTML.slice(0, 120)}: ${before[at]} → ${after[at]}`)
    .filter((_, at) => before[at] !== after[at]);
}

for (const { path } of publicRoutes) {
  test(`${path} carries every style it needs until its scripts run`, async ({ page }) => {
    // They never run here.
    await page.route("**/assets/*.js", () => undefined);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: "commit" });
      await page.locator("body > noscript").waitFor({ state: "attached" });
      expect(await page.evaluate(missingStyles)).toEqual([]);
    }
  });
}

test("a page prints as it should before its scripts run", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/terms", { waitUntil: "commit" });
  await page.locator("body > noscript").waitFor({ state: "attached" });
  await expect(page.getByRole("banner")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** The first thing that a page needs the app for. */
const touchForm = (page: Page) => page.getByRole("textbox", { name: "Business name" }).focus();

test("a page has its whole sheets once the app runs", async ({ page }) => {
  await open(page, "/signup");
  await expect(page.locator("link[data-whole-sheet]")).not.toHaveCount(0);
  await touchForm(page);
  await expect(page.locator("link[data-whole-sheet]")).toHaveCount(0);
  await expect(page.locator("#root[data-state=running]")).toBeAttached();
  const applied = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ media, sheet }) => [media, sheet !== null]),
    );
  expect(applied.length).toBeGreaterThan(0);
  for (const [media, isLoaded] of applied) {
    expect(["", "all"]).toContain(media);
    expect(isLoaded).toBe(true);
  }
});

test("a style sheet that is lost is asked for again by one reload", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|Unable to preload CSS/);
  let loads = 0;
  page.on("domcontentloaded", () => void loads++);
  await page.route("**/assets/*.css", (route) => route.abort());
  await open(page, "/signup");
  await touchForm(page);
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
