import { storageKeys } from "@/lib/storage/storage";
import { countScripts, weighPage, type PageWeight } from "../../../bench/pages/page-weight.mjs";
import { PHONE } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { expect, test, type Page } from "../support/test";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** At most so many KB, which are 1,000 bytes; all but fonts gzipped. And so many elements of HTML. */
const LIMITS: Record<string, PageWeight> = {
  "/": { html: 21.9, css: 9.0, elements: 810, fonts: 50, script: 18.8 },
  "/how-it-works": { html: 15.2, css: 7.0, elements: 540, fonts: 50, script: 13.2 },
  "/pricing": { html: 18.1, css: 7.4, elements: 730, fonts: 50, script: 17.7 },
  "/checkout": { html: 10.2, css: 5.6, elements: 270, fonts: 50, script: 12.8 },
  "/signup": { html: 12.6, css: 6.7, elements: 570, fonts: 50, script: 13.2 },
  "/industries": { html: 15.9, css: 6.9, elements: 910, fonts: 50, script: 13.2 },
  "/reviews": { html: 13.6, css: 6.4, elements: 460, fonts: 50, script: 13.2 },
  // With posts of other journeys in the list, whose names may have accents.
  "/blog": { html: 13.2, css: 6.1, elements: 420, fonts: 96, script: 13.2 },
  "/blog/slow-gallery-roofer": { html: 18.1, css: 7.5, elements: 460, fonts: 50, script: 14.9 },
  "/about": { html: 13.3, css: 6.2, elements: 435, fonts: 50, script: 13.2 },
  "/contact": { html: 13.9, css: 6.8, elements: 460, fonts: 50, script: 19 },
  "/callsi": { html: 16.0, css: 6.8, elements: 600, fonts: 50, script: 13.2 },
  "/privacy": { html: 11.1, css: 5.5, elements: 300, fonts: 50, script: 13.2 },
  "/terms": { html: 11.8, css: 5.5, elements: 350, fonts: 50, script: 13.2 },
  "/cookies": { html: 12.0, css: 5.9, elements: 478, fonts: 50, script: 13.2 },
};

/** In KB, gzipped: every script fetched by a first visit that uses all of the home page. */
const HOME_SCRIPT_LIMIT = 24;

const NAMES = ["html", "css", "fonts", "script", "elements"] as const;

for (const { path } of publicRoutes) {
  test(`${path} weighs no more than it may before anything is done`, async ({ page }) => {
    // The demo's sample card, which no production build has, comes a while after everything else.
    await page.addInitScript(
      (key) => localStorage.setItem(key, "true"),
      storageKeys.socialProofOff,
    );
    const weight = await weighPage(page, path);
    const inLimitUnits = (name: keyof PageWeight) =>
      name === "elements" ? weight.elements : weight[name] / 1000;
    // Nothing at all means that it was not seen.
    const isRight = (name: keyof PageWeight) =>
      inLimitUnits(name) > 0 && inLimitUnits(name) <= (LIMITS[path]?.[name] ?? 0);
    const wrong = NAMES.filter((name) => !isRight(name));
    expect(wrong.map((name) => `${name}: ${inLimitUnits(name)}`)).toEqual([]);
  });
}

/** All there is to use on the home page, each until it has answered. */
async function useHomePage(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator("label").filter({ hasText: "Roofing" }).tap();
  await expect(page.locator("main a[href='/signup?trade=roofing']")).toBeVisible();
  await page.getByLabel("When an average job brings in").fill("9000");
  await expect(page.getByText("one extra job a month covers the rent.")).toBeVisible();
  const handle = page.locator("main").getByRole("slider");
  await handle.fill("80");
  await expect(handle).toHaveAttribute("aria-valuetext", /^80 /);
  const question = page.locator("main details:not([open])").first();
  const answer = page.getByText((await question.locator("p").textContent()) ?? "");
  await question.locator("summary").tap();
  await expect(answer).toBeVisible();
}

test("all scripts of a first visit that uses the home page stay small", async ({ page }) => {
  const bytes = countScripts(page);
  await page.goto("/");
  await useHomePage(page);
  await expect(page.getByRole("complementary", { name: "Recent sign-up, example" })).toBeVisible();
  const all = await bytes();
  // Nothing counted would pass as well.
  expect(all).toBeGreaterThan(0);
  expect(all / 1000).toBeLessThanOrEqual(HOME_SCRIPT_LIMIT);
});
