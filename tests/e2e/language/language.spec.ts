import {
  catalogueOf,
  existingLanguages,
  readCatalogue,
} from "../../../scripts/i18n/catalogues.mjs";
import { sourceTexts } from "../../../scripts/i18n/source-texts.mjs";
import { speakPseudo } from "./pseudo-language";
import { exampleRoutes, publicRoutes, staffRoutes, unknownPaths } from "../support/routes";
import { open, openAsStaff, openHydrated, signIn } from "../support/open-page";
import { core, expect, test } from "../support/test";
import { lookAt } from "./translated";

const publicPaths = [...publicRoutes, ...exampleRoutes, { path: unknownPaths[0] ?? "" }];
const staffPaths = [
  ...staffRoutes.map((route) => route.path),
  "/admin/crm/leads?layout=list",
  "/admin/crm/clients/import",
];

test("every page, menu and popover is fully translated in a longer language", async ({
  page,
  expectProblem,
}) => {
  test.setTimeout(300_000);
  expectProblem(/status of 404/);
  const { look, lookInto } = lookAt(page);
  await speakPseudo(page);
  for (const { path } of publicPaths) {
    await open(page, path);
    await look();
  }
  await open(page, "/admin");
  await look();
  await signIn(page);
  for (const path of staffPaths) {
    await openAsStaff(page, path);
    await expect(page.locator("main :is([aria-busy=true], [data-slot=skeleton])")).toHaveCount(0);
    await lookInto(page.locator("main"));
  }
});

test.describe("a reader whose language the site is not in", () => {
  test.use({ locale: "ja-JP" });

  test("reads English, counted as English, on the page that was sent", async ({ page }) => {
    await openHydrated(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.getByLabel("When an average job brings in").fill("9000");
    await expect(page.getByText("one extra job a month covers the rent.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("ja-JP");
  });
});

test(
  "every catalogue holds what the interface says now, as node scripts/i18n/extract.mjs writes it",
  core,
  async () => {
    const texts = await sourceTexts();
    for (const language of existingLanguages()) {
      const catalogue = readCatalogue(language);
      expect(Object.keys(catalogueOf(language, texts, catalogue)), language).toEqual(
        Object.keys(catalogue),
      );
    }
  },
);
