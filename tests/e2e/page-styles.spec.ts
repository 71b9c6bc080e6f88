import { PHONE, WIDE } from "./page-checks";
import { publicRoutes } from "./routes";
import { open } from "./site";
import { expect, test } from "./test";

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
  const link = document.querySelector<HTMLLinkElement>("link[data-whole-sheet]");
  if (link === null) return ["no link to the whole sheet"];
  await new Promise((done) => {
    link.addEventListener("load", done);
    link.disabled = false;
  });
  await document.fonts.ready;
  const after = drawn();
  return elements
    .map((element, at) => `${element.outerHTML.slice(0, 120)}: ${before[at]} → ${after[at]}`)
    .filter((_, at) => before[at] !== after[at]);
}

for (const { path } of publicRoutes) {
  test(`${path} carries every style it needs`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("curbfront.socialProofOff", "true"));
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      expect(await page.evaluate(missingStyles)).toEqual([]);
    }
  });
}

test("what comes to a page later brings its styles along", async ({ page }) => {
  const sheet = page.locator("link[data-whole-sheet]");
  await page.setViewportSize(PHONE);
  await open(page, "/terms");
  await expect(sheet).toHaveJSProperty("disabled", true);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(sheet).toHaveJSProperty("disabled", false);

  await page.setViewportSize(WIDE);
  await open(page, "/terms");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveTitle(/Pricing/);
  await expect(sheet).toHaveJSProperty("disabled", false);
});
