import { open } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) paths.push(pathname);
  });
  return paths;
}

const isApp = (path: string) => path.includes("/assets/app-");

test("the app is fetched and not run once the page is idle, and not where one saves data", async ({
  page,
  newPerson,
}) => {
  const fetched = scriptsOf(page);
  await open(page, "/pricing");
  await expect.poll(() => fetched.some(isApp)).toBe(true);
  await expect(page.locator("#root[data-state=listening]")).toBeAttached();

  const saving = await newPerson();
  await saving.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const fetchedWhileSaving = scriptsOf(saving);
  await open(saving, "/pricing");
  await saving.waitForLoadState("networkidle");
  await saving.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(fetchedWhileSaving.filter(isApp)).toEqual([]);
});
