import { storageKeys } from "@/lib/storage/storage";
import { boxOf, PHONE, WIDE } from "../support/page-checks";
import { publicRoutes } from "../support/routes";
import { open } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

/** Runs in the page: each element and how it is drawn. */
async function drawnElements(): Promise<string[]> {
  const PAINT = ["color", "font", "letter-spacing", "text-decoration", "background-color"];
  const SHAPE = ["border", "box-shadow", "border-radius", "opacity", "visibility", "cursor"];
  // Not what is left to be laid out when it comes near.
  document.documentElement.toggleAttribute("data-whole", true);
  await document.fonts.ready;
  const elements = [...document.querySelectorAll<HTMLElement>("#root *:not(svg *)")];
  return elements.flatMap((element) => {
    // Where styles are told of in the HTML, and what is not shown.
    if (
      element.closest(
        "[data-first-screen-end], noscript, script, style, link, details:not([open]) > :not(summary)",
      )
    )
      return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const pseudo = ["::before", "::after"].map((name) => {
      const { content, backgroundColor, inset } = getComputedStyle(element, name);
      return content === "none" ? "" : `${content} ${backgroundColor} ${inset}`;
    });
    const box = [x + scrollX, y + scrollY, width, height].map((size) => size.toFixed(1));
    const values = [...PAINT, ...SHAPE].map((name) => style.getPropertyValue(name));
    const text = element.childElementCount === 0 ? (element.textContent ?? "") : "";
    return [[element.localName, text.slice(0, 40), ...box, ...values, ...pseudo].join(" | ")];
  });
}

function differences(some: readonly string[], others: readonly string[]): string[] {
  const pairs = some.map((element, at) => `${element} → ${others[at]}`);
  const different = pairs.filter((_, at) => some[at] !== others[at]);
  return [...different.slice(0, 5), ...others.slice(some.length, some.length + 5)];
}

/** The sign-up card has the whole sheets applied, too. */
const turnCardOff = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, "true"), storageKeys.socialProofOff);

/** Runs in the page. They come with the first thing that a script adds. */
function applyWholeSheets(): number {
  const links = document.querySelectorAll<HTMLLinkElement>("link[data-whole-sheet]");
  for (const link of links) link.media = "all";
  return [...links].filter(({ sheet }) => sheet !== null).length;
}

// Not the contact page, whose days and times to pick come with the app.
for (const { path } of publicRoutes.filter((route) => route.path !== "/contact")) {
  test(`${path} looks as HTML as it does with whole sheets and drawn by the app`, async ({
    page,
  }) => {
    await turnCardOff(page);
    const shell = await page.request.get("/app.html");
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await open(page, path);
      const asHtml = await page.evaluate(drawnElements);
      expect(await page.evaluate(applyWholeSheets)).toBeGreaterThan(0);
      expect(differences(asHtml, await page.evaluate(drawnElements))).toEqual([]);
      await page.route(path, (route) => route.fulfill({ response: shell }));
      await page.goto(path);
      await expect(page.locator("#root[data-state=running]")).toBeAttached();
      expect(asHtml.length).toBeGreaterThan(50);
      // What it shows may have to come first.
      await expect
        .poll(async () => differences(asHtml, await page.evaluate(drawnElements)))
        .toEqual([]);
      await page.unroute(path);
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

for (const path of ["/", "/pricing", "/industries", "/signup", "/blog"]) {
  test(`nothing in a phone's window of ${path} waits for the fonts, and the rest comes when one reads on`, async ({
    page,
  }) => {
    // Without them the page is not loaded.
    await page.route("**/*.woff2", () => undefined);
    // The highest window in which anything waits: src/styles/base.css.
    const height = 895;
    const waiting = page
      .locator("[data-below-fold] ~ :is(section, ul), [data-below-fold] ~ div section")
      .first();
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: "commit" });
      await expect(waiting).toHaveCSS("content-visibility", "hidden");
      await expect.poll(async () => (await boxOf(waiting)).y).toBeGreaterThanOrEqual(height);
    }
    await page.mouse.wheel(0, 300);
    await expect(waiting).not.toHaveCSS("content-visibility", "hidden");
  });
}

test("a key that has the rest of the page shown does what it does", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route("**/*.woff2", () => undefined);
  await page.goto("/pricing", { waitUntil: "commit" });
  const root = page.locator(":root");
  await expect(root).toHaveAttribute("data-first-screen", "");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(root).not.toHaveAttribute("data-first-screen");
});

/** Runs in the page: each element of the footer and how it is drawn, wherever on the page that is. */
const drawnFooter = () =>
  [...document.querySelectorAll("footer, footer *")].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, font } = getComputedStyle(element);
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    return [element.localName, size, color, backgroundColor, font].join(" | ");
  });

for (const isArrived of [false, true]) {
  test(`the footer keeps its looks on the pages after a form${isArrived ? ", where it was gone to" : ""}`, async ({
    page,
  }) => {
    await open(page, isArrived ? "/about" : "/pricing");
    const header = page.getByRole("banner");
    if (isArrived) await header.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const before = await page.evaluate(drawnFooter);
    await header.getByRole("link", { name: "Schedule Demo" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await header.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(drawnFooter)).toEqual(before);
  });
}
