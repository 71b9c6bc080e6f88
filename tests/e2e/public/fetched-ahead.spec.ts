import type { Request } from "@playwright/test";
import { PHONE } from "../support/page-checks";
import { open } from "../support/open-page";
import { expect, test } from "../support/test";

test("the page that most go on to is there before its link is touched, unless one saves data", async ({
  page,
  newPerson,
}) => {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === "fetch") asked.push(pathname + search);
  };
  page.on("request", note);
  await open(page, "/pricing");
  await expect.poll(() => asked).toEqual(["/checkout"]);
  await page.locator("main a[href='/checkout']").first().click();
  await expect(page).toHaveURL("/checkout");
  expect(asked.filter((address) => address === "/checkout")).toHaveLength(1);

  const saving = await newPerson();
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  asked.splice(0);
  saving.on("request", note);
  await open(saving, "/pricing");
  await saving.waitForLoadState("networkidle");
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked).toEqual([]);
});

test("pages that links in view lead to are fetched once somebody reads on, and not before", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(new URL(request.url()).pathname);
  });
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
