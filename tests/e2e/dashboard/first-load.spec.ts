import { gzipSync } from "node:zlib";
import { waitForApp } from "../support/open-page";
import { expect, test, type Page } from "../support/test";

/** What the dashboard asks for once its figures stand: its lists. */
const LATE = /\/assets\/table-view-[^/]+\.js$/;
const COUNTED = ["document", "script", "stylesheet", "font"];

/** HTML, scripts, styles and fonts until the figures can be used, in bytes packed by gzip -9. */
const MOST_BYTES = 424_000;
const MOST_SCRIPTS = 30;

type File = { type: string; bytes: number };

/** What the browser gets from now on. */
function watchFiles(page: Page) {
  const files: Promise<File>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (!COUNTED.includes(type)) return;
    const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    files.push(bytes.then((size) => ({ type, bytes: size })));
  });
  return () => Promise.all(files);
}

/** Holds what comes late back until it is let go. */
async function holdLateCode(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(LATE, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test("the figures can be read and used before the lists are there, and do not move", async ({
  page,
}) => {
  const letGo = await holdLateCode(page);
  const filesSoFar = watchFiles(page);
  const lateCode = page.waitForRequest(LATE);
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Current MRR" })).toContainText("$");
  await lateCode;

  const panel = page.getByRole("region", { name: "Recurring revenue, 12 months" });
  await expect(panel.getByRole("slider")).toHaveAttribute("aria-valuetext", /so far: \$/);
  const range = page.getByRole("combobox", { name: "Time range" });
  await range.selectOption("7 days");
  await expect(page).toHaveURL(/range=7d/);
  await expect(panel.locator("[data-slot=revenue-bar]")).toHaveCount(12);

  const files = await filesSoFar();
  const scripts = files.filter(({ type }) => type === "script");
  expect(scripts.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);

  const support = page.getByRole("region", { name: "Support & Tasks" });
  const places = () => Promise.all([panel.boundingBox(), support.boundingBox()]);
  await expect(support.getByText(/unresolved tickets?$/)).toBeVisible();
  const before = await places();
  letGo();
  await expect(support.getByRole("table")).toBeVisible();
  expect(await places()).toEqual(before);
});

test("lists that do not load leave the figures, say so, and come when tried again", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|A part of the page was not loaded/);
  await page.route(LATE, (route) => route.abort());
  await page.goto("/admin/dashboard");
  await waitForApp(page);
  const support = page.getByRole("region", { name: "Support & Tasks" });
  await expect(support.getByRole("alert")).toContainText("The list could not be drawn");
  const figures = page.getByRole("region", { name: "Key figures" });
  await expect(figures.getByRole("listitem").filter({ hasText: "Current MRR" })).toContainText("$");

  await page.unrouteAll();
  await support.getByRole("button", { name: "Try again" }).click();
  await expect(support.getByRole("table")).toBeVisible();
});
