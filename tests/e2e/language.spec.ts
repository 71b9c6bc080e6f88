import type { Page } from "@playwright/test";
import { PHONE, WIDE } from "./page-checks";
import { speakPseudo } from "./pseudo-language";
import { publicRoutes, staffRoutes, unknownPaths } from "./routes";
import { open, openAsStaff, signIn } from "./site";
import { expect, test } from "./test";
import { answersTo, cutTexts, tooWide, untranslatedTexts } from "./untranslated";

async function expectTranslated(page: Page, answers: () => Promise<string>): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    const bare = await untranslatedTexts(page, await answers());
    expect.soft(bare, `${page.url()} at ${viewport.width}`).toEqual([]);
    expect.soft(await cutTexts(page), `${page.url()} at ${viewport.width}`).toEqual([]);
    expect.soft(await tooWide(page), `${page.url()} at ${viewport.width}`).toEqual([]);
  }
}

test("every public page reads whole in another, longer language", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const answers = answersTo(page);
  await speakPseudo(page);
  for (const path of [...publicRoutes.map((route) => route.path), ...unknownPaths.slice(0, 1)]) {
    await page.setViewportSize(WIDE);
    await open(page, path);
    await expectTranslated(page, answers);
  }
});

const staffPaths = [
  ...staffRoutes.map((route) => route.path),
  "/admin/crm/leads?layout=list",
  "/admin/crm/clients/import",
];

test("the staff area reads whole in another, longer language", async ({ page }) => {
  const answers = answersTo(page);
  await speakPseudo(page);
  await open(page, "/admin");
  await expectTranslated(page, answers);
  await signIn(page);
  for (const path of staffPaths) {
    await page.setViewportSize(WIDE);
    await openAsStaff(page, path);
    await expect(page.locator("main :is([aria-busy=true], [data-slot=skeleton])")).toHaveCount(0);
    await expectTranslated(page, answers);
  }
});
