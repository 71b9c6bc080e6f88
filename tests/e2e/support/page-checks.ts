import { expect, type Locator, type Page } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";
import axe from "axe-core";
import { isWholeRun } from "../../test-size.ts";

type Color = { r: number; g: number; b: number; alpha: number };

declare module "axe-core" {
  interface Commons {
    color: { Color: { prototype: Color & { parseString: (text: string) => Color } } };
  }
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export const WIDE = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 320, height: 640 };

/** Rules that depend on colors; they take longest and are all that a theme changes. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Later rows look like the first ones; checking their colors takes longest. */
const ROWS_LIKE_THE_FIRST = "tbody tr:nth-child(n + 16), li:nth-child(n + 16)";

const COVERS = [
  "[role=menu][data-state=open]",
  ":is([role=dialog], [role=alertdialog])[data-state=open]",
];

async function topmost(page: Page): Promise<string> {
  for (const cover of COVERS) {
    if (await page.locator(cover).first().isVisible()) return cover;
  }
  return "html";
}

function rememberColors(): void {
  const { prototype } = (window as unknown as { axe: typeof axe }).axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Color>();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color !== undefined) return Object.assign(this, color);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
const axeSource = `${axe.source};(${rememberColors.toString()})();`;

/** Parts below the window are otherwise laid out on approach (`src/styles/base.css`). */
export const layOutWholePage = (page: Page) =>
  page.addStyleTag({ content: "* { content-visibility: visible !important; }" });

async function expectNoViolations(
  page: Page,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await layOutWholePage(page);
  const builder = new AxeBuilder({ page, axeSource })
    // Avoids a second page for merging the frames' results.
    .setLegacyMode()
    .include(await topmost(page))
    .exclude(ROWS_LIKE_THE_FIRST);
  const { violations } = await choose(builder).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

export const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) =>
        [null, "::before", "::after"].some((part) => {
          const { animationName, transitionDuration } = getComputedStyle(element, part);
          return animationName !== "none" || /[1-9]/.test(transitionDuration);
        }),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );

export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, (axeBuilder) => axeBuilder.withTags(WCAG));
  expect(await movingParts(page)).toEqual([]);
}

/** Without colors, which a neighboring width has checked. */
const expectAccessibleStructure = (page: Page): Promise<void> =>
  expectNoViolations(page, (axeBuilder) => axeBuilder.withTags(WCAG).disableRules(COLOR_RULES));

const expectReadableColors = (page: Page): Promise<void> =>
  expectNoViolations(page, (axeBuilder) => axeBuilder.withRules(COLOR_RULES));

/** Includes hidden overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(10_000, 0);
        return { offset: window.scrollX, width: document.documentElement.scrollWidth };
      }),
    )
    .toEqual({ offset: 0, width: page.viewportSize()?.width });
}

/** The gutter of 16 px, with a tolerance. */
const CLOSEST = 12;

async function expectInGutter(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => page.evaluate(wordsPastGutter, CLOSEST)).toEqual([]);
}

/** Runs in the page. Parts that scroll sideways may hold wider content. */
function wordsPastGutter(closest: number): string[] {
  const styleOf = (element: Element) => getComputedStyle(element);
  const scrolls = (element: Element) =>
    /auto|scroll/.test(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth;
  /** Null for texts that are invisible or in a scrolling part. */
  const edgesOf = (text: Text): { left: number; right: number } | null => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) return null;
    let cutAt = right;
    for (let above = text.parentElement; above !== null; above = above.parentElement) {
      if (above.matches(".sr-only, .skip-link, option") || scrolls(above)) return null;
      const { visibility, clipPath } = styleOf(above);
      if (visibility === "hidden" || clipPath.startsWith("inset")) return null;
      if (styleOf(above).textOverflow === "ellipsis") {
        cutAt = Math.min(cutAt, above.getBoundingClientRect().right);
      }
    }
    return { left, right: cutAt };
  };
  const found: string[] = [];
  for (const part of document.querySelectorAll("#main, [role=dialog]")) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const edges = text.textContent?.trim() ? edgesOf(text as Text) : null;
      if (edges === null) continue;
      if (edges.left < closest || edges.right > innerWidth - closest) {
        found.push(`${text.textContent}: ${Math.round(edges.left)} to ${Math.round(edges.right)}`);
      }
    }
  }
  return found;
}

const showTheme = async (page: Page, theme: "light" | "dark"): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
};

/** Checks both themes, following the system's without a reload. `npm test` checks the light theme only. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, "light");
  await expectAccessible(page);
  if (!isWholeRun) return;
  await showTheme(page, "dark");
  await expectReadableColors(page);
  await showTheme(page, "light");
}

/**
 * Checks a staff page at each width. A tablet has the colors of the others. `npm test` runs axe at the first
 * width only.
 */
export async function expectFitAndAccessible(
  page: Page,
  sizes: readonly { width: number; height: number }[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (!isWholeRun && size !== sizes[0]) continue;
    if (size === TABLET) await expectAccessibleStructure(page);
    else await expectAccessibleInBothThemes(page);
  }
  await expectInGutter(page);
  const last = sizes.at(-1);
  if (last !== undefined) await page.setViewportSize(last);
}

const NOWHERE = { x: Number.NaN, y: Number.NaN, width: Number.NaN, height: Number.NaN };

/** For `expect.poll`: parts above may still be loading. */
export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? NOWHERE;

export async function expectFiltersBesideSearch(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^Filters/ });
  const search = page.getByRole("searchbox");
  await expect.poll(async () => (await boxOf(button)).y - (await boxOf(search)).y).toBe(0);
}

export async function expectHead(
  page: Page,
  expected: { title: RegExp; robots: string; path: string | null },
): Promise<void> {
  await expect(page).toHaveTitle(expected.title);
  await expect(page).toHaveTitle(/Curbfront/);
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", expected.robots);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "en_US");
  const canonical = page.locator('link[rel="canonical"]');
  if (expected.path === null) {
    await expect(canonical).toHaveCount(0);
    return;
  }
  await expect(canonical).toHaveCount(1);
  const href = new URL((await canonical.getAttribute("href")) ?? "");
  expect(href.pathname + href.search).toBe(expected.path);
  if (process.env.VITE_SITE_URL) expect(href.origin).toBe(process.env.VITE_SITE_URL);
}
