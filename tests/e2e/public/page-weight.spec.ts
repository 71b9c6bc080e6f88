import { storageKeys } from "@/lib/storage/storage";
import { countScripts, weighPage, type PageWeight } from "../../../bench/pages/page-weight.mjs";
import { PHONE } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { expect, test, type Page } from "../support/test";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** At most so many KB, which are 1,000 bytes; all but fonts gzipped. And so many elements of HTML. */
const LIMITS: Record<string, PageWeight> = {
  "/": { html: 17, css: 5.5, elements: 810, fonts: 50, script: 19.8 },
  "/how-it-works": { html: 11, css: 4.1, elements: 540, fonts: 50, script: 14.2 },
  "/pricing": { html: 13.2, css: 4.4, elements: 690, fonts: 50, script: 18.8 },
  "/checkout": { html: 8.8, css: 5.2, elements: 270, fonts: 50, script: 14.2 },
  "/signup": { html: 12.7, css: 5.4, elements: 580, fonts: 50, script: 14.2 },
  "/industries": { html: 12.2, css: 4.5, elements: 910, fonts: 50, script: 14.2 },
  "/reviews": { html: 10, css: 4, elements: 460, fonts: 50, script: 14.2 },
  // The blog's with posts of other journeys, whose names may have accents.
  "/blog": { html: 11.5, css: 4.8, elements: 420, fonts: 96, script: 14.2 },
  "/blog/slow-gallery-roofer": { html: 14.1, css: 4.2, elements: 460, fonts: 50, script: 15.8 },
  "/about": { html: 10.1, css: 4.2, elements: 435, fonts: 50, script: 14.2 },
  "/contact": { html: 10.2, css: 4.4, elements: 460, fonts: 50, script: 20 },
  "/callsi": { html: 11.9, css: 4.1, elements: 600, fonts: 50, script: 14.2 },
  "/privacy": { html: 9.7, css: 5.2, elements: 300, fonts: 50, script: 14.2 },
  "/terms": { html: 10.4, css: 5.3, elements: 350, fonts: 50, script: 14.2 },
  "/cookies": { html: 10.7, css: 5.6, elements: 490, fonts: 50, script: 14.2 },
};

/** In KB, gzipped: every script fetched by a first visit that uses all of the home page. */
const HOME_SCRIPT_LIMIT = 24.6;

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
