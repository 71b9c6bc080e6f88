import { expect, type Locator, type Page } from "@playwright/test";
import { PHONE, WIDE } from "../support/page-checks";
import { cutTexts, outsideTexts, tooWide } from "./cut-texts";
import { answersTo, COVERS, untranslatedTexts } from "./untranslated";

const OPENERS = ":is([aria-haspopup=menu], [aria-haspopup=dialog], [data-filter-sheet]):visible";

/**
 * Checks on a wide screen and a phone that all texts are pseudo-language and fit. Overlays are checked on the
 * phone, which has less room. `ownWords` are the test's own input.
 */
export function lookAt(page: Page, ownWords = "") {
  const answers = answersTo(page);
  const check = async () => {
    const at = `${page.url()} at ${page.viewportSize()?.width}`;
    const bare = await untranslatedTexts(page, `${await answers()}\n${ownWords}`);
    expect.soft(bare, at).toEqual([]);
    expect.soft(await cutTexts(page), at).toEqual([]);
    expect.soft(await tooWide(page), at).toEqual([]);
    expect.soft(await outsideTexts(page), at).toEqual([]);
  };
  const atBoth = async (run: () => Promise<void>) => {
    for (const viewport of [PHONE, WIDE]) {
      await resize(page, viewport);
      await run();
    }
  };
  const covers = page.locator(`${COVERS}:visible`);
  const look = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
    if ((await covers.count()) === 0) return atBoth(check);
    await resize(page, PHONE);
    await check();
    await resize(page, WIDE);
  };
  /**
   * Also opens the menus and popovers within. It opens those of one row among rows that are alike, and on the
   * wide screen only those that the phone lacks.
   */
  const lookInto = (within: Locator) => {
    const opened = new Set<string>();
    return atBoth(async () => {
      await check();
      const open = await covers.count();
      for (const opener of await openersIn(within)) {
        const name = await opener.evaluate(
          (element) => element.getAttribute("aria-label") ?? element.textContent,
        );
        if (opened.has(name)) continue;
        opened.add(name);
        await opener.click();
        await expect(covers).toHaveCount(open + 1);
        await check();
        await page.keyboard.press("Escape");
        await expect(covers).toHaveCount(open);
      }
    });
  };
  return { look, lookInto };
}

async function resize(page: Page, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}

async function openersIn(within: Locator): Promise<Locator[]> {
  const all = await within.locator(OPENERS).all();
  const rows = await Promise.all(
    all.map((opener) =>
      opener.evaluate(
        (element) => element.closest("[data-row], [data-lead], li")?.parentElement?.className,
      ),
    ),
  );
  return all.filter((_, place) => rows[place] === undefined || rows.indexOf(rows[place]) === place);
}
