import { expect, type Locator, type Page } from "@playwright/test";
import { PHONE, WIDE } from "../support/page-checks";
import { cutTexts, outsideTexts, tooWide } from "./cut-texts";
import { answersTo, COVERS, untranslatedTexts } from "./untranslated";

/** What opens menus and popovers, and a phone's filters. */
const OPENERS = ":is([aria-haspopup=menu], [aria-haspopup=dialog], [data-filter-sheet]):visible";

/**
 * Looks whether all that is on the screen is said in the pseudo-language and has its room, on a wide
 * screen and on a phone. `ownWords` are what the test itself puts in.
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
  /** Runs it on a wide screen and on a phone. */
  const atBoth = async (run: () => Promise<void>) => {
    for (const viewport of [PHONE, WIDE]) {
      await page.setViewportSize(viewport);
      await run();
    }
  };
  const look = async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
    await atBoth(check);
  };
  const covers = page.locator(`${COVERS}:visible`);
  /** And at every menu and popover that a button within opens; of rows that are alike, in one. */
  const lookInto = (within: Locator) =>
    atBoth(async () => {
      await check();
      const open = await covers.count();
      for (const opener of await openersIn(within)) {
        await opener.click();
        await expect(covers).toHaveCount(open + 1);
        await check();
        await page.keyboard.press("Escape");
        await expect(covers).toHaveCount(open);
      }
    });
  return { look, lookInto };
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
