import { storageKeys } from "@/lib/storage/storage";
import { countScripts, weighPage, type PageWeight } from "../../../bench/pages/page-weight.mjs";
import { PHONE } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { expect, test, type Page } from "../support/test";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** At most so many KB, which are 1,000 bytes; all but fonts gzipped. And so many elements of HTML. */
const LIMITS: Record<string, PageWeight> = {
  "/": { html: 43, css: 10, elements: 2250, fonts: 127, script: 175 },
  "/how-it-works": { html: 18.7, css: 7.5, elements: 730, fonts: 127, script: 172 },
  "/pricing": { html: 20.3, css: 8, elements: 680, fonts: 127, script: 172 },
  "/checkout": { html: 11.8, css: 6.2, elements: 320, fonts: 127, script: 213 },
  "/signup": { html: 17.2, css: 7.2, elements: 570, fonts: 127, script: 229 },
  "/industries": { html: 29.5, css: 7.4, elements: 1930, fonts: 127, script: 188 },
  "/reviews": { html: 15.2, css: 7, elements: 440, fonts: 127, script: 170 },
  "/blog": { html: 14.9, css: 6.5, elements: 370, fonts: 127, script: 190 },
  "/blog/slow-gallery-roofer": { html: 20, css: 7.8, elements: 430, fonts: 127, script: 219 },
  "/about": { html: 16.6, css: 6.6, elements: 480, fonts: 127, script: 165 },
  "/contact": { html: 14.9, css: 7, elements: 430, fonts: 127, script: 218 },
  "/callsi": { html: 20.8, css: 7.3, elements: 820, fonts: 127, script: 219 },
  "/privacy": { html: 11.6, css: 5.8, elements: 270, fonts: 127, script: 163 },
  "/terms": { html: 12.4, css: 5.8, elements: 320, fonts: 127, script: 163 },
  "/cookies": { html: 13.2, css: 6.2, elements: 440, fonts: 127, script: 164 },
};

/** In KB, gzipped: every script fetched by a first visit that uses all of the home page. */
const HOME_SCRIPT_LIMIT = 195;

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
