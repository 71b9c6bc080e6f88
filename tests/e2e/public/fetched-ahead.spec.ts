import { PHONE } from "../support/page-checks";
import { open } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

/** The paths that the page's scripts fetch, as they come. */
function fetchedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("the page that most go on to is there before its link is touched, unless one saves data", async ({
  page,
  newPerson,
}) => {
  const asked = fetchedBy(page);
  await open(page, "/pricing");
  await expect.poll(() => asked).toEqual(["/checkout"]);
  await page.locator("main a[href='/checkout']").first().click();
  await expect(page).toHaveURL("/checkout");
  expect(asked.filter((address) => address === "/checkout")).toHaveLength(1);

  const saving = await newPerson();
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const askedWhileSaving = fetchedBy(saving);
  await open(saving, "/pricing");
  await saving.waitForLoadState("networkidle");
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(askedWhileSaving).toEqual([]);
});

test("pages that links in view lead to are fetched once somebody reads on, and not before", async ({
  page,
}) => {
  const asked = fetchedBy(page);
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path !== "/signup")).toEqual([]);
  const link = page.locator("main a[href='/pricing']").first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain("/pricing");
  // It is not asked for again, and not shown before it is gone to.
  await link.click();
  await expect(page).toHaveURL("/pricing");
  expect(asked.filter((path) => path === "/pricing")).toHaveLength(1);
  expect(new Set(asked.filter((path) => !path.startsWith("/assets/"))).size).toBeLessThan(9);
});
