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

/** What depends on colors, takes most of the time, and is all that a theme can change. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Rows are made alike, and of a long list the colors of each take most of the time. */
const ROWS_LIKE_THE_FIRST = "tbody tr:nth-child(n + 16), li:nth-child(n + 16)";

/** Topmost first. What one covers, wholly or in part, was checked before it opened. */
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

/** In the page. Axe reads the colors of each element with a slow parser, and a page has few. */
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

/** Parts below the window are otherwise laid out when they come near (`src/styles/base.css`). */
export const layOutWholePage = (page: Page) =>
  page.addStyleTag({ content: "* { content-visibility: visible !important; }" });

async function expectNoViolations(
  page: Page,
  choose: (builder: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Axe would read no color behind the parts below the window.
  await layOutWholePage(page);
  const builder = new AxeBuilder({ page, axeSource })
    // One page needs no other to put the frames' results together.
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

/** What would move although the journeys' person has asked for less motion. */
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

/** No violation of WCAG 2.2 AA that axe can see, and nothing that moves. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, (axeBuilder) => axeBuilder.withTags(WCAG));
  expect(await movingParts(page)).toEqual([]);
}

/** The same but for colors, where a neighboring width has these. */
const expectAccessibleStructure = (page: Page): Promise<void> =>
  expectNoViolations(page, (axeBuilder) => axeBuilder.withTags(WCAG).disableRules(COLOR_RULES));

const expectReadableColors = (page: Page): Promise<void> =>
  expectNoViolations(page, (axeBuilder) => axeBuilder.withRules(COLOR_RULES));

/** Nothing sticks out on the right, also nothing that is only hidden from the eye. */
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

/** As near as words may come to the edge of a phone: the gutter of 16 px, less what rounding takes. */
const CLOSEST = 12;

/** On the narrowest phone every word of a staff page stays clear of the edges. */
async function expectInGutter(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await expect.poll(() => page.evaluate(wordsPastGutter, CLOSEST)).toEqual([]);
}

/** Runs in the page. What scrolls sideways by itself may hold more than fits. */
function wordsPastGutter(closest: number): string[] {
  const styleOf = (element: Element) => getComputedStyle(element);
  const scrolls = (element: Element) =>
    /auto|scroll/.test(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth;
  /** Null for words that are not seen or may be scrolled to. */
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

/**
 * A staff page as it stands, where no theme was chosen: it follows the system without a load.
 * `npm test` looks at the light theme alone.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, "light");
  await expectAccessible(page);
  if (!isWholeRun) return;
  await showTheme(page, "dark");
  await expectReadableColors(page);
  await showTheme(page, "light");
}

/**
 * A staff page at each of the widths, and within it. A tablet has the colors of the others.
 * `npm test` asks axe at the first width alone.
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

/** Where an element stands in the window, for `expect.poll`: what is above it may still be on its way. */
export const boxOf = async (part: Locator) => (await part.boundingBox()) ?? NOWHERE;

/** The button stays in the row of the search, however narrow the list. */
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
  // A drawing may have a title element of its own.
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
