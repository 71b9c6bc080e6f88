import { storageKeys } from "@/lib/storage/storage";
import { layOutWholePage, PHONE, WIDE } from "../support/page-checks";
import { exampleRoutes, publicRoutes } from "../support/routes";
import { open } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

/** Runs in the page: the computed style of each element and its pseudo-elements. */
async function looksOfElements(): Promise<string[]> {
  const TEXT = ["color", "font", "letter-spacing", "text-align", "text-decoration", "white-space"];
  const BOX = ["display", "position", "padding", "border", "border-radius", "box-shadow"];
  const PAINT = ["background-color", "background-image", "opacity", "visibility", "cursor"];
  const DRAWING = ["fill", "stroke", "stroke-width", "transform", "translate", "rotate", "scale"];
  await document.fonts.ready;
  return Array.from(document.querySelectorAll("#root *"), (element) => {
    // Compares positions instead of margins; Chromium sometimes reports an automatic margin as 0.
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const values = [...TEXT, ...BOX, ...PAINT, ...DRAWING].map((name) =>
      style.getPropertyValue(name),
    );
    const pseudo = ["::before", "::after"].map((name) => {
      const { content, backgroundColor, inset } = getComputedStyle(element, name);
      return content === "none" ? "" : `${content} ${backgroundColor} ${inset}`;
    });
    const box = [x, y, width, height].map((length) => length.toFixed(1)).join();
    return [element.localName, element.getAttribute("class"), box, ...values, ...pseudo].join(
      " | ",
    );
  });
}

/** Runs in the page; resolves when all sheets are applied. */
async function applyWholeSheets(): Promise<number> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]");
  const applied = Array.from(links, async (link) => {
    link.media = "all";
    while (link.sheet === null) await new Promise((done) => setTimeout(done, 20));
  });
  await Promise.all(applied);
  return links.length;
}

/** Fonts with `font-display: optional` may load too late for one of the two looks. */
async function waitForLateFaces(page: Page, path: string): Promise<void> {
  const isStyled = ({ pathname }: URL) => pathname === path || pathname.endsWith(".css");
  await page.route(isStyled, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/font-display:\s*optional/g, "font-display:block"),
    });
  });
}

for (const { path } of [...publicRoutes, ...exampleRoutes]) {
  test(`${path} looks with its own styles as it does with the full sheets`, async ({ page }) => {
    await page.route("**/assets/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await waitForLateFaces(page, path);
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await layOutWholePage(page);
      const before = await page.evaluate(looksOfElements);
      expect(before.length).toBeGreaterThan(50);
      expect(await page.evaluate(applyWholeSheets)).toBeGreaterThan(0);
      const after = await page.evaluate(looksOfElements);
      expect(after.length).toBe(before.length);
      const different = before.flatMap((look, at) =>
        look === after[at] ? [] : [`${look}\n→ ${after[at]}`],
      );
      expect(different.slice(0, 5)).toEqual([]);
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

/** The sign-up card also loads the full sheets. */
const turnCardOff = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, "true"), storageKeys.socialProofOff);

const touchForm = (page: Page) => page.getByRole("textbox", { name: "Business name" }).focus();

test("a page has its full sheets once the app runs", async ({ page }) => {
  await turnCardOff(page);
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

test("sections below the first screen are laid out when one comes near, or the app runs", async ({
  page,
}) => {
  await turnCardOff(page);
  await page.setViewportSize(PHONE);
  await open(page, "/pricing");
  const last = page.getByRole("main").locator("section").last();
  const footer = page.getByRole("contentinfo");
  await expect(last).toHaveCSS("content-visibility", "auto");
  await expect(footer).toHaveCSS("content-visibility", "auto");
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole("link", { name: "Pricing" })).toBeInViewport();
  await page.getByRole("main").getByRole("slider").first().focus();
  await expect(page.locator("#root[data-state=running]")).toBeAttached();
  await expect(last).toHaveCSS("content-visibility", "visible");
});
