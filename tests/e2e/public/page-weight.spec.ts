import { join } from "node:path";
import { distFolder } from "../../../scripts/pages/build-folders.mjs";
import { storageKeys } from "@/lib/storage/storage";
import { countScripts, weighPage, type PageWeight } from "../../../bench/pages/page-weight.mjs";
import { PHONE } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { expect, test, type Page } from "../support/test";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/**
 * The most that any page may weigh: the heaviest of each when this was written, and 15 % more. KB are 1,000
 * bytes, gzipped but for fonts; elements are those in the HTML.
 */
const LIMITS: PageWeight = { html: 19.5, css: 6.4, elements: 1045, fonts: 58, script: 23 };

/** In KB, gzipped: every script fetched by a first visit that uses all of the home page. */
const HOME_SCRIPT_LIMIT = 28;

const NAMES = ["html", "css", "fonts", "script", "elements"] as const;

for (const { path } of publicRoutes) {
  test(`${path} weighs no more than it may before anything is done`, async ({ page }) => {
    // The demo's sample card, which no production build has, comes a while after everything else.
    await page.addInitScript(
      (key) => localStorage.setItem(key, "true"),
      storageKeys.socialProofOff,
    );
    // The page is read from the build, because a post of an earlier journey may need one more font.
    const file = join(distFolder, path, "index.html");
    await page.route(path, (route) => route.fulfill({ path: file }));
    const weight = await weighPage(page, path);
    const inLimitUnits = (name: keyof PageWeight) =>
      name === "elements" ? weight.elements : weight[name] / 1000;
    // Nothing at all means that it was not seen.
    const isRight = (name: keyof PageWeight) =>
      inLimitUnits(name) > 0 && inLimitUnits(name) <= LIMITS[name];
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
